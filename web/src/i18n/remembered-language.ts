import type { InterfaceLanguage } from '@mboa/contract'

const cookieName = 'mboa_language'
const oneYearS = 365 * 24 * 60 * 60

/** The server prerenders the next document in this language; nothing else reads the cookie. */
export function rememberLanguage(language: InterfaceLanguage): void {
  document.cookie = `${cookieName}=${language}; Path=/; Max-Age=${oneYearS}; SameSite=Lax`
}

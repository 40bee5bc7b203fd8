import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'

/**
 * `__Host-`: Secure, for this host alone, for the whole site. Browsers take it on
 * http://localhost as well.
 */
const name = '__Host-mboa_session'
const attributes = { path: '/', secure: true, httpOnly: true, sameSite: 'Lax' } as const

export function readSessionToken(c: Context): string | undefined {
  return getCookie(c, name)
}

export function writeSessionToken(c: Context, token: string, maxAgeSeconds: number): void {
  setCookie(c, name, token, { ...attributes, maxAge: maxAgeSeconds })
}

export function clearSessionToken(c: Context): void {
  deleteCookie(c, name, attributes)
}

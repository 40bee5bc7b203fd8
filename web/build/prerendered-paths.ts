import { pagePaths, type InterfaceLanguage } from '@mboa/contract'

/** Where `web/src/app/lazy-pages.ts` takes the sign-in world from; login is in the entry. */
const authPages = (language: InterfaceLanguage) => [
  'src/features/auth/auth-pages.ts',
  `src/i18n/locales/accounts.${language}.po`,
]

export interface PrerenderedPath {
  path: string
  /** What the page needs beside the start, by its source, in each language: preloaded. */
  sources?: (language: InterfaceLanguage) => string[]
}

/** Pages that stand in the first document, so that they show before any code has arrived. */
export const prerenderedPaths: readonly PrerenderedPath[] = [
  { path: pagePaths.login },
  { path: pagePaths.signUp, sources: authPages },
  { path: pagePaths.signUpSuccess, sources: authPages },
  { path: pagePaths.forgotPassword, sources: authPages },
  { path: pagePaths.emailVerified, sources: authPages },
  { path: pagePaths.linkExpired, sources: authPages },
  { path: pagePaths.invalidLink, sources: authPages },
  { path: pagePaths.emailSent, sources: authPages },
  { path: pagePaths.googleFirstLogin, sources: authPages },
  { path: pagePaths.sessionExpired, sources: authPages },
]

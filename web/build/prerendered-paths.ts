import { pagePaths } from '@mboa/contract'

/** Where `web/src/app/lazy-pages.ts` takes the sign-in world from; login is in the entry. */
const authPages = 'src/features/auth/auth-pages.ts'

interface PrerenderedPath {
  path: string
  /** The lazy module the page's code stands in, by its source: preloaded by the document. */
  module?: string
}

/** Pages that stand in the first document, so that they show before any code has arrived. */
export const prerenderedPaths: readonly PrerenderedPath[] = [
  { path: pagePaths.login },
  { path: pagePaths.signUp, module: authPages },
  { path: pagePaths.signUpSuccess, module: authPages },
  { path: pagePaths.forgotPassword, module: authPages },
  { path: pagePaths.emailVerified, module: authPages },
  { path: pagePaths.linkExpired, module: authPages },
  { path: pagePaths.invalidLink, module: authPages },
  { path: pagePaths.emailSent, module: authPages },
  { path: pagePaths.googleFirstLogin, module: authPages },
  { path: pagePaths.sessionExpired, module: authPages },
]

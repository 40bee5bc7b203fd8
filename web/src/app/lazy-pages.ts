import { pagePaths } from '@mboa/contract'
import { lazyChunk, lazyPage, type LazyPage } from '../ui/lazy-page.ts'

/** Everything of the sign-in world but login, which the first load brings. */
const authPages = lazyChunk('accounts', () => import('../features/auth/auth-pages.ts'))

export const signUpPage = authPages.page((pages) => pages.SignUpScreen)
export const signUpSuccessPage = authPages.page((pages) => pages.SignUpSuccessScreen)
export const forgotPasswordPage = authPages.page((pages) => pages.ForgotPasswordScreen)
export const resetPasswordPage = authPages.page((pages) => pages.ResetPasswordScreen)
export const emailVerifiedPage = authPages.page((pages) => pages.EmailVerifiedScreen)
export const linkExpiredPage = authPages.page((pages) => pages.LinkExpiredScreen)
export const invalidLinkPage = authPages.page((pages) => pages.InvalidLinkScreen)
export const emailSentPage = authPages.page((pages) => pages.EmailSentScreen)
export const googleFirstLoginPage = authPages.page((pages) => pages.GoogleFirstLoginScreen)
export const sessionExpiredPage = authPages.page((pages) => pages.SessionExpiredScreen)
export const termsPage = lazyPage(
  'accounts',
  async () => (await import('../features/legal/terms-screen.tsx')).TermsScreen,
)

const prerenderedLazyPages: Partial<Record<string, LazyPage>> = {
  [pagePaths.signUp]: signUpPage,
  [pagePaths.signUpSuccess]: signUpSuccessPage,
  [pagePaths.forgotPassword]: forgotPasswordPage,
  [pagePaths.resetPassword]: resetPasswordPage,
  [pagePaths.emailVerified]: emailVerifiedPage,
  [pagePaths.linkExpired]: linkExpiredPage,
  [pagePaths.invalidLink]: invalidLinkPage,
  [pagePaths.emailSent]: emailSentPage,
  [pagePaths.googleFirstLogin]: googleFirstLoginPage,
  [pagePaths.sessionExpired]: sessionExpiredPage,
}

/**
 * Loads the code of a prerendered page, so that its first render is the page itself. Other
 * pages show the loading page until their code is there.
 */
export async function loadPrerenderedPage(path: string): Promise<void> {
  await prerenderedLazyPages[path]?.load()
}

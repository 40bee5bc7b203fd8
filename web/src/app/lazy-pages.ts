import { pagePaths } from '@mboa/contract'
import { lazyPage, type LazyPage } from '../ui/lazy-page.ts'

const authPages = () => import('../features/auth/auth-pages.ts')

/** Everything of the sign-in world but login, which the first load brings. One chunk. */
export const signUpPage = lazyPage(async () => (await authPages()).SignUpScreen)
export const signUpSuccessPage = lazyPage(async () => (await authPages()).SignUpSuccessScreen)
export const forgotPasswordPage = lazyPage(async () => (await authPages()).ForgotPasswordScreen)
export const resetPasswordPage = lazyPage(async () => (await authPages()).ResetPasswordScreen)
export const emailVerifiedPage = lazyPage(async () => (await authPages()).EmailVerifiedScreen)
export const linkExpiredPage = lazyPage(async () => (await authPages()).LinkExpiredScreen)
export const invalidLinkPage = lazyPage(async () => (await authPages()).InvalidLinkScreen)
export const emailSentPage = lazyPage(async () => (await authPages()).EmailSentScreen)
export const googleFirstLoginPage = lazyPage(async () => (await authPages()).GoogleFirstLoginScreen)
export const sessionExpiredPage = lazyPage(async () => (await authPages()).SessionExpiredScreen)
export const termsPage = lazyPage(
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

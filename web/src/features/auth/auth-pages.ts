/** The sign-in world but login: one chunk, apart from the first load. */
export {
  GoogleFirstLoginScreen,
  SessionExpiredScreen,
} from './google/google-first-login-screen.tsx'
export { ForgotPasswordScreen } from './password-reset/forgot-password-screen.tsx'
export { ResetPasswordScreen } from './password-reset/reset-password-screen.tsx'
export { SignUpScreen } from './sign-up/sign-up-screen.tsx'
export { LinkExpiredScreen } from './verification/link-expired-screen.tsx'
export {
  EmailSentScreen,
  EmailVerifiedScreen,
  InvalidLinkScreen,
  SignUpSuccessScreen,
} from './verification/outcome-screens.tsx'

/** Paths on the way to an account and into it, apart: who practises has been there. */
export const accountApiPaths = {
  signUp: '/api/auth/sign-up',
  verifyEmail: '/api/auth/verify-email',
  resendVerification: '/api/auth/resend-verification',
  emailAvailability: '/api/auth/email-availability',
  forgotPassword: '/api/auth/forgot-password',
  resetPassword: '/api/auth/reset-password',
  googleStart: '/api/auth/google/start',
  googleCallback: '/api/auth/google/callback',
  googlePending: '/api/auth/google/pending',
  completeGoogleSignUp: '/api/auth/google/complete',
  /** Where the link of an invitation leads; it continues to signing up, in, or to `invitation`. */
  openInvitation: '/api/recorder-invitations/open',
} as const

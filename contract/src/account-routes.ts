/** Paths on the way to an account and about it, apart: what practises needs none of them. */
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
  profilePhoto: '/api/profile/photo',
  profilePassword: '/api/profile/password',
  profileSessions: '/api/profile/sessions',
  profileSession: '/api/profile/sessions/:id',
  profileExport: '/api/profile/export',
  /** What one learns of a course, as a package of Anki: see `deckWishesSchema`. */
  profileDeck: '/api/profile/decks/:course',
  deleteProfile: '/api/profile/delete',
  speakerCredit: '/api/speaker-credit',
} as const

/** Paths that are there for anybody without an account, apart: what practises needs none of them. */
export const openApiPaths = {
  /** The words that a challenge's code stands for. */
  challenge: '/api/challenges/:course/:code',
  /** What stands beside a challenge's link in a message: `ewo.fr.png`. */
  challengePicture: '/api/challenge-pictures/:picture',
  /** One word or sentence of a course, by what stands after the course in its id: `day-sunday`. */
  openWord: '/api/words/:course/:word',
  /** Sound that its speaker gave to open data, for anybody; named as `clip` is. */
  openClip: '/api/open-clips/:clip',
  /** What a speaker without an account asks by the code on their paper. */
  speakerCode: '/api/speaker-codes',
  openApi: '/api/openapi.json',
} as const

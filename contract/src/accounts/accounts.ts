import * as v from 'valibot'
import { textField } from '../fields.ts'
import { interfaceLanguageSchema } from '../interface-languages.ts'

export const roles = ['learner', 'recorder'] as const
export const roleSchema = v.picklist(roles)
export type Role = v.InferOutput<typeof roleSchema>

/** Longest values the server takes; far above what people write, far below what hurts. */
export const fieldLimits = { fullName: 200, email: 254, phoneNumber: 32, password: 1024 }

/**
 * The code of a mailed link, as it stands there. Of any length and kind: what is none of ours is
 * named by the code of its request (`invalid-verification-link`, `invalid-reset-link`).
 */
const linkCodeSchema = v.string()

/** What people say of themselves, at sign-up and later on the profile. */
export const personalFields = {
  fullName: textField(fieldLimits.fullName),
  /** Dial code joined with the local number, e.g. `+237670000000`. */
  phoneNumber: textField(fieldLimits.phoneNumber),
}

/** Registration (§3). What is missing or malformed is answered per field by the server. */
export const signUpRequestSchema = v.object({
  ...personalFields,
  email: textField(fieldLimits.email),
  password: textField(fieldLimits.password),
  acceptedTerms: v.boolean(),
  language: interfaceLanguageSchema,
})
export type SignUpRequest = v.InferOutput<typeof signUpRequestSchema>

/** `identifier` is an e-mail address or a phone number, national or international (§2). */
export const loginRequestSchema = v.object({
  identifier: textField(fieldLimits.email),
  password: textField(fieldLimits.password),
})
export type LoginRequest = v.InferOutput<typeof loginRequestSchema>

/** The current user: the account merged with its profile (§3). */
export const userSchema = v.object({
  id: v.string(),
  fullName: v.string(),
  displayName: v.nullable(v.string()),
  email: v.string(),
  phoneNumber: v.nullable(v.string()),
  photoURL: v.nullable(v.string()),
  role: roleSchema,
  emailVerified: v.boolean(),
  createdAt: v.number(),
})
export type User = v.InferOutput<typeof userSchema>

/** Answer of login and of the session look-up; `user` is null when nobody is signed in. */
export const sessionResponseSchema = v.object({
  user: v.nullable(userSchema),
  /** The server's clock, epoch ms. */
  now: v.number(),
  /** An invitation that this browser has followed is to be asked about, at `pagePaths.invitation`. */
  isInvited: v.optional(v.boolean()),
})
export type SessionResponse = v.InferOutput<typeof sessionResponseSchema>

/** `userId` and `verificationExpiresAt` (epoch ms) feed the countdown kept on the device (§9). */
export const signUpResponseSchema = v.object({
  userId: v.string(),
  verificationExpiresAt: v.number(),
  /**
   * What was signed up with, to be shown and put right: only where its password was given, since
   * an older link or an id may be in other hands.
   */
  signedUp: v.optional(
    v.object({ fullName: v.string(), email: v.string(), phoneNumber: v.nullable(v.string()) }),
  ),
  /** Where the mail can be read on a local start without a mail server; absent otherwise. */
  mailboxPath: v.optional(v.string()),
  /**
   * Present where a mailed invitation was followed and its address left as it is: nothing is to be
   * verified, and this browser is signed in.
   */
  session: v.optional(sessionResponseSchema),
})
export type SignUpResponse = v.InferOutput<typeof signUpResponseSchema>

/**
 * Refused: `verification-link-expired`, `invalid-verification-link`. `fields.code` says more where
 * it is known: `email-already-verified` (a mail scanner may have applied the code in time) or
 * `verification-link-replaced` (a newer mail was sent).
 */
export const verifyEmailRequestSchema = v.object({ code: linkCodeSchema })
export type VerifyEmailRequest = v.InferOutput<typeof verifyEmailRequestSchema>

/** The address that the code was sent to, so that nobody types it again to log in. */
export const verifyEmailResponseSchema = v.object({ email: v.string() })
export type VerifyEmailResponse = v.InferOutput<typeof verifyEmailResponseSchema>

/**
 * By the expired code itself, by the id that sign-up answered, or by identifier and password after a
 * refused login. Refused: `email-already-verified`, `wait-before-resend`, and what login refuses.
 */
export const resendVerificationRequestSchema = v.union([
  v.object({ code: linkCodeSchema }),
  v.object({ userId: v.pipe(v.string(), v.uuid()) }),
  loginRequestSchema,
])
export type ResendVerificationRequest = v.InferOutput<typeof resendVerificationRequestSchema>

export const emailAvailabilityRequestSchema = v.object({ email: textField(fieldLimits.email) })
export const emailAvailabilityResponseSchema = v.object({ available: v.boolean() })
export type EmailAvailabilityResponse = v.InferOutput<typeof emailAvailabilityResponseSchema>

/**
 * Answered with 204 alike for known and unknown addresses; the link in the mail lives 60 minutes
 * and leads to `/?mode=resetPassword&oobCode=…`. Refused: `invalid-email`, `required`,
 * `too-many-attempts` (10 an hour for an address and for an e-mail).
 */
export const forgotPasswordRequestSchema = v.object({ email: textField(fieldLimits.email) })
export type ForgotPasswordRequest = v.InferOutput<typeof forgotPasswordRequestSchema>

/**
 * The code of the mailed link, used once; the password follows the rules of sign-up (§5), reported
 * under the field `password`. 204: the e-mail counts as verified, every session has ended and a
 * notice is mailed; it signs nobody in. Refused: `reset-link-expired`, `invalid-reset-link`
 * (unknown, used or replaced by a newer mail).
 */
export const resetPasswordRequestSchema = v.object({
  code: linkCodeSchema,
  password: textField(fieldLimits.password),
})

import * as v from 'valibot'

/**
 * Every code an answer of the server may carry. The texts for people are in the browser's
 * catalogues; the first group is the error catalogue of the specification (§8).
 */
export const errorCodes = [
  // §8
  'email-not-verified',
  'email-not-found',
  'wrong-password',
  'invalid-email',
  'too-many-attempts',
  'account-disabled',
  'google-login-failed',
  'google-signup-failed',
  'email-already-exists',
  'weak-password',
  'operation-not-allowed',
  'verification-link-expired',
  'invalid-verification-link',
  'general',
  // Ours
  'email-already-verified',
  'verification-link-replaced',
  'required',
  'password-too-short',
  'terms-not-accepted',
  'invalid-phone-number',
  'phone-number-already-exists',
  'too-long',
  'invalid-value',
  'invalid-request',
  'too-large',
  'not-signed-in',
  'not-allowed',
  'not-found',
  'cross-origin',
  'wait-before-resend',
  'reset-link-expired',
  'invalid-reset-link',
  'google-session-expired',
  'invalid-photo',
  'invalid-sound',
  'take-already-exists',
  'take-withdrawn',
  'not-heard',
  'consent-needed',
  'daily-quota-reached',
  'quota-reached',
  'consent-text-changed',
  'sign-in-again',
  'unavailable',
  'internal',
] as const

export type ErrorCode = (typeof errorCodes)[number]

export const errorCodeSchema = v.picklist(errorCodes)

/** The body of every answer with a status of 400 and above. */
export const errorBodySchema = v.object({
  error: v.object({
    code: errorCodeSchema,
    /** A plain English sentence for people who read the answer itself; never shown on a screen. */
    message: v.string(),
    /** All wrong fields at once, by the name they have in the request. */
    fields: v.optional(v.record(v.string(), errorCodeSchema)),
    /** Seconds after which trying again makes sense, where the answer depends on time. */
    retryAfterSeconds: v.optional(v.number()),
  }),
})

export type ErrorBody = v.InferOutput<typeof errorBodySchema>

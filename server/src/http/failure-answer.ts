import type { ErrorBody, ErrorCode } from '@mboa/contract'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Failure } from '../result.ts'

/** The one place where a code becomes a status and a sentence for whoever reads the answer. */
export const failureAnswers: Readonly<Record<ErrorCode, readonly [ContentfulStatusCode, string]>> =
  {
    'email-not-verified': [403, 'The e-mail address of this account is not verified yet.'],
    'email-not-found': [404, 'No account has this e-mail address or phone number.'],
    'wrong-password': [401, 'The password is not right.'],
    'invalid-email': [400, 'This does not look like an e-mail address.'],
    'too-many-attempts': [429, 'Too many attempts; wait before trying again.'],
    'account-disabled': [403, 'This account is disabled.'],
    'google-login-failed': [400, 'Signing in with Google failed.'],
    'google-signup-failed': [400, 'Signing up with Google failed.'],
    'email-already-exists': [409, 'An account with this e-mail address exists.'],
    'weak-password': [400, 'The password is among the most common ones.'],
    'operation-not-allowed': [403, 'This server or this account does not offer that.'],
    'verification-link-expired': [410, 'The verification link has expired.'],
    'invalid-verification-link': [400, 'The verification link is unknown, replaced or used.'],
    'email-already-verified': [409, 'The e-mail address of this account is verified already.'],
    'verification-link-replaced': [400, 'A newer mail has replaced this verification link.'],
    general: [500, 'This did not work.'],
    required: [400, 'A needed value is missing.'],
    'password-too-short': [400, 'The password is too short.'],
    'terms-not-accepted': [400, 'The terms are not accepted.'],
    'invalid-phone-number': [400, 'This is not possible as a phone number.'],
    'phone-number-already-exists': [409, 'An account with this phone number exists.'],
    'too-long': [400, 'A value is too long.'],
    'invalid-value': [400, 'A value is not of the kind expected.'],
    'invalid-request': [400, 'The request is not of the shape expected.'],
    'too-large': [413, 'The request is too large.'],
    'not-signed-in': [401, 'Nobody is signed in.'],
    'not-allowed': [403, 'This account may not do that.'],
    'not-found': [404, 'There is nothing at this address.'],
    'cross-origin': [403, 'Requests that change something must come from this site itself.'],
    'wait-before-resend': [429, 'A mail was sent a moment ago; wait before asking again.'],
    'reset-link-expired': [410, 'The link for a new password has expired.'],
    'invalid-reset-link': [400, 'The link for a new password is unknown, replaced or used.'],
    'google-session-expired': [410, 'No first Google sign-in waits here, or not any more.'],
    'invalid-photo': [400, 'This is not a picture of a kind that is taken.'],
    'invalid-sound': [400, 'This is not a whole sound file of the kind that is taken.'],
    'take-already-exists': [409, 'Another take was stored under this id.'],
    'take-withdrawn': [410, 'This take was withdrawn.'],
    'not-heard': [409, 'This clip was not sent to this reviewer, or cannot have been heard yet.'],
    'consent-needed': [403, 'The speaker has not consented to being recorded.'],
    'daily-quota-reached': [429, 'As much as one person may send a day has come.'],
    'quota-reached': [403, 'The limit for this is reached.'],
    'consent-text-changed': [409, 'There is a newer text to consent to.'],
    'sign-in-again': [403, 'This needs a sign-in of the last few minutes.'],
    unavailable: [503, 'The server cannot do this right now; try again soon.'],
    internal: [500, 'Something unexpected happened; it is logged under the request id.'],
  }

/** The JSON answer of an expected failure: `{ "error": { "code", "message", … } }`. */
export function answerFailure(c: Context, failure: Failure): Response {
  const [status, message] = failureAnswers[failure.code]
  const { code, fields, retryAfterSeconds } = failure
  const body: ErrorBody = {
    error: {
      code,
      message,
      ...(fields && { fields: { ...fields } }),
      ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    },
  }
  if (retryAfterSeconds !== undefined) c.header('Retry-After', String(retryAfterSeconds))
  c.header('Cache-Control', 'no-store')
  return c.json(body, status)
}

import * as v from 'valibot'
import { errorCodeSchema } from '../errors.ts'

/**
 * How the browser comes back from Google. `popup`: the callback is a small page that sends the
 * outcome to the page that opened it, and closes. `redirect`: where popups are blocked, the
 * callback leads on to the dashboard, to `/auth/google-first-login`, or to
 * `/auth/login?message=<code>`.
 */
export const googleModes = ['popup', 'redirect'] as const
export const googleModeSchema = v.picklist(googleModes)
export type GoogleMode = v.InferOutput<typeof googleModeSchema>

/** Made by the page that opens the popup, sent back with the outcome: `crypto.randomUUID()`. */
export const googleAttemptSchema = v.pipe(v.string(), v.regex(/^[\w-]{0,64}$/))

/**
 * Query of an address that is opened as a page, never fetched: it leads to Google.
 * @example
 * window.open(addressOf(api.startGoogleSignIn, { query: { mode: 'popup', attempt } }), 'mboa-google')
 */
export const googleStartQuerySchema = v.fallback(
  v.object({
    /** Null of a query that no page of ours has made. */
    mode: v.nullable(googleModeSchema),
    attempt: v.optional(googleAttemptSchema, ''),
  }),
  { mode: null, attempt: '' },
)
export type GoogleStartQuery = v.InferOutput<typeof googleStartQuerySchema>

/**
 * Name of the `BroadcastChannel` on which the popup sends the outcome. It reaches the opener also
 * where Google's opener policy has cut the popup off from it; the same message is posted to
 * `window.opener` where there still is one. Take the first, by its `attempt`.
 */
export const googleChannel = 'mboa-google'

/**
 * What the popup sends. `signed-in`: the session cookie is set, ask the session. `new-user`: go
 * to `/auth/google-first-login` (the specification's isNewUser). `failed`: `code` is
 * `google-login-failed`, `account-disabled` or `too-many-attempts`. A popup that is closed by
 * hand sends nothing: that is a failed sign-in too.
 */
export const googleOutcomeSchema = v.variant('outcome', [
  v.object({ outcome: v.literal('signed-in'), attempt: v.string() }),
  v.object({ outcome: v.literal('new-user'), attempt: v.string() }),
  v.object({ outcome: v.literal('failed'), attempt: v.string(), code: errorCodeSchema }),
])
export type GoogleOutcome = v.InferOutput<typeof googleOutcomeSchema>

/** How long a first Google sign-in waits for "Create My Account". */
export const googlePendingMs = 10 * 60_000

/**
 * Answer of `GET /api/auth/google/pending`: who is about to become a user. Refused with
 * `google-session-expired` when nothing waits (any more), as is `POST …/complete`, which has no
 * body, makes the account, signs in and answers a `SessionResponse`.
 */
export const googlePendingSchema = v.object({
  email: v.string(),
  /** Google's display name, or 'Google User' (§3). */
  fullName: v.string(),
  photoURL: v.nullable(v.string()),
  /** Epoch ms by the server's clock. */
  expiresAt: v.number(),
})
export type GooglePending = v.InferOutput<typeof googlePendingSchema>

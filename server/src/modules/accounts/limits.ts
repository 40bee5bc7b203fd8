import type { Limit } from '../../platform/throttles/throttles.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** §9: a verification link lives three minutes. */
export const verificationLifetimeMs = 3 * minuteMs
/** The link of a reset mail lives an hour and is used once. */
export const resetLifetimeMs = hourMs
export const resendPauseMs = minuteMs
/** From following an invitation to signing up or in: whoever has the device later is somebody else. */
export const followedInvitationMs = hourMs
/** A coordinator writes to the same address again no sooner than after this. */
export const invitedAgainMs = 24 * hourMs
/** Per address that invitations are mailed to, whatever languages they are to. */
export const invitedAddressLimit: Limit = {
  name: 'invited-address',
  hits: 3,
  windowMs: 24 * hourMs,
}
/** How long one that has run out still holds for who signed up by it. */
export const invitationRetentionMs = 7 * 24 * hourMs
/** A session ends when nobody uses it for this long; `longestSessionMs` ends it in any case. */
export const idleSessionMs = 30 * 24 * hourMs
/** A session's end moves at most this often: not every request should write. */
export const sessionTouchMs = hourMs
/** Expired codes still say whose they were, for "Resend" on the expired page. */
export const codeRetentionMs = 30 * 24 * hourMs

/** Passwords checked for one account or unknown identifier, whoever asks from wherever. */
export const passwordLimit: Limit = { name: 'password', hits: 10, windowMs: 5 * minuteMs }

/**
 * Per address. Wide, because a classroom or a whole mobile network may share one address: forty
 * people who log in within a minute are all let in.
 */
export const loginLimit: Limit = { name: 'login', hits: 40, windowMs: minuteMs }
export const googleLimit: Limit = { name: 'google', hits: 60, windowMs: minuteMs }
export const invitationLimit: Limit = { name: 'invitation', hits: 40, windowMs: minuteMs }
export const signUpLimit: Limit = { name: 'sign-up', hits: 100, windowMs: hourMs }
/** Counted for the client's address, and again for the e-mail address asked about. */
export const forgotLimit: Limit = { name: 'forgot-password', hits: 10, windowMs: hourMs }
export const resetLimit: Limit = { name: 'reset-password', hits: 40, windowMs: minuteMs }
export const resendLimit: Limit = { name: 'resend', hits: 40, windowMs: minuteMs }
/** Pictures cost the processor, and an export reads everything. */
export const photoLimit: Limit = { name: 'photo', hits: 30, windowMs: hourMs }
export const exportLimit: Limit = { name: 'export', hits: 30, windowMs: hourMs }
export const availabilityLimit: Limit = {
  name: 'email-availability',
  hits: 30,
  windowMs: minuteMs,
}

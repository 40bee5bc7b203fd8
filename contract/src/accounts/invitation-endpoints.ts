import * as v from 'valibot'
import type { Endpoint } from '../endpoint.ts'
import { followedInvitationSchema } from '../desk/language-desk.ts'
import { sessionResponseSchema } from './accounts.ts'

/** Where the link of an invitation leads; it continues to signing up, in, or to `invitation`. */
export const openInvitation = {
  method: 'GET',
  path: '/api/recorder-invitations/open',
  query: v.object({ code: v.optional(v.string(), '') }),
  answer: 'redirect',
} as const satisfies Endpoint

/** The invitation that this browser has followed. */
export const readFollowedInvitation = {
  method: 'GET',
  path: '/api/recorder-invitations/followed',
  answer: followedInvitationSchema,
} as const satisfies Endpoint

export const leaveInvitation = {
  method: 'DELETE',
  path: '/api/recorder-invitations/followed',
} as const satisfies Endpoint

export const acceptInvitation = {
  method: 'POST',
  path: '/api/recorder-invitations/accept',
  answer: sessionResponseSchema,
  refuses: ['not-found', 'account-disabled'],
} as const satisfies Endpoint

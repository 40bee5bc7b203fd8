import * as v from 'valibot'
import type { Endpoint } from '../endpoint.ts'
import { followedInvitationSchema } from '../desk/language-desk.ts'
import { sessionResponseSchema } from './accounts.ts'

/** The link in an invitation opens this; it redirects to sign-up, login or the `invitation` page. */
export const openInvitation = {
  method: 'GET',
  path: '/api/recorder-invitations/open',
  query: v.object({ code: v.optional(v.string(), '') }),
  answer: 'redirect',
} as const satisfies Endpoint

/** Describes the invitation whose link was opened in this browser. */
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

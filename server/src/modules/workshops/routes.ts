import { api } from '@mboa/contract'
import { defineRoute, type Route } from '../../http/route.ts'
import type { Limit } from '../../platform/throttles/throttles.ts'
import { findOrJoin, leaveWorkshop } from './service.ts'

/** Per recorder: nobody joins so many; a code is 256 bits and cannot be tried. */
const joinLimit: Limit = { name: 'workshop-join', hits: 30, windowMs: 60_000 }

/** For recorders who have the link of one; its coordinators' are at the desk of its language. */
export const workshopRoutes: readonly Route[] = [
  defineRoute(api.joinWorkshop, {
    summary: 'See which workshop a link is of, and join it',
    access: 'recorder',
    accountLimit: joinLimit,
    handle: ({ context, actor, body }) => findOrJoin(context, actor, body),
  }),
  defineRoute(api.leaveWorkshop, {
    summary:
      'Leave a workshop: its speakers are no longer on one’s devices, nor one’s own on others’',
    access: 'signed-in',
    handle: ({ context, actor, params: { id } }) => leaveWorkshop(context, actor, id),
  }),
]

import { api } from '@mboa/contract'
import { defineRoute, type Route } from '../../http/route.ts'
import { reviewClipLimit, reviewLimit, takeMovesRate } from './limits.ts'
import { clipContentTypes } from '../takes/index.ts'
import { succeed } from '../../result.ts'
import { moveOwnTakes } from './move-own-takes.ts'
import { serveReviewClip } from './hearings.ts'
import { listReviewQueue } from './queue.ts'
import { reviewTake, undoReview } from './service.ts'

export const reviewRoutes: readonly Route[] = [
  defineRoute(api.listReviewQueue, {
    summary: 'Others’ takes of a language that wait for one’s judgement',
    access: 'recorder',
    handle: ({ context, actor, query }) => listReviewQueue(context, actor, query.course),
  }),
  defineRoute(api.readReviewClip, {
    summary: 'What somebody hears who reviews a take; a GET is noted, so that they can approve it',
    access: 'recorder',
    accountLimit: reviewClipLimit,
    async handle({ context, actor, params: { clip }, c }) {
      // HEAD brings nobody a sound.
      const isSent = c.req.method === 'GET'
      const served = await serveReviewClip(context, actor, { ...clip, isSent })
      if (!served.ok) return served
      const { bytes, ending } = served.value
      c.header('Content-Type', clipContentTypes[ending])
      c.header('Cache-Control', 'no-store')
      return c.body(new Uint8Array(bytes))
    },
  }),
  defineRoute(api.moveTakes, {
    summary: 'File takes of one’s own under the words that they hold',
    access: 'signed-in',
    accountLimit: takeMovesRate,
    handle: async ({ context, actor, body }) =>
      succeed(await moveOwnTakes(context, actor, body.moves)),
  }),
  defineRoute(api.reviewTake, {
    summary:
      'Approve somebody else’s take once it was heard, send it back, or say which word it is',
    access: 'recorder',
    accountLimit: reviewLimit,
    handle: ({ context, actor, body, params: { id } }) => reviewTake(context, actor, id, body),
  }),
  defineRoute(api.undoReview, {
    summary: 'Take one’s review back',
    access: 'recorder',
    handle: ({ context, actor, params: { id } }) => undoReview(context, actor, id),
  }),
]

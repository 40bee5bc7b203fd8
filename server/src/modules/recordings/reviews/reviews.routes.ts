import { apiPaths, reviewedTakeSchema, reviewQueueSchema, takeReviewSchema } from '@mboa/contract'
import { defineRoute, type Route } from '../../../http/route.ts'
import { reviewLimit } from '../limits.ts'
import type { ReviewService } from './reviews.service.ts'

export function createReviewRoutes(reviews: ReviewService): readonly Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: apiPaths.reviewQueue,
      summary: 'Others’ takes of a language that wait for one’s judgement',
      access: 'recorder',
      answer: reviewQueueSchema,
      handle: ({ actor, c }) => reviews.queue(actor, c.req.query('course') ?? ''),
    }),
    defineRoute({
      method: 'PUT',
      path: apiPaths.takeReview,
      summary: 'Approve somebody else’s take, or send it back with a reason',
      access: 'recorder',
      body: takeReviewSchema,
      answer: reviewedTakeSchema,
      accountLimit: reviewLimit,
      handle: ({ actor, body, params: { id = '' } }) => reviews.review(actor, id, body),
    }),
    defineRoute({
      method: 'DELETE',
      path: apiPaths.takeReview,
      summary: 'Take one’s review back',
      access: 'recorder',
      answer: reviewedTakeSchema,
      handle: ({ actor, params: { id = '' } }) => reviews.undo(actor, id),
    }),
  ]
}

import { apiPaths, reviewedTakeSchema, reviewQueueSchema, takeReviewSchema } from '@mboa/contract'
import { defineRoute, type Route } from '../../../http/route.ts'
import { reviewLimit } from '../limits.ts'
import { listReviewQueue, reviewTake, undoReview } from './reviews.service.ts'

export const reviewRoutes: readonly Route[] = [
  defineRoute({
    method: 'GET',
    path: apiPaths.reviewQueue,
    summary: 'Others’ takes of a language that wait for one’s judgement',
    access: 'recorder',
    answer: reviewQueueSchema,
    handle: ({ context, actor, c }) => listReviewQueue(context, actor, c.req.query('course') ?? ''),
  }),
  defineRoute({
    method: 'PUT',
    path: apiPaths.takeReview,
    summary: 'Approve somebody else’s take, or send it back with a reason',
    access: 'recorder',
    body: takeReviewSchema,
    answer: reviewedTakeSchema,
    accountLimit: reviewLimit,
    handle: ({ context, actor, body, params: { id = '' } }) => reviewTake(context, actor, id, body),
  }),
  defineRoute({
    method: 'DELETE',
    path: apiPaths.takeReview,
    summary: 'Take one’s review back',
    access: 'recorder',
    answer: reviewedTakeSchema,
    handle: ({ context, actor, params: { id = '' } }) => undoReview(context, actor, id),
  }),
]

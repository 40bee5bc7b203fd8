import * as v from 'valibot'
import type { Endpoint } from '../endpoint.ts'
import { idSchema } from '../fields.ts'
import { reviewClipSchema } from './sound-files.ts'
import { reviewQueueSchema, reviewedTakeSchema, takeReviewSchema } from './take-reviews.ts'

export const listReviewQueue = {
  method: 'GET',
  path: '/api/reviews/queue',
  query: v.object({ course: v.string() }),
  answer: reviewQueueSchema,
  refuses: ['not-found'],
} as const satisfies Endpoint

/**
 * Returns the sound of a take to its reviewer: `<id of the take>.flac` or `.copy`. Unlike a clip it is
 * never cached, so that the server knows what was heard.
 */
export const readReviewClip = {
  method: 'GET',
  path: '/api/reviews/clips/:clip',
  params: { clip: reviewClipSchema },
  answer: 'file',
  refuses: ['not-found', 'take-withdrawn'],
} as const satisfies Endpoint

export const reviewTake = {
  method: 'PUT',
  path: '/api/takes/:id/review',
  params: { id: idSchema },
  body: takeReviewSchema,
  answer: reviewedTakeSchema,
  refuses: ['not-found', 'take-withdrawn', 'not-heard'],
} as const satisfies Endpoint

export const undoReview = {
  method: 'DELETE',
  path: '/api/takes/:id/review',
  params: { id: idSchema },
  answer: reviewedTakeSchema,
  refuses: ['not-found', 'take-withdrawn'],
} as const satisfies Endpoint

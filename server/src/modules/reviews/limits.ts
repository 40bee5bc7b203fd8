import type { Limit } from '../../platform/throttles/throttles.ts'

/** Per recorder: twice as quick as anybody listens. */
export const reviewLimit: Limit = { name: 'take-review', hits: 120, windowMs: 60_000 }

/** Per recorder: each decided on, one fetched ahead, and some again. */
export const reviewClipLimit: Limit = { name: 'review-clip', hits: 240, windowMs: 60_000 }

/** Per recorder: a request mends a whole session. */
export const takeMovesRate: Limit = { name: 'take-moves', hits: 60, windowMs: 60_000 }

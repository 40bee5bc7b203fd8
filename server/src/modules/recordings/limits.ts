import type { Limit } from '../../platform/throttles/throttles.ts'

/** Per recorder: a day without a network is sent within minutes; nobody speaks that quickly. */
export const takeLimit: Limit = { name: 'take', hits: 600, windowMs: 60_000 }

/** Per recorder: twice as quick as anybody listens. */
export const reviewLimit: Limit = { name: 'take-review', hits: 120, windowMs: 60_000 }

/** Per address: each reads every file of a recorder. */
export const ownSoundsLimit: Limit = { name: 'own-sounds', hits: 10, windowMs: 60 * 60_000 }

import type { Limit } from '../../platform/throttles/throttles.ts'

/** More than the largest batch of valid reports can take, every character escaped. */
export const reportsBodyLimitBytes = 512 * 1024

/** Per learner: a batch every few seconds, more than anybody writes. */
export const reportsLimit: Limit = { name: 'reports', hits: 30, windowMs: 60_000 }

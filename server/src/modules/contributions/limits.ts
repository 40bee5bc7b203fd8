import type { Limit } from '../../platform/throttles/throttles.ts'

/** More than the largest batch of valid contributions can take, every character escaped. */
export const contributionsBodyLimitBytes = 1024 * 1024

/** Per recorder: a day's work without a network is sent within a minute. */
export const contributionsLimit: Limit = { name: 'contributions', hits: 60, windowMs: 60_000 }

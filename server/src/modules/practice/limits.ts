import type { Limit } from '../../platform/throttles/throttles.ts'

/**
 * More than the largest batch of valid events can take (200 events below 7 kB, every character
 * escaped): a batch that is too large would never get through.
 */
export const syncBodyLimitBytes = 2 * 1024 * 1024

/** Per learner: a new phone fetches 300,000 events in a minute; nobody answers that quickly. */
export const syncLimit: Limit = { name: 'sync', hits: 300, windowMs: 60_000 }

import type { Limit } from '../../platform/throttles/throttles.ts'

/**
 * More than the largest batch of valid events can take (200 events below 7 kB, every character
 * escaped): a batch that is too large would never get through.
 */
export const syncBodyLimitBytes = 2 * 1024 * 1024

/** Per learner: a new phone fetches 300,000 events in a minute; nobody answers that quickly. */
export const syncLimit: Limit = { name: 'sync', hits: 300, windowMs: 60_000 }

/**
 * What one learner may store in a day, so that no single account fills the database. An answer
 * takes some 650 bytes: 77,000 of them, as many as nine hundred a day for twelve weeks without a
 * network, all sent at once. Of the largest events there are, 8,000.
 */
export const practiceQuota = {
  name: 'practice',
  bytesADay: 48 * 1024 * 1024,
  /** A row with its keys in two indexes, beside the event itself. */
  bytesOfRow: 300,
} as const

/** When, and how many at once, events are put into blocks (`compact-practice.ts`). */
export const compaction = {
  /** Few of a learner's are younger than this and stand one by one, ten times as large. */
  afterMs: 7 * 24 * 60 * 60_000,
  /** More would save little, and cost those more who read a few. */
  eventsInBlock: 256,
  /** In one transaction; 7 MB of the largest there are. */
  eventsAtOnce: 1024,
  learnersAtOnce: 200,
  /** Of each hour. */
  longestMs: 10 * 60_000,
} as const

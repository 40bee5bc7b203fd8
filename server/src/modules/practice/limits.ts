import { dailyLimitBytes } from '@mboa/contract'
import type { Limit } from '../../platform/throttles/throttles.ts'

/** Per learner: a new phone fetches 300,000 events in a minute; nobody answers that quickly. */
export const syncLimit: Limit = { name: 'sync', hits: 300, windowMs: 60_000 }

/** Daily limit on the practice data of one learner. */
export const practiceQuota = {
  name: 'practice',
  bytesADay: dailyLimitBytes.practice,
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

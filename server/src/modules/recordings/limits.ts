import type { Limit } from '../../platform/throttles/throttles.ts'

/** Per recorder: a day without a network is sent within minutes; nobody speaks that quickly. */
export const takeLimit: Limit = { name: 'take', hits: 600, windowMs: 60_000 }

const gibibyte = 1024 ** 3

/**
 * Bytes of both files per recorder, so that no single account fills the storage. A day of speaking
 * without a pause is a quarter of what a day allows.
 */
export const takeQuota = {
  dayMs: 24 * 60 * 60_000,
  bytesADay: 2 * gibibyte,
  /** Of what is not withdrawn. */
  bytesInAll: 40 * gibibyte,
} as const

/** Per recorder: twice as quick as anybody listens. */
export const reviewLimit: Limit = { name: 'take-review', hits: 120, windowMs: 60_000 }

/** Per recorder: each decided on, one fetched ahead, and some again. */
export const reviewClipLimit: Limit = { name: 'review-clip', hits: 240, windowMs: 60_000 }

/** Per recorder: a request mends a whole session. */
export const takeMovesRate: Limit = { name: 'take-moves', hits: 60, windowMs: 60_000 }

/** Per address: each reads every file of a recorder. */
export const ownSoundsLimit: Limit = { name: 'own-sounds', hits: 10, windowMs: 60 * 60_000 }

/** Per recorder: all that a quota holds is sent, and deleted again, within minutes. */
export const speakersLimit: Limit = { name: 'speakers', hits: 240, windowMs: 60_000 }

/** So many speakers who took back are noted of a recorder, and no unknown ones beyond. */
export const maxNotedSpeakers = 1_000

/** Per address: a village behind one, each with a paper; codes are 130 bits and cannot be tried. */
export const speakerCodeLimit: Limit = { name: 'speaker-code', hits: 30, windowMs: 60_000 }

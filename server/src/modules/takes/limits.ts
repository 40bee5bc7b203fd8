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

/** Per address: each reads every file of a recorder. */
export const ownSoundsLimit: Limit = { name: 'own-sounds', hits: 10, windowMs: 60 * 60_000 }

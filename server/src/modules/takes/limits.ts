import { dailyLimitBytes } from '@mboa/contract'
import type { Limit } from '../../platform/throttles/throttles.ts'

/** Per recorder: a day without a network is sent within minutes; nobody speaks that quickly. */
export const takeLimit: Limit = { name: 'take', hits: 600, windowMs: 60_000 }

/** Bytes of both files per recorder, so that no single account fills the storage. */
export const takeQuota = {
  dayMs: 24 * 60 * 60_000,
  bytesADay: dailyLimitBytes.takes,
  /** Of what is not withdrawn. */
  bytesInAll: 40 * 1024 ** 3,
} as const

/** Per address: each reads every file of a recorder. */
export const ownSoundsLimit: Limit = { name: 'own-sounds', hits: 10, windowMs: 60 * 60_000 }

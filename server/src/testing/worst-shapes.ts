import { testId } from '@mboa/domain/testing'
import type { Tables } from '../platform/database/tables.ts'

export const course = 'ewo'
/** When all of it is filled. */
export const now = Date.now()

/** How much there is of each thing: as much as its limit allows, or as a few days' quota. */
export const counts = {
  recorders: 1_000,
  longWords: 3_000,
  checkedWords: 2_000,
  corrections: 3_000,
  shortWords: 20_000,
  spellings: 33_000,
  takes: 20_000,
  judgements: 20_000,
  reports: 20_000,
  longReports: 3_000,
  decidedReports: 5_000,
  imported: 100_000,
  clips: 20_000,
  voices: 1_000,
  jobs: 500,
  acts: 20_000,
  speakers: 200,
  deletedSpeakers: 1_000,
  consentsOfSpeaker: 20,
  privateRecordings: 500,
  deletedSounds: 2_000,
  workshops: 10,
  invitations: 100,
  devices: 1_000,
}

/** Takes six bytes of JSON. */
export const control = '\u0001'
/** 500 letters that no alphabet here has, each another one. */
export const oddLine = String.fromCodePoint(
  ...Array.from({ length: 500 }, (_, nth) => 0x4e00 + nth),
)

export const list = <Row>(count: number, rowOf: (nth: number) => Row) =>
  Array.from({ length: count }, (_, nth) => rowOf(nth))
/** Ids of one kind of thing. */
export const idsFrom = (kind: number) => (nth: number) => testId(kind * 1_000_000 + nth)

/** Who records Ewondo: see `fillWorstLanguage`. */
export const recorders = [
  'writer',
  'desk',
  'other',
  ...list(counts.recorders, (nth) => `recorder-${nth}`),
]

/** A stored file, the same for everything that has one. */
export interface StoredSound {
  readonly hash: string
  readonly bytes: number
}

export type Insert = (table: keyof Tables, rows: readonly object[]) => Promise<void>

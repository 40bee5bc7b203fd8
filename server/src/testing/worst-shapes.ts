import { testId } from '@mboa/domain/testing'
import type { Tables } from '../platform/database/tables.ts'

export const course = 'ewo'
/** The time of the newest rows. */
export const now = Date.now()

/** Rows of each kind: as many as its limit or a few days' quota allows. */
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

/** A character that JSON writes in six bytes. */
export const control = '\u0001'
/** 500 different letters, none of them in an alphabet of ours. */
export const oddLine = String.fromCodePoint(
  ...Array.from({ length: 500 }, (_, nth) => 0x4e00 + nth),
)

export const list = <Row>(count: number, rowOf: (nth: number) => Row) =>
  Array.from({ length: count }, (_, nth) => rowOf(nth))
/** Makes ids that no other kind of thing has. */
export const idsFrom = (kind: number) => (nth: number) => testId(kind * 1_000_000 + nth)

/** Account ids of the recorders of Ewondo; `fillWorstLanguage` says what each does. */
export const recorders = [
  'writer',
  'desk',
  'other',
  ...list(counts.recorders, (nth) => `recorder-${nth}`),
]

/** One stored file, which everything with a sound shares. */
export interface StoredSound {
  readonly hash: string
  readonly bytes: number
}

export type Insert = (table: keyof Tables, rows: readonly object[]) => Promise<void>

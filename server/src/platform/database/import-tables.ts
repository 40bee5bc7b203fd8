import type { ContributionKind, ImportJobState } from '@mboa/contract'

/** A file of words that the operator took in. */
export interface ImportsTable {
  id: string
  course: string
  format: string
  fileName: string
  /** Where the words are from, as learners read it. */
  citation: string
  licence: string
  dialect: string | null
  /** The spelling convention of the whole file. */
  orthography: string
  /** JSON: how its fields were understood. */
  mapping: string
  /** JSON: what the file says of all its entries. */
  header: string
  entries: number
  /** How many of them are proposed: speakers are asked to confirm them. */
  told: number
  begunAt: number
  /** Null while it is on its way: nothing of it counts then. */
  keptAt: number | null
  undoneAt: number | null
}

/** An entry of such a file, whole. */
export interface ImportedEntriesTable {
  importId: string
  /** In the order of the file, from 1. */
  place: number
  /** What it is known by when its file comes again. */
  name: string
  /** Of the entry: shows whether it has changed since. */
  hash: string
  /** JSON, of the model of formats. */
  entry: string
  contributionId: string | null
  /** These three until the import is kept: then they are the contribution. */
  kind: ContributionKind | null
  contribution: string | null
  findings: string | null
}

/**
 * A voice of an import: it agreed to nothing here. That it may be heard rests on the licence of its
 * import, as long as that stands.
 */
export interface ImportedVoicesTable {
  /** As takes name it: it says nothing of anybody. */
  speakerId: string
  importId: string
  /** What its source calls it. */
  name: string
  /** In the words of the source. */
  age: string | null
  sex: string | null
}

/** A sound of an import, as its source has it; a take of the same id is made of it. */
export interface ImportedClipsTable {
  id: string
  importId: string
  /** Of its file, or of the part of a file. */
  name: string
  speakerId: string
  /** The place of its entry in the import. */
  entry: number
  kind: 'word' | 'sentence'
  /** What is said, as the source has it. */
  text: string
  dialect: string | null
  sha256: string
  ending: 'mp3' | 'flac'
  bytes: number
  durationMs: number
}

/** A sound of an import that was taken back alone, with what it is known by if it comes again. */
export interface WithdrawnClipsTable {
  /** As it was among the sounds of its import. */
  id: string
  course: string
  sha256: string
  /** These two where it was here when it was taken back: after a restore it may not have been. */
  importId: string | null
  name: string | null
  withdrawnAt: number
}

/** A file that came in at the desk of a language: what has become of it, and who works on it. */
export interface ImportJobsTable {
  id: string
  language: string
  /** Who sent it, or had it kept; null once that account is gone. */
  accountId: string | null
  fileName: string
  bytes: number
  modifiedAt: number
  /** JSON: what is said of the whole file. */
  terms: string
  /** JSON: what its fields were said to hold by hand. */
  fields: string
  format: string | null
  /** That it was undone since stands with the import. */
  state: Exclude<ImportJobState, 'undone'>
  done: number
  total: number
  /** JSON: what it would bring. */
  draft: string | null
  /** JSON, of its recordings. */
  clips: string | null
  /** JSON: why it was refused. */
  problem: string | null
  /** What is being kept, or is. */
  importId: string | null
  /** Of whoever works on it; it is anybody's again once the instant is over. */
  claim: string | null
  claimedUntil: number | null
  /** How often it was begun since somebody asked for it. */
  attempts: number
  openedAt: number
  changedAt: number
}

/** A part of such a file, as long as it is needed. */
export interface ImportPiecesTable {
  jobId: string
  /** From 0. */
  place: number
  sha256: string
  bytes: number
}

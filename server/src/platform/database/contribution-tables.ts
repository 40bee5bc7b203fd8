import type { ContributionKind, GlossLanguage } from '@mboa/contract'

/** What recorders contribute about the words of their language. */
export interface ContributionsTable {
  /** Made by the device. */
  id: string
  /** Null once the account is gone and recordings of it stayed. */
  contributorId: string | null
  /** Null where nobody gives it for any use: then it only says what recordings of others hold. */
  speakerId: string | null
  course: string
  kind: ContributionKind
  /** JSON, of the contract's shape, its texts NFC. */
  contribution: string
  /** JSON: what its spelling has that the course does not know. */
  findings: string
  receivedAt: number
  /** At most one of these two, as the judgements have it. */
  checkedAt: number | null
  contestedAt: number | null
  withdrawnAt: number | null
  /** Set where it came from a file, and so from nobody's account. */
  importId: string | null
  /** The language in which its meaning is still to be told; stays when somebody has told it. */
  asks: GlossLanguage | null
  /** The contribution that it tells the meaning of. */
  meaningOf: string | null
  /** The take that it writes down. */
  takeId: string | null
  /** The concept that it is a word for. */
  concept: string | null
  /** The contribution that it gives another text: a correction's, or the `instead` of a spelling. */
  spellingOf: string | null
}

/** What a speaker says of a contribution; gone when they take it back. */
export interface JudgementsTable {
  contributionId: string
  /** Null once their account is gone: what is checked is checked still, and by as many. */
  speakerId: string | null
  verdict: 'confirm' | 'contest'
  /** With `contest` only. */
  reason: string | null
  /** Set where the operator trusted the speaker at that time. */
  trustedAt: number | null
  judgedAt: number
  /** Set where the speaker decided it at the desk of the language. */
  decidedAt: number | null
}

/** Counted by the database itself, at each change of what a course is given by its speakers. */
export interface CourseChangesTable {
  /** Empty for what may concern any of them. */
  course: string
  changes: number
}

/** Rows are only added: of each unlisted course the last one counts, the others say how it came. */
export interface CourseDecisionsTable {
  id: string
  course: string
  decision: 'publish' | 'unpublish'
  /** In the operator's words: who was asked, and what they said. */
  reason: string
  decidedAt: number
}

/** What coordinators decided about a unit of what speakers gave; one without a row is as it comes. */
export interface DeskUnitsTable {
  course: string
  /** Of the list of concepts. */
  theme: string
  /** Both or neither: how it is called instead of by its theme. */
  titleEnglish: string | null
  titleFrench: string | null
  /** Among the units of its course; those without one come after, in the order of the list. */
  place: number | null
  /** At most one of these two; neither: it is shown by itself, or not yet. */
  publishedAt: number | null
  takenBackAt: number | null
}

/** How units of a course come to be shown; one without a row has them by themselves. */
export interface DeskPublishingTable {
  course: string
  /** From how many words on they are; null: once a coordinator publishes them. */
  leastWords: number | null
  /** Grows with each change of this row and of the course's units. */
  changes: number
}

/** Where what a speaker gave is taught: in which place of its theme, counted from 0, for ever. */
export interface LessonPlacesTable {
  course: string
  item: string
  kind: 'word' | 'sentence'
  theme: string
  place: number
}

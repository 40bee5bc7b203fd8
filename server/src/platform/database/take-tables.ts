import type { Flaw, SentBackReason } from '@mboa/domain'

export interface TakesTable {
  /** Made by the device. */
  id: string
  /** Null once the account is gone and its recordings stayed. */
  recorderId: string | null
  speakerId: string
  course: string
  item: string
  kind: 'word' | 'sentence'
  dialect: string | null
  /** `slower` for one that was asked for once more, a little slower. */
  pace: 'usual' | 'slower'
  /** JSON: what the device sent, of the contract's shape. */
  description: string
  /** JSON: what the server heard. */
  sound: string
  /** What was recorded, which its recorder alone hears. */
  archiveHash: string
  archiveBytes: number
  /** The cut as FLAC, made by the server; the archive itself where all of it is heard. */
  heardHash: string
  heardBytes: number
  /** The cut as Ogg Opus. */
  listeningHash: string
  listeningBytes: number
  recordedAt: number
  receivedAt: number
  approvedAt: number | null
  sentBackAt: number | null
  sentBackReason: SentBackReason | null
  sentBackComment: string | null
  /** The newest report of a learner that no speaker has answered by an approval. */
  doubtedAt: number | null
  withdrawnAt: number | null
  /** 1 once its recorder has recorded the same later; stays so whatever becomes of the later take. */
  saidAgain: number
}

export interface TakeReviewsTable {
  id: string
  takeId: string
  /** Null once the reviewer's account is gone. */
  reviewerId: string | null
  verdict: 'approve' | 'send-back'
  reason: SentBackReason | null
  comment: string | null
  /** Since when the operator trusts the reviewer; null for who was not trusted when judging. */
  trustedAt: number | null
  reviewedAt: number
  /** What the reviewer weighed then, or less since they missed a probe that came after. */
  weight: number
  /** Set where it was said of the take as another word, before it was moved. */
  voidedAt: number | null
  /** `heardHash` of the take as it was judged: an approval counts for this sound only. */
  heardHash: string
}

/** How somebody reviews; who never did has no row, and the full weight. */
export interface ReviewersTable {
  accountId: string
  /** Says where their probes stand; nobody is told. */
  seed: string
  /** On how many clips they have decided. */
  decided: number
  /** Until when they have been hearing what they approved, epoch ms: `earliestHeard`. */
  heardUntil: number
  weight: number
  /** When they last refused a probe, and approved one; null before the first. */
  caughtAt: number | null
  missedAt: number | null
}

/** That a take’s sound was sent to somebody who reviews it. */
export interface TakeHearingsTable {
  takeId: string
  reviewerId: string
  servedAt: number
  /** When it can have been heard to its end; null until it is approved. */
  heardAt: number | null
  /** `heardHash` of the take as it was sent. */
  heardHash: string
}

/** That a learner heard a take, in an exercise or a lesson: kept for a week. */
export interface PlayedTakesTable {
  learnerId: string
  takeId: string
  /** The last day, counted from 1970. */
  day: number
}

/** A take that held another word than it was recorded for. */
export interface TakeMovesTable {
  id: string
  takeId: string
  /** Null once the reviewer's account is gone. */
  reviewerId: string | null
  fromItem: string
  toItem: string
  movedAt: number
}

/** A clip that is deliberately wrong, for one reviewer. Its sound is made when it is asked for. */
export interface ReviewProbesTable {
  id: string
  reviewerId: string
  /** The approved take that says what is asked for, as which it is shown. */
  takeId: string
  /** The approved take that is heard: the same, but for another word. */
  heardTakeId: string
  flaw: Flaw
  /** Which of the reviewer's decisions it is to be. */
  place: number
  lengthMs: number
  /** JSON, as `peaks` of a take. */
  peaks: string
  createdAt: number
  servedAt: number | null
  heardAt: number | null
  verdict: 'approve' | 'send-back' | null
  answeredAt: number | null
}

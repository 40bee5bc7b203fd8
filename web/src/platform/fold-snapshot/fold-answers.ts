import type { KeptFold, OwnLesson, OwnReview, RecallBin } from '@mboa/domain'
import type { StoredEvent } from '../device-store/learner-database.ts'

/** What a page asks the worker that goes through a learner's events, by its name. */
export interface FoldAnswers {
  /** The snapshot as it would be now, and the events that it lacks; then it is stored. */
  read: { kept: KeptFold; unfolded: StoredEvent[] }
  /** Folds into the snapshot what has come since. */
  keepUp: undefined
  /** What the memory model expected and what came (`createRecallReader`). */
  recall: readonly RecallBin[]
  /** Every answer and finished lesson. */
  own: { reviews: OwnReview[]; lessons: OwnLesson[] }
}

export type FoldTask = keyof FoldAnswers

export interface FoldQuestion {
  task: FoldTask
  userId: string
  /** Of `recall` and `own`: the course, or undefined for all. */
  course?: string | undefined
}

/** It ends with either of the last two; until then the worker is still at work. */
export type FoldMessage =
  | { type: 'answer'; answer: FoldAnswers[FoldTask] }
  | { type: 'done' }
  | { type: 'failed'; problem: string }

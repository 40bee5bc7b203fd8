import type { ReviewEvent } from '../scheduling/practice-events.ts'
import type { Exercise } from './exercise.ts'

/** The shape of `SessionStart`; raise it when stored sessions can no longer be read as they are. */
export const sessionFormat = 2

/** What a session was begun with. Plain JSON: store it, and the session outlives its tab. */
export interface SessionStart {
  readonly format: typeof sessionFormat
  /** Every draw of the session follows from it. */
  readonly id: string
  readonly course: string
  /** Epoch ms. */
  readonly startedAt: number
  readonly planned: readonly Exercise[]
  /** A check: what is answered wrong does not come back in it. */
  readonly asksOnce?: true | undefined
  /** Absent from sessions that an older version began: nothing bounded their length. */
  readonly limits?: SessionLimits | undefined
}

/** How far wrong answers lengthen a session. */
export interface SessionLimits {
  /** How often a wrong answer comes back. */
  readonly comebacks: number
  /** Exercises at most, those planned included. */
  readonly longest: number
}

/** A session of Word Practise: its start and the reviews given, in their order. Never changed. */
export interface PracticeSession {
  readonly start: SessionStart
  readonly answers: readonly ReviewEvent[]
}

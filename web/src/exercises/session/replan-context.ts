import type { Exercise, SessionStart } from '@mboa/domain'
import { createContext } from 'react'
import type { Course } from '../../platform/course-store/course-store.ts'

/** What an exercise may change of the session it is asked in. */
export interface Replanning {
  course: Course
  /** The session's id, or that of the lesson it is part of: it decides whose turn to be heard it is. */
  session: string
  /** Undefined once it is answered, and while something is only shown. */
  exercise: Exercise | undefined
  /** Goes on with another plan; what was answered stays answered. */
  replan: (plan: (start: SessionStart) => SessionStart) => void
}

/** Null outside sessions: where an item is shown or heard by itself. */
export const ReplanContext = createContext<Replanning | null>(null)

import type { Exercise, SessionStart } from '@mboa/domain'
import { createContext } from 'react'
import type { Course } from '../../platform/course-store/course-store.ts'

/** What an exercise may change of the session it is asked in. */
export interface Replanning {
  course: Course
  /** Undefined once it is answered. */
  exercise: Exercise | undefined
  /** Goes on with another plan; what was answered stays answered. */
  replan: (plan: (start: SessionStart) => SessionStart) => void
}

/** Null outside sessions: where an item is shown or heard by itself. */
export const ReplanContext = createContext<Replanning | null>(null)

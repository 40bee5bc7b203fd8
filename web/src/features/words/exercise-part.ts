import type { Word } from '@mboa/contract'
import type { Course } from '../../platform/course-store/course-store.ts'
import type { Answered } from './use-word-session.ts'

/** What every kind of exercise is given by the session. */
export interface ExercisePart {
  course: Course
  /** The answer, once there is one: the feedback shows instead of the way to answer. */
  given: Answered | undefined
  onAnswer: (given: Answered) => void
  onNext: () => void
}

/** The word of an item; undefined where an update of the pack has taken it away. */
export function findWord({ units }: Course, item: string): Word | undefined {
  for (const { words } of units) {
    const word = words.find(({ id }) => id === item)
    if (word !== undefined) return word
  }
  return undefined
}

import type { Sentence, Word } from '@mboa/contract'
import type { GivenAnswer, GivenPairs } from '@mboa/domain'
import type { Course } from '../platform/course-store/course-store.ts'

/** An answer as its screen judges it; the session adds when, and under which id. */
export type Answered = Omit<GivenAnswer, 'id' | 'answeredAt' | 'tookMs'>

/** What every kind of exercise is given by the session. */
export interface ExercisePart {
  course: Course
  /** The answer, once there is one: the feedback shows instead of the way to answer. */
  given: Answered | undefined
  onAnswer: (given: Answered) => void
  onNext: () => void
}

/** What was tried first for each word of match-pairs. */
export type AnsweredPairs = readonly Omit<GivenPairs['pairs'][number], 'id'>[]

/** The word of an item; undefined where an update of the pack has taken it away. */
export function findWord({ units }: Pick<Course, 'units'>, item: string): Word | undefined {
  for (const { words } of units) {
    const word = words.find(({ id }) => id === item)
    if (word !== undefined) return word
  }
  return undefined
}

/** The word or sentence of an item; undefined where an update of the pack has taken it away. */
export function findItem(course: Pick<Course, 'units'>, item: string): Word | Sentence | undefined {
  const sentences = course.units.flatMap((unit) => unit.sentences ?? [])
  return findWord(course, item) ?? sentences.find(({ id }) => id === item)
}

import type { Sentence, Word } from '@mboa/contract'
import {
  readStrictness,
  type ExerciseKind,
  type ExerciseOf,
  type GivenAnswer,
  type GivenPairs,
  type Strictness,
} from '@mboa/domain'
import type { Course } from '../platform/course-store/course-store.ts'
import { usePracticeValue } from '../platform/practice-store/practice-context.ts'

/** An answer as its screen judges it; the session adds when, and under which id. */
export type Answered = Omit<GivenAnswer, 'id' | 'answeredAt' | 'tookMs'>

/** What was tried first for each word of match-pairs. */
export type AnsweredPairs = readonly Omit<GivenPairs['pairs'][number], 'id'>[]

/** What every screen of an exercise is given by the session. */
export interface ExercisePart {
  course: Course
  /** The answer, once there is one: the feedback shows instead of the way to answer. */
  given: Answered | undefined
  /** The answer that the device did not keep: what was typed stands there again. */
  unkept?: Answered | undefined
  onAnswer: (given: Answered) => void
  /** The answer to match-pairs. */
  onAnswerPairs: (given: AnsweredPairs) => void
  onNext: () => void
}

/** What the screen of some kinds is given. */
export interface ExerciseProps<Kind extends ExerciseKind> extends ExercisePart {
  exercise: ExerciseOf<Kind>
}

/** How strictly this learner wants to be marked in a language. */
export function useStrictness(course: string): Strictness {
  return usePracticeValue(({ fold }) => readStrictness(fold, course))
}

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

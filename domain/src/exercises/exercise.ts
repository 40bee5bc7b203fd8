import { isSentenceKind } from '../scheduling/exercise-kinds.ts'
import type { ExerciseKind } from '../scheduling/exercise-kinds.ts'
import type { MatchPairsExercise } from './kinds/match-pairs.ts'
import type { SentenceExercise } from './kinds/sentence-kinds.ts'
import type { WordExercise } from './kinds/word-kinds.ts'

/** One question of any kind; what it is made of stands with its kind, in `kinds/`. */
export type Exercise = WordExercise | MatchPairsExercise | SentenceExercise

/** The exercise of one kind, or of some. */
export type ExerciseOf<Kind extends ExerciseKind> = Extract<Exercise, { readonly kind: Kind }>

/** The items an exercise asks about: one, but for match-pairs. */
export function itemsOf(exercise: Exercise): readonly string[] {
  return exercise.kind === 'match-pairs' ? exercise.pairs.map(({ item }) => item) : [exercise.item]
}

export function isSentenceExercise(exercise: Exercise): exercise is SentenceExercise {
  return isSentenceKind(exercise.kind)
}

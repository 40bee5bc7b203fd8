import type { Meaning } from './course-words.ts'

export interface MeaningOption {
  /** The word whose meaning this is; the exercise's own item for the right one. */
  readonly item: string
  readonly meaning: Meaning
}

/** The word is shown (later: heard); its meaning is chosen among up to four. */
export interface ChooseMeaningExercise {
  readonly kind: 'choose-meaning'
  readonly skill: 'recognise'
  readonly item: string
  /** The word has not been met before. */
  readonly isNew: boolean
  readonly text: string
  readonly options: readonly MeaningOption[]
}

/** The meaning is shown; the word is typed. */
export interface TypeWordExercise {
  readonly kind: 'type-word'
  readonly skill: 'recall'
  readonly item: string
  readonly isNew: boolean
  readonly meaning: Meaning
  /** The word and its other accepted forms, in the notation of packs. */
  readonly accepted: readonly string[]
  /** Other words of the course that mean what is shown, by the language it is shown in. */
  readonly synonyms: { readonly en: readonly string[]; readonly fr: readonly string[] }
}

/** A further kind is a further member, and a builder in `build-exercise.ts`. */
export type Exercise = ChooseMeaningExercise | TypeWordExercise
export type ExerciseKind = Exercise['kind']

/** The two verdicts that a choice can have. */
export function judgeChoice(
  exercise: ChooseMeaningExercise,
  chosenItem: string,
): { verdict: 'exact'; outcome: 'correct' } | { verdict: 'wrong'; outcome: 'wrong' } {
  return chosenItem === exercise.item
    ? { verdict: 'exact', outcome: 'correct' }
    : { verdict: 'wrong', outcome: 'wrong' }
}

import { isSentenceKind } from '../scheduling/exercise-kinds.ts'
import type { ExerciseKind } from '../scheduling/exercise-kinds.ts'
import type { Meaning } from './course-items.ts'
import type { MeaningOption } from './meaning-option.ts'
import type { SentenceExercise } from './sentence-exercise.ts'

interface AskedWord {
  readonly item: string
  /** The word has not been met before. */
  readonly isNew: boolean
}

/** The word is shown, and heard where it is recorded; its meaning is chosen among up to four. */
export interface ChooseMeaningExercise extends AskedWord {
  readonly kind: 'choose-meaning'
  readonly skill: 'recognise'
  readonly text: string
  readonly options: readonly MeaningOption[]
}

/**
 * The word is shown; its picture is chosen among up to four. Every option's item has a picture,
 * which its meaning describes for those who don't see it.
 */
export interface ChoosePictureExercise extends AskedWord {
  readonly kind: 'choose-picture'
  readonly skill: 'recognise'
  readonly text: string
  readonly options: readonly MeaningOption[]
}

export interface WrittenOption {
  readonly item: string
  readonly text: string
}

/** The item's recording is heard; how it is written is chosen among up to four. */
export interface ChooseWrittenExercise extends AskedWord {
  readonly kind: 'choose-written'
  readonly skill: 'hear'
  /** To be told with the feedback. */
  readonly meaning: Meaning
  readonly options: readonly WrittenOption[]
}

/** The meaning is shown; the word is typed. */
export interface TypeWordExercise extends AskedWord {
  readonly kind: 'type-word'
  readonly skill: 'recall'
  readonly meaning: Meaning
  /** The word and its other accepted forms, in the notation of packs. */
  readonly accepted: readonly string[]
  /** Other words of the course that mean what is shown, by the language it is shown in. */
  readonly synonyms: { readonly en: readonly string[]; readonly fr: readonly string[] }
}

/** The item's recording is heard; the word is typed. */
export interface DictationExercise extends AskedWord {
  readonly kind: 'dictation'
  readonly skill: 'write'
  /** To be told with the feedback. */
  readonly meaning: Meaning
  readonly accepted: readonly string[]
}

export interface WordPair extends AskedWord {
  readonly text: string
  readonly meaning: Meaning
}

/**
 * Four or five words beside their meanings, no two of which look alike; each word is matched. The
 * words stand in the order of `pairs`, the meanings in the order of `meaningOrder`. Answered as a
 * whole, by `answerPairs`.
 */
export interface MatchPairsExercise {
  readonly kind: 'match-pairs'
  readonly skill: 'recognise'
  readonly pairs: readonly WordPair[]
  /** The items, in the order in which their meanings stand. */
  readonly meaningOrder: readonly string[]
}

/**
 * The meaning is shown and the word said aloud, then compared with the item's recording. The
 * learner judges (`judgeOwnSaying`); it never fails.
 */
export interface SayAndCompareExercise extends AskedWord {
  readonly kind: 'say-and-compare'
  readonly skill: 'recall'
  readonly meaning: Meaning
  readonly text: string
}

/** An exercise about one word. */
export type WordExercise =
  | ChooseMeaningExercise
  | ChoosePictureExercise
  | ChooseWrittenExercise
  | TypeWordExercise
  | DictationExercise
  | SayAndCompareExercise

/** A further kind is a further member, its name in `exerciseKinds`, and a builder. */
export type Exercise = WordExercise | MatchPairsExercise | SentenceExercise

/** The items an exercise asks about: one, but for match-pairs. */
export function itemsOf(exercise: Exercise): readonly string[] {
  return exercise.kind === 'match-pairs' ? exercise.pairs.map(({ item }) => item) : [exercise.item]
}

export function isSentenceExercise(exercise: Exercise): exercise is SentenceExercise {
  return isSentenceKind(exercise.kind)
}

/** The kinds that only an item with a recording can be asked in. */
export const recordingKinds: ReadonlySet<ExerciseKind> = new Set([
  'choose-written',
  'dictation',
  'say-and-compare',
  'write-sentence',
])

/**
 * The two verdicts that a choice can have, also that of a meaning for a pair: the first one
 * chosen counts.
 */
export function judgeChoice(
  { item }: { readonly item: string },
  chosenItem: string,
): { verdict: 'exact'; outcome: 'correct' } | { verdict: 'wrong'; outcome: 'wrong' } {
  return chosenItem === item
    ? { verdict: 'exact', outcome: 'correct' }
    : { verdict: 'wrong', outcome: 'wrong' }
}

/** What the learner says of their own saying it: nobody else has judged it, so it never fails. */
export function judgeOwnSaying(isClose: boolean): {
  verdict: 'exact'
  outcome: 'correct' | 'almost'
} {
  return { verdict: 'exact', outcome: isClose ? 'correct' : 'almost' }
}

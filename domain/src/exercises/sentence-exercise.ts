import type { Meaning } from './course-items.ts'
import type { MeaningOption } from './meaning-option.ts'

interface AskedSentence {
  readonly item: string
  /** The sentence has not been met before. */
  readonly isNew: boolean
}

/** Other sentences of the course that mean what is shown, by the language it is shown in. */
interface MeansTheSame {
  readonly synonyms: { readonly en: readonly string[]; readonly fr: readonly string[] }
}

/** The sentence is shown; its meaning is chosen among up to four. Lessons begin with it. */
export interface ChooseSentenceMeaningExercise extends AskedSentence {
  readonly kind: 'choose-sentence-meaning'
  readonly skill: 'recognise'
  readonly text: string
  readonly options: readonly MeaningOption[]
}

/** The sentence is shown; its meaning is built from tiles in the interface's language. */
export interface BuildMeaningExercise extends AskedSentence {
  readonly kind: 'build-meaning'
  readonly skill: 'recognise'
  readonly text: string
  /** In the notation of packs, the meaning shown first. */
  readonly accepted: { readonly en: readonly string[]; readonly fr: readonly string[] }
  /** The words of the first accepted meaning and some more. */
  readonly tiles: { readonly en: readonly string[]; readonly fr: readonly string[] }
}

/** The sentence is shown; its meaning is typed in the interface's language. */
export interface TypeMeaningExercise extends AskedSentence {
  readonly kind: 'type-meaning'
  readonly skill: 'recognise'
  readonly text: string
  readonly accepted: { readonly en: readonly string[]; readonly fr: readonly string[] }
}

/** The meaning is shown, and the sentence but for one word, which is chosen among up to four. */
export interface FillGapExercise extends AskedSentence {
  readonly kind: 'fill-gap'
  readonly skill: 'recall'
  readonly meaning: Meaning
  /** The sentence before and behind the gap, as written. */
  readonly before: string
  readonly after: string
  /** The missing word, as written in the sentence. */
  readonly right: string
  readonly options: readonly string[]
}

/** The meaning is shown; the sentence's own words are brought into an order. */
export interface ReorderSentenceExercise extends AskedSentence {
  readonly kind: 'reorder-sentence'
  readonly skill: 'recall'
  readonly meaning: Meaning
  readonly accepted: readonly string[]
  readonly tiles: readonly string[]
}

/** The meaning is shown; the sentence is built from tiles, some of which it does not need. */
export interface BuildSentenceExercise extends AskedSentence, MeansTheSame {
  readonly kind: 'build-sentence'
  readonly skill: 'recall'
  readonly meaning: Meaning
  readonly accepted: readonly string[]
  readonly tiles: readonly string[]
}

/** The meaning is shown; the sentence is typed. */
export interface TypeSentenceExercise extends AskedSentence, MeansTheSame {
  readonly kind: 'type-sentence'
  readonly skill: 'recall'
  readonly meaning: Meaning
  readonly accepted: readonly string[]
}

/** The item's recording is heard; the sentence is typed. */
export interface WriteSentenceExercise extends AskedSentence {
  readonly kind: 'write-sentence'
  readonly skill: 'write'
  /** To be told with the feedback. */
  readonly meaning: Meaning
  readonly accepted: readonly string[]
}

/** An exercise about one sentence. `accepted` is in the notation of packs. */
export type SentenceExercise =
  | ChooseSentenceMeaningExercise
  | BuildMeaningExercise
  | TypeMeaningExercise
  | FillGapExercise
  | ReorderSentenceExercise
  | BuildSentenceExercise
  | TypeSentenceExercise
  | WriteSentenceExercise

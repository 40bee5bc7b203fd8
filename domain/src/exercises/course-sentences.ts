import type { CourseWord, Meaning } from './course-words.ts'

/** One word of a sentence as it stands there. */
export interface SentenceToken {
  readonly text: string
  /** The id of the word that it is, or is a form of. */
  readonly word?: string | undefined
  readonly gloss?: Meaning | undefined
}

/** A sentence of a course as exercises need it; a sentence of a pack fits as it is. */
export interface CourseSentence extends CourseWord {
  /** The same said otherwise elsewhere; accepted as an answer too. */
  readonly variants?: readonly { readonly text: string }[] | undefined
  /** All words of the text, in order; absent where the sources do not take it apart. */
  readonly tokens?: readonly SentenceToken[] | undefined
}

/** All ways in which the sentence may be said, in the notation of packs; its own text first. */
export function listSayings({ text, accepted = [], variants = [] }: CourseSentence): string[] {
  return [text, ...accepted, ...variants.map((variant) => variant.text)]
}

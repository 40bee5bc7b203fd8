import type { CourseLesson } from '../lessons/course-lesson.ts'

/** A word of a course as exercises need it; a word of a pack fits as it is. */
export interface CourseWord {
  /** `<course>.<slug>`, stable for ever. */
  readonly id: string
  readonly text: string
  readonly accepted?: readonly string[] | undefined
  /** In each language the meaning shown first, then others that are right as well. */
  readonly gloss: { readonly en: readonly string[]; readonly fr: readonly string[] }
  readonly category: string
}

/** The meaning shown to the learner, in both languages of the interface. */
export interface Meaning {
  readonly en: string
  readonly fr: string
}

/** The languages of the interface, in which every word has a meaning. */
export const meaningLanguages = ['en', 'fr'] as const

/** The first meaning in each language: the one that exercises show. */
export function shownMeaning({ gloss }: CourseWord): Meaning {
  return { en: gloss.en[0] ?? '', fr: gloss.fr[0] ?? '' }
}

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

/** A unit of a course as exercises need it; a pack fits as it is. */
export interface CourseUnit {
  readonly unit: string
  readonly words: readonly CourseWord[]
  readonly sentences?: readonly CourseSentence[] | undefined
  readonly lessons?: readonly CourseLesson[] | undefined
}

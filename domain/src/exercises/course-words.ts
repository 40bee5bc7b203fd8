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

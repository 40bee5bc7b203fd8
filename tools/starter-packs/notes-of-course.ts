import type { Alphabet, Bilingual, Source } from '@mboa/contract'

/** What CLDR does not say of a course, with the sources that do. */
export type CourseNotes = {
  course: string
  /** Where CLDR has no name of the language in the language. */
  autonym?: string
  region: Bilingual
  unmarked: Alphabet['unmarked']
  /** Nasals that the sources write with tone marks, besides the vowels. */
  toneNasals: string[]
  toneMarks: (keyof typeof toneMarks)[]
  alphabetNote?: Bilingual
  /** The one apostrophe that its words are written with. */
  apostrophe?: Alphabet['apostrophe']
  /** Without countries and languages, which CLDR spells unevenly for it. */
  onlyCalendar?: true
  /** Places in the course of units that people wrote. */
  handMade?: number[]
  sources: Source[]
  /** Notes on single words, by slug. */
  wordNotes: Record<string, Bilingual>
  /** Values of CLDR that would teach something wrong, by slug, with the reason. */
  leftOut: Record<string, string>
}

/** By General Alphabet and, for the last two, by the names of the marks in Unicode. */
export const toneMarks = {
  high: '\u0301',
  mid: '\u0304',
  low: '\u0300',
  falling: '\u0302',
  rising: '\u030C',
  'mid-low': '\u1DC6',
  'high-mid': '\u1DC7',
} as const

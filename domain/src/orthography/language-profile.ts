import type { Tone } from './tone-marks.ts'

/** How a language writes tone. */
export interface ToneWriting {
  /** Tones with a mark in this spelling, in the order of their keys. */
  readonly marked: readonly Tone[]
  /**
   * What a vowel without a mark sounds like where every other tone is marked. `none`: each tone
   * has its mark, so a bare vowel is unfinished; `unknown`: our sources do not say, or leave marks
   * out themselves.
   */
  readonly unmarked: 'high' | 'mid' | 'low' | 'none' | 'unknown'
  /**
   * Whether a high tone after a low one lies lower than the high before it. Absent where our
   * sources do not say so.
   */
  readonly hasDowndrift?: boolean
}

/** A word of a gloss; `article` is the length of the article in it: `lhomme` has 1, `le` has 2. */
export interface GlossWord {
  readonly text: string
  readonly article: number
}

/** The ways to read a gloss, each as words in lower case; as written comes first. */
export type GlossReader = (text: string, language: Spelling) => readonly (readonly GlossWord[])[]

/** What marking needs to know of a spelling; languages and the gloss languages share it. */
export interface Spelling {
  /** ISO 639-3 for the languages taught, `en` and `fr` for the gloss side. */
  readonly code: string
  /** Null where tone is not written. */
  readonly tone: ToneWriting | null
  /** Combining marks that belong to the letter although other languages write tone with them. */
  readonly letterMarks?: string
  /** The letter that every apostrophe-like character stands for; null where there is none. */
  readonly glottal: string | null
  /**
   * U+0259 ə or U+01DD ǝ: they look alike and are different characters, and each is read as this
   * one, whether or not the alphabet has it.
   */
  readonly schwa: 'ə' | 'ǝ'
  /** Letters in their order, digraphs included, separated by spaces. */
  readonly alphabet: string
  /** One sound written as one letter or two, where keyboards lack one of them: `ŋ`, `ng`. */
  readonly pairs?: readonly (readonly [string, string])[]
  /** Pairs of spellings that are both in use, so that neither is ever a mistake. */
  readonly variants?: readonly (readonly [string, string])[]
  /** Letters of older spellings and what is written now: `ñ` → `ŋ`. Never a mistake. */
  readonly legacy?: Readonly<Record<string, string>>
  /** Set where meanings are marked: reads articles, contractions and small numbers. */
  readonly readGloss?: GlossReader
}

/** One language as it is written: what typing, marking and sorting need to know of it. */
export interface LanguageProfile extends Spelling {
  /** Other codes for the same language in outside texts. */
  readonly aliases?: readonly string[]
}

/**
 * What is known about a language and its profile, apart from it because practising needs none of
 * it. `basis` says how far to trust the alphabet: `published` in the sources named, `measured`
 * from a corpus, `general` when only the General Alphabet of Cameroon Languages is known to apply.
 */
export interface LanguageFacts {
  /** Screens call a language as its course does. */
  readonly names: { readonly en: string; readonly fr: string }
  readonly autonym: string
  /** BCP 47 tag with its script, for storing: likely-subtag tables guess Arabic for Fulfulde. */
  readonly tag: string
  readonly basis: 'published' | 'measured' | 'general'
  /** Where alphabet and tone conventions come from, with the source's licence. */
  readonly sources: readonly string[]
}

const split = (letters: string): readonly string[] => letters.split(' ')

/** The letters in the language's own order: Duala → `a b ɓ c d ɗ …`. */
export function listAlphabet(language: Spelling): readonly string[] {
  return split(language.alphabet)
}

/**
 * The letters a plain keyboard lacks, for the row of keys above it, in alphabetical order; the
 * glottal letter last. Digraphs are left out: they are typed letter by letter.
 */
export function listSpecialLetters(language: Spelling): readonly string[] {
  const { glottal } = language
  const letters = listAlphabet(language).filter(
    (letter) => /^\P{M}\p{M}*$/u.test(letter) && !/^[a-z]$/.test(letter) && letter !== glottal,
  )
  return glottal === null ? letters : [...letters, glottal]
}

const plainAlphabet = 'a b c d e f g h i j k l m n o p q r s t u v w x y z'

/** English as the language of meanings, not as a language taught. */
export const english: Spelling = {
  code: 'en',
  tone: null,
  glottal: null,
  schwa: 'ə',
  alphabet: plainAlphabet,
}

/** French as the language of meanings, not as a language taught. */
export const french: Spelling = { ...english, code: 'fr' }

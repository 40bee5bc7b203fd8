import type { Tone } from '../tone-marks.ts'

/**
 * Digits that put a tone on the letter before them, as in Clafrica, Resulam's input code, which
 * many in the west of Cameroon type with (described at pypi.org/project/clafrica; conventions are
 * facts, no table is copied).
 */
export const toneDigits: ReadonlyMap<string, Tone> = new Map([
  ['1', 'low'],
  ['2', 'high'],
  ['3', 'mid'],
  ['5', 'falling'],
  ['7', 'rising'],
])

/** Letters that a star turns into special ones: the same source. */
export const starCodes: ReadonlyMap<string, string> = new Map([
  ['n*', 'ŋ'],
  ['o*', 'ɔ'],
  ['e*', 'ɛ'],
])

/**
 * Special letters by plain letters alone: the same source. They hit real words in other languages,
 * so only those who ask for them get them, in the languages below.
 */
export const letterCodes: ReadonlyMap<string, string> = new Map([
  ['eu', 'ə'],
  ['ai', 'ɛ'],
  ['af', 'ɑ'],
  ['uu', 'ʉ'],
])

/** The Bamileke languages, for which the code was made (Glottolog 5.1, Bamileke, CC-BY-4.0). */
const letterCodeLanguages: ReadonlySet<string> = new Set(['bbj', 'byv', 'fmp', 'jgo', 'nnh', 'ybb'])

/** Whether letter codes may be offered to those who write this language. */
export function hasLetterCodes({ code }: { readonly code: string }): boolean {
  return letterCodeLanguages.has(code)
}

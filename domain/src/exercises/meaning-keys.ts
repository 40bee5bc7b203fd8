import { meaningLanguages } from './course-items.ts'
import type { CourseWord } from './course-items.ts'

/** Words that change nothing about what a meaning says: "the day" and "day", "to eat" and "eat". */
const leadingWords = {
  en: /^(?:an?|the|to) /,
  fr: /^(?:(?:les?|la|une?|des|du) |l['’ʼ])/,
}

/**
 * What a meaning comes down to for a reader: without case, accents, articles and punctuation.
 * Coarse on purpose: two meanings that may be taken for one never stand beside each other.
 */
function meaningKey(meaning: string, language: 'en' | 'fr'): string {
  return meaning
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('œ', 'oe')
    .replace(leadingWords[language], '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

interface MeaningKeys {
  readonly en: readonly string[]
  readonly fr: readonly string[]
}

/** Asked again for every pair of words, and always the same for one word. */
const known = new WeakMap<CourseWord, MeaningKeys>()

/** All that a word may mean. With an addition in brackets also without it: "go (away)", "go". */
function meaningKeys(word: CourseWord): MeaningKeys {
  const found = known.get(word) ?? { en: keysIn(word, 'en'), fr: keysIn(word, 'fr') }
  known.set(word, found)
  return found
}

function keysIn(word: CourseWord, language: 'en' | 'fr'): string[] {
  return word.gloss[language]
    .flatMap((meaning) => [meaning, meaning.replace(/\([^)]*\)/g, ' ').trim()])
    .map((meaning) => meaningKey(meaning, language))
    .filter((key) => key !== '')
}

/** Whether one word has a meaning that is right for the other as well, in either language. */
export function sharesMeaning(a: CourseWord, b: CourseWord): boolean {
  const [keysA, keysB] = [meaningKeys(a), meaningKeys(b)]
  return meaningLanguages.some((language) =>
    keysA[language].some((key) => keysB[language].includes(key)),
  )
}

/** Those of the others that may be meant as well where the word's meaning is shown in a language. */
function listSynonyms(
  word: CourseWord,
  others: readonly CourseWord[],
  language: 'en' | 'fr',
): CourseWord[] {
  const shown = meaningKeys(word)[language][0]
  if (shown === undefined) return []
  return others.filter((other) => meaningKeys(other)[language].includes(shown))
}

/** Whether the meanings shown for two words can be distinguished, whichever language shows them. */
export function readApart(a: CourseWord, b: CourseWord): boolean {
  return meaningLanguages.every(
    (language) => meaningKeys(a)[language][0] !== meaningKeys(b)[language][0],
  )
}

/** The texts of the others that may be meant as well, by the language the meaning is shown in. */
export function listSynonymTexts(
  word: CourseWord,
  others: readonly CourseWord[],
): { readonly en: readonly string[]; readonly fr: readonly string[] } {
  const rest = others.filter(({ id }) => id !== word.id)
  const textsIn = (language: 'en' | 'fr') =>
    listSynonyms(word, rest, language).map(({ text }) => text)
  return { en: textsIn('en'), fr: textsIn('fr') }
}

import { fold, hasApostrophe, unifyApostrophes } from '../orthography/fold.ts'
import type { GlossWord, Spelling } from '../orthography/language-profile.ts'
import { english, french } from '../orthography/language-profile.ts'
import { expandContraction } from './english-contractions.ts'

const articles: Readonly<Record<'en' | 'fr', ReadonlySet<string>>> = {
  en: new Set(['the', 'a', 'an']),
  fr: new Set(['le', 'la', 'les', 'un', 'une', 'des', 'du']),
}

/** Readings of one text; more would be a text full of contractions. */
const readingLimit = 16

type Ways = readonly (readonly string[])[]

/**
 * Every combination of the ways to read each token. Where these are too many, the same choice
 * everywhere: as written, or in full.
 */
function combine(tokens: readonly Ways[]): readonly (readonly string[])[] {
  const most = Math.max(1, ...tokens.map((ways) => ways.length))
  const count = tokens.reduce((product, ways) => product * ways.length, 1)
  if (count > readingLimit) {
    return Array.from({ length: most }, (_, choice) =>
      tokens.flatMap((ways) => ways[Math.min(choice, ways.length - 1)] ?? []),
    )
  }
  return Array.from({ length: count }, (_, number) => {
    let left = number
    let weight = count
    return tokens.flatMap((ways) => {
      weight /= ways.length
      const choice = Math.floor(left / weight)
      left -= choice * weight
      return ways[choice] ?? []
    })
  })
}

const separators = /[^\p{L}\p{M}\p{N}']+/u

function foldWord(word: string, language: Spelling): string {
  return fold(word, language).replaceAll('œ', 'oe').replaceAll('æ', 'ae')
}

function toWord(token: string, language: Spelling, gloss: 'en' | 'fr'): GlossWord {
  const text = foldWord(token, language)
  if (articles[gloss].has(text)) return { text, article: text.length }
  const elided = gloss === 'fr' && /^l'./u.test(token)
  return { text, article: elided ? 1 : 0 }
}

/** The ways to read one token, each as a list of words. */
function readToken(token: string, gloss: 'en' | 'fr'): Ways {
  const numbers = listNumberWords(token, gloss)
  if (numbers !== undefined) return numbers.map((words) => words.split(' '))
  const asWritten = [[token]]
  if (gloss === 'fr') return asWritten
  return [...asWritten, ...expandContraction(token).map((words) => words.split(' '))]
}

/**
 * The ways to read a gloss as words in lower case: œ as oe, digits up to 20 as words, English
 * contractions as written and in full, apostrophes dropped. As written comes first.
 */
function readGloss(
  text: string,
  language: Spelling,
  gloss: 'en' | 'fr',
): readonly (readonly GlossWord[])[] {
  const lower = text.normalize('NFC').toLowerCase()
  const tokens = (hasApostrophe(lower) ? unifyApostrophes(lower) : lower)
    .replace(/\p{Cf}/gu, '')
    .split(separators)
    .map((token) => token.replace(/^'+|'+$/gu, ''))
    .filter((token) => token !== '')
  return combine(tokens.map((token) => readToken(token, gloss))).map((reading) =>
    markPartitive(
      reading.map((token) => toWord(token, language, gloss)),
      gloss,
    ),
  )
}

/** At the start, "de la" and "de l'" are articles ("some"); elsewhere "de" may mean "of". */
function markPartitive(words: readonly GlossWord[], gloss: 'en' | 'fr'): readonly GlossWord[] {
  const [first, second, ...rest] = words
  if (gloss !== 'fr' || first?.text !== 'de' || second === undefined) return words
  const partitive = second.text === 'la' || (second.article === 1 && second.text.length > 1)
  return partitive ? [{ text: 'de', article: 2 }, second, ...rest] : words
}

const englishNumbers =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen ' +
  'fifteen sixteen seventeen eighteen nineteen twenty'
const frenchNumbers =
  'zéro un|une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze ' +
  'quinze seize dix-sept dix-huit dix-neuf vingt'

const numberWords = { en: englishNumbers.split(' '), fr: frenchNumbers.split(' ') }

/**
 * The words for a token of digits from 0 to 20, without hyphens: `'17'` → `['dix sept']`, `'1'` →
 * `['un', 'une']`. Undefined for every other token: larger numbers stay digits.
 */
function listNumberWords(token: string, gloss: 'en' | 'fr'): readonly string[] | undefined {
  if (!/^\d{1,2}$/.test(token)) return undefined
  return numberWords[gloss][Number(token)]?.replaceAll('-', ' ').split('|')
}

/**
 * English and French as languages that meanings are marked in. Apart from marking itself: words of
 * a course are typed before the first meaning is, and need no rules of English or French.
 */
export const glossSpellings: Readonly<Record<'en' | 'fr', Spelling>> = {
  en: { ...english, readGloss: (text, language) => readGloss(text, language, 'en') },
  fr: { ...french, readGloss: (text, language) => readGloss(text, language, 'fr') },
}

import { parseClusters, type Cluster } from '../clusters.ts'
import type { LanguageProfile } from '../language-profile.ts'
import { tokenise } from '../keys.ts'
import { syllableRulesOf, type SyllableRules } from './syllable-rules.ts'

/** One syllable as it is written. */
export interface Syllable {
  /** Each with its marks; small letters, NFC. */
  readonly letters: readonly string[]
  /** Where in `letters` its nucleus lies: a vowel, a long vowel, or a nasal that bears a tone. */
  readonly nucleus: { readonly start: number; readonly end: number }
  /** The tone marks on each letter of the nucleus, '' where it has none. */
  readonly tones: readonly string[]
}

/**
 * Why a word cannot be divided: our sources say nothing of this language; unlike vowels side by
 * side may be one syllable or two; a nasal without a tone mark may be a syllable or part of the
 * next; consonants may belong to either side; there is no vowel.
 */
export type UndividedBecause = 'language' | 'vowels' | 'nasal' | 'consonants' | 'no-nucleus'

export type Division =
  | { readonly isKnown: true; readonly syllables: readonly Syllable[] }
  | {
      readonly isKnown: false
      readonly because: UndividedBecause
      /** It has as many syllables at the least: a group of vowels has one. */
      readonly fewest: number
    }

const vowel = /^[aeiouɛɔəǝɨʉɑøœæ]$/
const nasalsBefore: Readonly<Record<string, RegExp>> = {
  m: /^[pbɓfv]/,
  n: /^[tdɗszcjkglr]/,
  ŋ: /^[kgw]/,
}
const glide = /^[wyẅÿ]$/

/**
 * Divides one word, or all the words of a text one after the other, into syllables: what is written
 * and what its alphabet makes of it, and never a guess.
 *
 * @example syllablesOf('m̀bəmbə', ewo) // m̀ · bə · mbə
 */
export function syllablesOf(text: string, language: LanguageProfile): Division {
  const rules = syllableRulesOf(language)
  const words = tokenise(text, language)
    .flatMap((token) => token.split(/[-‑()/]+/u))
    .filter((word) => word !== '')
    .map((word) => parseClusters(word, language))
  const fewest = words.reduce((sum, word) => sum + countVowelGroups(word), 0)
  if (rules === undefined) return { isKnown: false, because: 'language', fewest }
  const divided = words.map((word) => divide(word, rules))
  const failed = divided.find((each) => typeof each === 'string')
  if (failed !== undefined) return { isKnown: false, because: failed, fewest }
  const syllables = divided.flatMap((each) => (typeof each === 'string' ? [] : each))
  return { isKnown: true, syllables }
}

/** How many syllables a text has at the least, divided or not. */
export function fewestSyllables(division: Division): number {
  return division.isKnown ? division.syllables.length : division.fewest
}

const isVowel = ({ base }: Cluster) => vowel.test(base)

function countVowelGroups(word: readonly Cluster[]): number {
  return word.filter((cluster, at) => {
    const before = word[at - 1]
    return isVowel(cluster) && (before === undefined || !isVowel(before))
  }).length
}

interface Nucleus {
  readonly start: number
  end: number
}

function divide(word: readonly Cluster[], rules: SyllableRules): Syllable[] | UndividedBecause {
  const nuclei = findNuclei(word, rules)
  if (typeof nuclei === 'string') return nuclei
  if (nuclei.length === 0) return 'no-nucleus'
  const starts = nuclei.map((nucleus, nth) => findStart(word, nuclei[nth - 1], nucleus, rules))
  const undivided = starts.find((start) => typeof start === 'string')
  if (undivided !== undefined) return undivided
  return nuclei.map((nucleus, nth) => {
    const start = Number(starts[nth])
    const end = Number(starts[nth + 1] ?? word.length)
    return syllableOf(word.slice(start, end), {
      start: nucleus.start - start,
      end: nucleus.end - start,
    })
  })
}

function syllableOf(letters: readonly Cluster[], nucleus: Nucleus): Syllable {
  return {
    letters: letters.map(({ text }) => text),
    nucleus,
    tones: letters.slice(nucleus.start, nucleus.end).map(({ tone }) => tone),
  }
}

function findNuclei(word: readonly Cluster[], rules: SyllableRules): Nucleus[] | 'vowels' {
  const nuclei: Nucleus[] = []
  for (const [at, cluster] of word.entries()) {
    const last = nuclei.at(-1)
    const before = word[at - 1]
    if (rules.syllabicNasals.includes(cluster.base) && cluster.tone !== '') {
      nuclei.push({ start: at, end: at + 1 })
    } else if (isVowel(cluster)) {
      if (last?.end !== at || before === undefined || !isVowel(before)) {
        nuclei.push({ start: at, end: at + 1 })
      } else if (before.letter === cluster.letter) last.end = at + 1
      else return 'vowels'
    }
  }
  return nuclei
}

/** Where the syllable of a nucleus begins; all before the first nucleus belongs to it. */
function findStart(
  word: readonly Cluster[],
  before: Nucleus | undefined,
  { start: nucleus }: Nucleus,
  rules: SyllableRules,
): number | UndividedBecause {
  const isNasalAlone = !isVowel(word[nucleus] ?? noCluster)
  if (isNasalAlone) return before === undefined ? 0 : nucleus
  const between = word.slice(before?.end ?? 0, nucleus).map(({ letter }) => letter)
  const own = ownConsonant(between, rules)
  const rest = between.slice(0, between.length - own)
  const nasal = rest.at(-1)
  const next = between.slice(rest.length).join('')
  if (nasal !== undefined && nasalsBefore[nasal]?.test(next) === true) {
    if (rules.syllabicNasals.includes(nasal)) return 'nasal'
    return before === undefined ? 0 : nucleus - own - 1
  }
  if (before === undefined) return 0
  if (rest.length > 0 && /^[lr]$/.test(next) && /^[pbɓtdɗkgfvsc]$/.test(rest.at(-1) ?? '')) {
    return 'consonants'
  }
  return nucleus - own
}

const noCluster: Cluster = { text: '', letter: '', base: '', tone: '', plain: '' }

/** How many letters before a nucleus are one consonant, with the glide after it. */
function ownConsonant(letters: readonly string[], { consonants }: SyllableRules): number {
  const last = letters.at(-1)
  if (last === undefined) return 0
  const whole = consonants.find((each) => endsWith(letters, each))
  const glided = glide.test(last) && letters.length > 1
  if (!glided) return whole === undefined ? 1 : Array.from(whole).length
  const before = letters.slice(0, -1)
  const core = consonants.find((each) => endsWith(before, each))
  const withGlide = core === undefined ? 2 : Array.from(core).length + 1
  return Math.max(withGlide, whole === undefined ? 1 : Array.from(whole).length)
}

const endsWith = (letters: readonly string[], consonant: string) =>
  letters.slice(-Array.from(consonant).length).join('') === consonant

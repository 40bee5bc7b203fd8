import type { Cluster } from '../orthography/clusters.ts'
import { parseClusters } from '../orthography/clusters.ts'
import type { Spelling } from '../orthography/language-profile.ts'
import { isToneMark } from '../orthography/tone-marks.ts'
import type { LetterDifferenceKind, ToneDifferenceKind } from './verdicts.ts'

/** Two spellings of one sound, each one or two letters, in both directions. */
export interface LetterPair {
  readonly expected: readonly string[]
  readonly got: readonly string[]
  readonly kind: LetterDifferenceKind
}

interface Rules {
  /** Pairs of which one side has two letters, by the last letter expected. */
  readonly pairs: ReadonlyMap<string, readonly LetterPair[]>
  /** Letters that have a spelling of two letters. */
  readonly single: ReadonlySet<string>
  readonly alike: ReadonlyMap<string, LetterDifferenceKind>
}

const prepared = new WeakMap<Spelling, Rules>()

function rulesOf(language: Spelling): Rules {
  const known = prepared.get(language)
  if (known !== undefined) return known
  const pairs = new Map<string, LetterPair[]>()
  const alike = new Map<string, LetterDifferenceKind>()
  const letters = (text: string): readonly string[] =>
    parseClusters(text, language).map((cluster) => cluster.letter)
  const add = (left: string, right: string, kind: LetterDifferenceKind): void => {
    for (const [expected, got] of [
      [letters(left), letters(right)],
      [letters(right), letters(left)],
    ] as const) {
      if (expected.length === 1 && got.length === 1) {
        alike.set(`${expected.join('')} ${got.join('')}`, kind)
        continue
      }
      const last = expected.at(-1) ?? ''
      pairs.set(last, [...(pairs.get(last) ?? []), { expected, got, kind }])
    }
  }
  // First come, first served: a spelling that never fails outranks a makeshift of the keyboard.
  for (const [left, right] of language.variants ?? []) add(left, right, 'legacy')
  for (const [old, current] of Object.entries(language.legacy ?? {})) add(current, old, 'legacy')
  for (const [left, right] of language.pairs ?? []) add(left, right, 'digraph')
  const single = new Set(
    [...pairs].flatMap(([letter, found]) =>
      found.some((pair) => pair.expected.length === 1) ? [letter] : [],
    ),
  )
  const rules = { pairs, single, alike }
  prepared.set(language, rules)
  return rules
}

const noPairs: readonly LetterPair[] = []

/** The pairs whose expected side ends in this letter, those that never fail first. */
export function listPairsEndingIn(letter: string, language: Spelling): readonly LetterPair[] {
  return rulesOf(language).pairs.get(letter) ?? noPairs
}

/** True for a letter that may stand opposite two letters, or opposite none. */
export function mayShift(letter: string, language: Spelling): boolean {
  return letter === language.glottal || rulesOf(language).single.has(letter)
}

const isTonalOnly = (a: string, b: string): boolean => {
  const marks = (text: string): readonly string[] =>
    Array.from(text.normalize('NFD')).filter((part) => !isToneMark(part))
  return marks(a).join('') === marks(b).join('')
}

/**
 * Why two letters may stand for each other on a plain keyboard or in an older spelling; null where
 * they may not: one special letter for another is a mistake, not a makeshift.
 */
export function findLetterExcuse(
  expected: Cluster,
  got: Cluster,
  language: Spelling,
): LetterDifferenceKind | null {
  const alike = rulesOf(language).alike.get(`${expected.letter} ${got.letter}`)
  if (alike !== undefined) return alike
  if (expected.plain !== got.plain) return null
  if (language.gloss !== undefined) return expected.base === got.base ? 'accent' : null
  // Marks of tone in a spelling without tone are French habit.
  if (language.tone === null && isTonalOnly(expected.letter, got.letter)) return 'accent'
  if (expected.base === got.base) {
    const oneIsBare = expected.letter === expected.base || got.letter === got.base
    return oneIsBare ? 'base' : null
  }
  return expected.letter === expected.plain || got.letter === got.plain ? 'base' : null
}

/** How two tone markings differ; null when they do not. */
export function findToneDifference(expected: string, got: string): ToneDifferenceKind | null {
  if (expected === got) return null
  if (got === '') return 'missing'
  return expected === '' ? 'extra' : 'wrong'
}

import type { Cluster } from '../orthography/clusters.ts'
import { parseClusters, withMarksOnce } from '../orthography/clusters.ts'
import type { Spelling } from '../orthography/language-profile.ts'
import { withoutTone } from '../orthography/tone-marks.ts'
import type { LetterDifferenceKind, ToneDifferenceKind } from './verdicts.ts'

/** Two spellings of one sound, of which at least one has two letters. */
export interface LetterPair {
  readonly expected: readonly string[]
  readonly got: readonly string[]
  readonly kind: LetterDifferenceKind
}

/** A language's rules about letters that may stand for each other, laid out for look-up. */
export interface LetterRules {
  readonly language: Spelling
  /** By the last letter expected; spellings that never fail before makeshifts. */
  readonly pairs: ReadonlyMap<string, readonly LetterPair[]>
  /** Letter for letter: expected, then got. */
  readonly alike: ReadonlyMap<string, ReadonlyMap<string, LetterDifferenceKind>>
  /** Letters that may stand opposite two letters, or opposite none. */
  readonly shifting: ReadonlySet<string>
}

const prepared = new WeakMap<Spelling, LetterRules>()

/** The rules of a language; made once. */
export function getLetterRules(language: Spelling): LetterRules {
  const known = prepared.get(language)
  if (known !== undefined) return known
  const pairs = new Map<string, LetterPair[]>()
  const alike = new Map<string, Map<string, LetterDifferenceKind>>()
  const shifting = new Set(language.glottal === null ? [] : [language.glottal])
  const letters = (text: string): readonly string[] =>
    parseClusters(text, language).map((cluster) => cluster.letter)
  const add = (
    expected: readonly string[],
    got: readonly string[],
    kind: LetterDifferenceKind,
  ): void => {
    const [letter = ''] = expected
    if (expected.length === 1 && got.length === 1) {
      const row = alike.get(letter) ?? new Map<string, LetterDifferenceKind>()
      alike.set(letter, row.set(got.join(''), kind))
      return
    }
    if (expected.length === 1) shifting.add(letter)
    const last = expected.at(-1) ?? ''
    pairs.set(last, [...(pairs.get(last) ?? []), { expected, got, kind }])
  }
  const addBoth = (left: string, right: string, kind: LetterDifferenceKind): void => {
    add(letters(left), letters(right), kind)
    add(letters(right), letters(left), kind)
  }
  for (const [left, right] of language.variants ?? []) addBoth(left, right, 'legacy')
  for (const [old, current] of Object.entries(language.legacy ?? {}))
    addBoth(current, old, 'legacy')
  for (const [left, right] of language.pairs ?? []) addBoth(left, right, 'digraph')
  const rules = { language, pairs, alike, shifting }
  prepared.set(language, rules)
  return rules
}

/**
 * Why two letters may stand for each other on a plain keyboard or in an older spelling; null where
 * they may not: one special letter for another is a mistake, not a makeshift.
 */
export function findLetterExcuse(
  expected: Cluster,
  got: Cluster,
  { language, alike }: LetterRules,
): LetterDifferenceKind | null {
  const excuse = alike.get(expected.letter)?.get(got.letter)
  if (excuse !== undefined) return excuse
  if (expected.plain !== got.plain) return null
  if (expected.base === got.base) {
    if (language.readGloss !== undefined) return 'accent'
    // Marks of tone in a spelling without tone are French habit.
    const toneOnly = withoutTone(expected.letter) === withoutTone(got.letter)
    if (language.tone === null && toneOnly) return 'accent'
    if (withMarksOnce(got.letter) === expected.letter) return 'base'
    return expected.letter === expected.base || got.letter === got.base ? 'base' : null
  }
  return expected.letter === expected.plain || got.letter === got.plain ? 'base' : null
}

/** How two tone markings differ; null when they do not. */
export function findToneDifference(expected: string, got: string): ToneDifferenceKind | null {
  if (expected === got) return null
  if (got === '') return 'missing'
  if (withMarksOnce(got) === expected) return 'repeated'
  return expected === '' ? 'extra' : 'wrong'
}

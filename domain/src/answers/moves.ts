import { isAstray, type Cluster } from '../orthography/clusters.ts'
import { isToneMark } from '../orthography/tone-marks.ts'
import type { LetterPair, LetterRules } from './letter-rules.ts'
import { findLetterExcuse, findToneDifference } from './letter-rules.ts'
import type { LetterDifferenceKind, ToneDifferenceKind } from './verdicts.ts'

/** A tone costs little, a makeshift letter some, a slip of the finger much. */
export const costs = { tone: 1, letter: 10, space: 60, edit: 100 } as const

/** One move of an alignment: so many clusters expected against so many given. */
export interface Move {
  readonly op: 'match' | 'sub' | 'ins' | 'del' | 'swap' | 'space'
  readonly expected: number
  readonly got: number
  readonly cost: number
  readonly letter: LetterDifferenceKind | null
  readonly tone: ToneDifferenceKind | null
}

type Clusters = readonly Cluster[]

const plainMove = { letter: null, tone: null } as const
const same: Move = { op: 'match', expected: 1, got: 1, cost: 0, ...plainMove }
const replaced: Move = { op: 'sub', expected: 1, got: 1, cost: costs.edit, ...plainMove }

const isSpace = (cluster: Cluster): boolean => cluster.text === ' '

/** One cluster against one; null where a space would stand for a letter. */
export function matchOne(expected: Cluster, got: Cluster, rules: LetterRules): Move | null {
  if (expected === got) return same
  const sameLetter = expected.letter === got.letter
  if (!sameLetter && (isSpace(expected) || isSpace(got))) return null
  const letter = sameLetter ? null : findLetterExcuse(expected, got, rules)
  if (!sameLetter && letter === null) return replaced
  const tone = findToneDifference(expected.tone, got.tone)
  const cost = (letter === null ? 0 : costs.letter) + (tone === null ? 0 : costs.tone)
  return { op: 'match', expected: 1, got: 1, cost, letter, tone }
}

const endsWith = (clusters: Clusters, end: number, letters: readonly string[]): boolean =>
  letters.every((letter, index) => clusters[end - letters.length + index]?.letter === letter)

const tonesBefore = (clusters: Clusters, end: number, length: number): string =>
  clusters
    .slice(end - length, end)
    .map((cluster) => cluster.tone)
    .join('')

/** A digraph against its other spelling, both ending before the places given. */
export function matchPair(
  expected: Clusters,
  i: number,
  got: Clusters,
  j: number,
  { expected: left, got: right, kind }: LetterPair,
): Move | null {
  // The cheapest question first: most places fail it.
  if (got[j - 1]?.letter !== right.at(-1)) return null
  if (!endsWith(expected, i, left) || !endsWith(got, j, right)) return null
  const tone = findToneDifference(
    tonesBefore(expected, i, left.length),
    tonesBefore(got, j, right.length),
  )
  const cost = costs.letter + (tone === null ? 0 : costs.tone)
  return { op: 'match', expected: left.length, got: right.length, cost, letter: kind, tone }
}

/** Two neighbouring letters of a word in the wrong order. */
export function matchSwap(expected: Clusters, i: number, got: Clusters, j: number): Move | null {
  const [a, b, c, d] = [expected[i - 2], expected[i - 1], got[j - 2], got[j - 1]]
  if (a === undefined || b === undefined || c === undefined || d === undefined) return null
  if (a.letter !== d.letter || b.letter !== c.letter || a.letter === b.letter) return null
  if (isSpace(a) || isSpace(b)) return null
  const tone = findToneDifference(a.tone + b.tone, d.tone + c.tone)
  const cost = costs.edit + (tone === null ? 0 : costs.tone)
  return { op: 'swap', expected: 2, got: 2, cost, letter: null, tone }
}

const sizes = { del: { expected: 1, got: 0 }, ins: { expected: 0, got: 1 } } as const
const alone = (op: 'del' | 'ins') => ({
  letter: { op, ...sizes[op], cost: costs.edit, ...plainMove } satisfies Move,
  space: { op: 'space', ...sizes[op], cost: costs.space, ...plainMove } satisfies Move,
  glottal: {
    op: 'match',
    ...sizes[op],
    cost: costs.letter,
    letter: 'glottal',
    tone: null,
  } satisfies Move,
  astrayTone: {
    op: 'match',
    ...sizes[op],
    cost: costs.tone,
    letter: null,
    tone: 'astray',
  } satisfies Move,
  astrayMark: {
    op: 'match',
    ...sizes[op],
    cost: costs.letter,
    letter: 'accent',
    tone: null,
  } satisfies Move,
})
const aloneMoves = { del: alone('del'), ins: alone('ins') }

/** A cluster that has nothing opposite: left out (`del`) or added (`ins`). */
export function leaveAlone(cluster: Cluster, op: 'del' | 'ins', rules: LetterRules): Move {
  if (isSpace(cluster)) return aloneMoves[op].space
  if (isAstray(cluster)) {
    const isTone = rules.language.tone !== null && isToneMark(cluster.base)
    return aloneMoves[op][isTone ? 'astrayTone' : 'astrayMark']
  }
  return aloneMoves[op][cluster.letter === rules.language.glottal ? 'glottal' : 'letter']
}

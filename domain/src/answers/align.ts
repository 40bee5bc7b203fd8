import type { Cluster } from '../orthography/clusters.ts'
import type { Spelling } from '../orthography/language-profile.ts'
import type { LetterPair } from './letter-difference.ts'
import { findLetterExcuse, findToneDifference, listPairsEndingIn } from './letter-difference.ts'
import type { LetterDifferenceKind, ToneDifferenceKind } from './verdicts.ts'

/** One move of the alignment: clusters of the expected answer against clusters of the answer. */
export interface Step {
  readonly op: 'match' | 'sub' | 'ins' | 'del' | 'swap' | 'space'
  readonly expectedAt: number
  readonly expectedLength: number
  readonly gotAt: number
  readonly gotLength: number
  readonly letter: LetterDifferenceKind | null
  readonly tone: ToneDifferenceKind | null
}

export interface Alignment {
  readonly steps: readonly Step[]
  readonly cost: number
}

/** A tone costs little, a makeshift letter some, a slip of the finger much. */
export const costs = { tone: 1, letter: 10, space: 60, edit: 100 } as const

const unreachable = 1_000_000

interface Move {
  readonly op: Step['op']
  readonly expected: number
  readonly got: number
  readonly cost: number
  readonly letter: LetterDifferenceKind | null
  readonly tone: ToneDifferenceKind | null
}

const isSpace = (cluster: Cluster): boolean => cluster.text === ' '

const same: Move = { op: 'match', expected: 1, got: 1, cost: 0, letter: null, tone: null }
const replaced: Move = {
  op: 'sub',
  expected: 1,
  got: 1,
  cost: costs.edit,
  letter: null,
  tone: null,
}

function matchOne(expected: Cluster, got: Cluster, language: Spelling): Move | null {
  if (expected === got) return same
  if (isSpace(expected) || isSpace(got)) return isSpace(expected) && isSpace(got) ? same : null
  if (expected.letter !== got.letter) {
    const excuse = findLetterExcuse(expected, got, language)
    if (excuse === null) return replaced
    const tone = findToneDifference(expected.tone, got.tone)
    const cost = costs.letter + (tone === null ? 0 : costs.tone)
    return { op: 'match', expected: 1, got: 1, cost, letter: excuse, tone }
  }
  const tone = findToneDifference(expected.tone, got.tone)
  return tone === null ? same : { ...same, cost: costs.tone, tone }
}

function endsWith(clusters: readonly Cluster[], end: number, letters: readonly string[]): boolean {
  return letters.every((letter, index) => clusters[end - letters.length + index]?.letter === letter)
}

const tonesOf = (clusters: readonly Cluster[], from: number, to: number): string =>
  clusters
    .slice(from, to)
    .map((cluster) => cluster.tone)
    .join('')

function matchPair(
  expected: readonly Cluster[],
  i: number,
  got: readonly Cluster[],
  j: number,
  { expected: left, got: right, kind }: LetterPair,
): Move | null {
  if (!endsWith(expected, i, left) || !endsWith(got, j, right)) return null
  const tone = findToneDifference(
    tonesOf(expected, i - left.length, i),
    tonesOf(got, j - right.length, j),
  )
  const cost = costs.letter + (tone === null ? 0 : costs.tone)
  return { op: 'match', expected: left.length, got: right.length, cost, letter: kind, tone }
}

function matchSwap(
  expected: readonly Cluster[],
  i: number,
  got: readonly Cluster[],
  j: number,
): Move | null {
  const [a, b, c, d] = [expected[i - 2], expected[i - 1], got[j - 2], got[j - 1]]
  if (a === undefined || b === undefined || c === undefined || d === undefined) return null
  if (a.letter !== d.letter || b.letter !== c.letter || a.letter === b.letter) return null
  if (isSpace(a) || isSpace(b)) return null
  const toneDiffers = a.tone !== d.tone || b.tone !== c.tone
  const tone = toneDiffers ? findToneDifference(a.tone + b.tone, d.tone + c.tone) : null
  const cost = costs.edit + (toneDiffers ? costs.tone : 0)
  return { op: 'swap', expected: 2, got: 2, cost, letter: null, tone }
}

function leaveOut(cluster: Cluster, op: 'ins' | 'del', language: Spelling): Move {
  const lengths = op === 'del' ? { expected: 1, got: 0 } : { expected: 0, got: 1 }
  if (isSpace(cluster))
    return { op: 'space', ...lengths, cost: costs.space, letter: null, tone: null }
  if (cluster.letter === language.glottal)
    return { op: 'match', ...lengths, cost: costs.letter, letter: 'glottal', tone: null }
  return { op, ...lengths, cost: costs.edit, letter: null, tone: null }
}

/**
 * The moves that may end at a place of the table, in the order of preference between equal costs:
 * letters stay opposite each other as far to the right as they can, so that of two like letters
 * the first counts as left out.
 */
function visitMoves(
  expected: readonly Cluster[],
  i: number,
  got: readonly Cluster[],
  j: number,
  language: Spelling,
  visit: (move: Move) => boolean,
): boolean {
  const left = expected[i - 1]
  const right = got[j - 1]
  if (left !== undefined && right !== undefined) {
    const one = matchOne(left, right, language)
    if (one !== null && visit(one)) return true
    for (const pair of listPairsEndingIn(left.letter, language)) {
      const two = matchPair(expected, i, got, j, pair)
      if (two !== null && visit(two)) return true
    }
    if (left !== right) {
      const swap = matchSwap(expected, i, got, j)
      if (swap !== null && visit(swap)) return true
    }
  }
  if (left !== undefined && visit(leaveOut(left, 'del', language))) return true
  return right !== undefined && visit(leaveOut(right, 'ins', language))
}

/**
 * The cheapest way to turn one list of clusters into the other, or null where it would cost more
 * than `limit` or lie outside `band` clusters to either side of the straight line.
 */
export function align(
  expected: readonly Cluster[],
  got: readonly Cluster[],
  language: Spelling,
  band: number,
): Alignment | null {
  const rows = expected.length
  const columns = got.length
  if (Math.abs(rows - columns) > band) return null
  const width = columns + 1
  const table = new Int32Array((rows + 1) * width).fill(unreachable)
  const at = (i: number, j: number): number =>
    i < 0 || j < 0 ? unreachable : (table[i * width + j] ?? unreachable)
  table[0] = 0
  for (let i = 0; i <= rows; i++) {
    const last = Math.min(columns, i + band)
    for (let j = Math.max(0, i - band); j <= last; j++) {
      if (i === 0 && j === 0) continue
      let best = unreachable
      visitMoves(expected, i, got, j, language, (move) => {
        best = Math.min(best, at(i - move.expected, j - move.got) + move.cost)
        return false
      })
      table[i * width + j] = best
    }
  }
  const cost = at(rows, columns)
  return cost >= unreachable ? null : { steps: trace(), cost }

  function trace(): readonly Step[] {
    const steps: Step[] = []
    let i = rows
    let j = columns
    while (i > 0 || j > 0) {
      const total = at(i, j)
      visitMoves(expected, i, got, j, language, (move) => {
        if (at(i - move.expected, j - move.got) + move.cost !== total) return false
        i -= move.expected
        j -= move.got
        steps.push({
          op: move.op,
          expectedAt: i,
          expectedLength: move.expected,
          gotAt: j,
          gotLength: move.got,
          letter: move.letter,
          tone: move.tone,
        })
        return true
      })
    }
    return steps.reverse()
  }
}

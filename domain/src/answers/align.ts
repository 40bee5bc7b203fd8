import { isAstray, type Cluster } from '../orthography/clusters.ts'
import type { LetterPair, LetterRules } from './letter-rules.ts'
import type { Move } from './moves.ts'
import { costs, leaveAlone, matchOne, matchPair, matchSwap } from './moves.ts'

/** A move with the places where its clusters begin. */
export interface Step extends Move {
  readonly expectedAt: number
  readonly gotAt: number
}

export interface Alignment {
  readonly steps: readonly Step[]
  readonly cost: number
}

const unreachable = 1_000_000
const noPairs: readonly LetterPair[] = []

/**
 * The cheapest way from the expected clusters to the given ones with at most `edits` slips of
 * 100, or null where there is none. Only a band round the straight line is searched, as wide as
 * the slips and the letters that may be written as two or none can shift it, and the search ends
 * when a whole row has become too dear.
 */
export function align(
  expected: readonly Cluster[],
  got: readonly Cluster[],
  rules: LetterRules,
  edits: number,
): Alignment | null {
  const rows = expected.length
  const columns = got.length
  const shifts = countShifts(expected, rules) + countShifts(got, rules)
  const band = edits + shifts
  if (Math.abs(rows - columns) > band) return null
  const width = columns + 1
  const table = new Int32Array((rows + 1) * width).fill(unreachable)
  const at = (i: number, j: number): number =>
    i < 0 || j < 0 ? unreachable : (table[i * width + j] ?? unreachable)
  table[0] = 0
  // Where no slip is allowed, the first one ends the search.
  const priceOf = (cost: number): number =>
    edits === 0 && cost >= costs.space ? unreachable : cost
  const added = got.map((cluster) => priceOf(leaveAlone(cluster, 'ins', rules).cost))
  const dearest = edits * costs.edit
  const perPlace = costs.letter + costs.tone
  for (let i = 0; i <= rows; i++) {
    const left = expected[i - 1]
    const leftOut = left === undefined ? 0 : priceOf(leaveAlone(left, 'del', rules).cost)
    const row = i * width
    const above = row - width
    const pairs = left === undefined ? noPairs : (rules.pairs.get(left.letter) ?? noPairs)
    const last = Math.min(columns, i + band)
    let cheapest = unreachable
    for (let j = Math.max(0, i - band); j <= last; j++) {
      const right = got[j - 1]
      let best = i === 0 && j === 0 ? 0 : unreachable
      if (left !== undefined) best = (table[above + j] ?? unreachable) + leftOut
      if (right !== undefined) {
        best = Math.min(best, (table[row + j - 1] ?? unreachable) + (added[j - 1] ?? 0))
      }
      if (left !== undefined && right !== undefined) {
        const diagonal = table[above + j - 1] ?? unreachable
        if (diagonal < best)
          best = Math.min(best, diagonal + priceOf(costOfOne(left, right, rules)))
        for (const pair of pairs) {
          const move = matchPair(expected, i, got, j, pair)
          if (move !== null) best = Math.min(best, at(i - move.expected, j - move.got) + move.cost)
        }
        if (edits > 0 && j > 1 && left !== right && left.letter === got[j - 2]?.letter) {
          const move = matchSwap(expected, i, got, j)
          if (move !== null) best = Math.min(best, at(i - 2, j - 2) + move.cost)
        }
      }
      table[row + j] = best
      if (best < cheapest) cheapest = best
    }
    // Two rows back may still be reached by a digraph or a swap, at the price of these places.
    if (cheapest > dearest + perPlace * (i + band + 2)) return null
  }
  const cost = at(rows, columns)
  if (cost >= unreachable) return null
  return { steps: trace(expected, got, rules, at), cost }
}

const countShifts = (clusters: readonly Cluster[], { shifting }: LetterRules): number => {
  let count = 0
  for (const cluster of clusters) if (shifting.has(cluster.letter) || isAstray(cluster)) count++
  return count
}

/** The cost of `matchOne` without its description: this is asked for every place of the table. */
function costOfOne(expected: Cluster, got: Cluster, rules: LetterRules): number {
  if (expected === got) return 0
  if (expected.letter === got.letter) return expected.tone === got.tone ? 0 : costs.tone
  if (expected.text === ' ' || got.text === ' ') return unreachable
  if (expected.plain !== got.plain && !rules.alike.has(expected.letter)) return costs.edit
  return matchOne(expected, got, rules)?.cost ?? unreachable
}

/**
 * The moves that may end at a place, in the order of preference between equal costs: letters stay
 * opposite each other as far to the right as they can, so that of two like letters the first
 * counts as left out.
 */
function* listMoves(
  expected: readonly Cluster[],
  i: number,
  got: readonly Cluster[],
  j: number,
  rules: LetterRules,
): Generator<Move | null> {
  const left = expected[i - 1]
  const right = got[j - 1]
  if (left !== undefined && right !== undefined) {
    yield matchOne(left, right, rules)
    for (const pair of rules.pairs.get(left.letter) ?? noPairs) {
      yield matchPair(expected, i, got, j, pair)
    }
    yield matchSwap(expected, i, got, j)
  }
  if (left !== undefined) yield leaveAlone(left, 'del', rules)
  if (right !== undefined) yield leaveAlone(right, 'ins', rules)
}

function trace(
  expected: readonly Cluster[],
  got: readonly Cluster[],
  rules: LetterRules,
  at: (i: number, j: number) => number,
): readonly Step[] {
  const steps: Step[] = []
  let i = expected.length
  let j = got.length
  while (i > 0 || j > 0) {
    const total = at(i, j)
    for (const move of listMoves(expected, i, got, j, rules)) {
      if (move === null || at(i - move.expected, j - move.got) + move.cost !== total) continue
      i -= move.expected
      j -= move.got
      steps.push({ ...move, expectedAt: i, gotAt: j })
      break
    }
  }
  return steps.reverse()
}

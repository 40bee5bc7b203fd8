import type { Cluster } from '../orthography/clusters.ts'
import type { Step } from './align.ts'
import { listDifferences, placeOf } from './differences.ts'
import { gradeWithJudgement } from './grade-answer.ts'
import type { Judgement } from './judge.ts'
import { findNearWord } from './near-miss.ts'
import type { Reading } from './reading.ts'
import type { Difference, GradeRequest, Grading } from './verdicts.ts'

/** How a cell of the two lines differs; `special-letter` also marks digraphs and old spellings. */
export type CellMark = 'same' | 'tone' | 'letter' | 'special-letter' | 'missing' | 'extra'

/** One column of the two lines: a grapheme cluster each, or nothing opposite. */
export interface AlignedCell {
  readonly given: string | null
  readonly expected: string | null
  readonly mark: CellMark
  /** What differs here, for saying it in words; empty for the second cell of a digraph. */
  readonly differences: readonly Difference[]
}

function markOf(step: Step): CellMark {
  if (step.expected === 0) return 'extra'
  if (step.got === 0) return 'missing'
  if (step.op !== 'match') return 'letter'
  if (step.letter !== null) return 'special-letter'
  return step.tone === null ? 'same' : 'tone'
}

function cellsOf(
  given: readonly Cluster[],
  expected: readonly Cluster[],
  mark: CellMark,
  differences: readonly Difference[],
): readonly AlignedCell[] {
  const length = Math.max(given.length, expected.length)
  return Array.from({ length }, (_, index) => ({
    given: given[index]?.text ?? null,
    expected: expected[index]?.text ?? null,
    mark,
    differences: index === 0 ? differences : [],
  }))
}

/** Articles that the comparison left out, word by word opposite each other. */
function articleCells(
  given: readonly Cluster[],
  expected: readonly Cluster[],
): readonly AlignedCell[] {
  return cellsOf(given, expected, 'letter', []).map((cell) => {
    if (cell.given === cell.expected) return { ...cell, mark: 'same' }
    if (cell.given === null) return { ...cell, mark: 'missing' }
    return cell.expected === null ? { ...cell, mark: 'extra' } : cell
  })
}

function drawCells({ compared, steps, expected, got }: Judgement): readonly AlignedCell[] {
  const cells: AlignedCell[] = []
  let expectedShown = 0
  let gotShown = 0
  const skipTo = (reading: Reading, at: number, full: Reading): number =>
    at < reading.clusters.length ? placeOf(reading, at) : full.clusters.length
  const catchUp = (expectedAt: number, gotAt: number): void => {
    cells.push(
      ...articleCells(
        got.full.clusters.slice(gotShown, gotAt),
        expected.full.clusters.slice(expectedShown, expectedAt),
      ),
    )
    expectedShown = Math.max(expectedShown, expectedAt)
    gotShown = Math.max(gotShown, gotAt)
  }
  for (const step of steps) {
    const expectedAt = skipTo(compared.expected, step.expectedAt, expected.full)
    const gotAt = skipTo(compared.got, step.gotAt, got.full)
    catchUp(expectedAt, gotAt)
    cells.push(
      ...cellsOf(
        compared.got.clusters.slice(step.gotAt, step.gotAt + step.got),
        compared.expected.clusters.slice(step.expectedAt, step.expectedAt + step.expected),
        markOf(step),
        listDifferences([step], compared.expected, compared.got),
      ),
    )
    expectedShown = expectedAt + step.expected
    gotShown = gotAt + step.got
  }
  catchUp(expected.full.clusters.length, got.full.clusters.length)
  return cells
}

/** A grading with the cells of the two lines; null where there are no two lines to compare. */
export interface DisplayedGrading {
  readonly grading: Grading
  readonly cells: readonly AlignedCell[] | null
  /** To be said in words: those of the grading, or of a near miss. */
  readonly differences: readonly Difference[]
}

/**
 * How a near miss differs, but for its spaces: what is missing first, and what is missing in a row
 * as one.
 */
function listOfNearMiss({ steps, compared }: Judgement): readonly Difference[] {
  const joined: Step[] = []
  for (const step of steps) {
    const last = joined.at(-1)
    if (last?.op !== 'del' || step.op !== 'del') joined.push(step)
    else joined[joined.length - 1] = { ...last, expected: last.expected + step.expected }
  }
  return listDifferences(joined, compared.expected, compared.got)
    .filter(({ op }) => op !== 'space')
    .map((each) => ({ ...each, expected: each.expected.trim(), got: each.got.trim() }))
    .sort((a, b) => Number(b.op === 'del') - Number(a.op === 'del'))
}

/**
 * Grades as `gradeAnswer` does and lays the answer and the accepted one out in cells, in lower case
 * and without punctuation: "You" above "Right". Cells are null for an answer whose words are right
 * but in another order, and for a wrong one, but where it is half right and no other word.
 * @param findNearMiss of a sentence, `findNearSentence`
 *
 * @example
 * alignForDisplay({ answer: 'amós', accepted: ['amǒs'], language: 'ewo', kind: 'word', strictness: 'relaxed' })
 *   .cells?.[2] // { given: 'ó', expected: 'ǒ', mark: 'tone', differences: [{ op: 'tone', … }] }
 */
export function alignForDisplay(
  request: GradeRequest,
  findNearMiss = findNearWord,
): DisplayedGrading {
  const { grading, judgement } = gradeWithJudgement(request)
  const differences = grading.diff ?? []
  const { verdict, collision } = grading
  if (verdict === 'wrong' && judgement !== undefined && collision === undefined) {
    const near = findNearMiss(judgement, request)
    if (near) return { grading, cells: drawCells(near), differences: listOfNearMiss(near) }
  }
  if (judgement === undefined || verdict === 'wrong' || verdict === 'order') {
    return { grading, cells: null, differences }
  }
  if (verdict !== 'exact') return { grading, cells: drawCells(judgement), differences }
  const { clusters } = judgement.expected.full
  const cells = clusters.flatMap((cluster) => cellsOf([cluster], [cluster], 'same', []))
  return { grading, cells, differences }
}

import type { Cluster } from '../orthography/clusters.ts'
import type { Step } from './align.ts'

const isTypo = (step: Step): boolean => step.op !== 'match'

const countWords = (clusters: readonly Cluster[]): number =>
  1 + clusters.filter((cluster) => cluster.text === ' ').length

/** Slips allowed in one answer: one, and one more for each four words after the first. */
export function typosAllowedInAnswer(expected: readonly Cluster[]): number {
  return 1 + Math.floor((countWords(expected) - 1) / 4)
}

/** Slips allowed in one word: short words and figures must be right. */
function typosAllowedInWord(word: readonly Cluster[]): number {
  if (word.some((cluster) => /\p{N}/u.test(cluster.base))) return 0
  if (word.length <= 3) return 0
  return word.length <= 7 ? 1 : 2
}

/** The bounds of the word that a place belongs to; the end of a word still belongs to it. */
export function wordAt(
  clusters: readonly Cluster[],
  place: number,
): { readonly start: number; readonly end: number } {
  let start = place
  while (start > 0 && clusters[start - 1]?.text !== ' ') start--
  let end = place
  while (end < clusters.length && clusters[end]?.text !== ' ') end++
  return { start, end }
}

/** True where a letter too many stands between spaces too many: a word was added, not a letter. */
function isAddedWord(step: Step, got: readonly Cluster[], steps: readonly Step[]): boolean {
  if (step.op !== 'ins') return false
  const word = wordAt(got, step.gotAt)
  return steps
    .filter((other) => other.gotAt >= word.start && other.gotAt < word.end && other.got > 0)
    .every((other) => other.op === 'ins')
}

/**
 * True while the slips on the path stay within what each word and the whole answer may have. A
 * space too many or too few counts for the answer, not for the words beside it.
 */
export function isWithinTypoBudget(
  steps: readonly Step[],
  expected: readonly Cluster[],
  got: readonly Cluster[],
): boolean {
  const slips = steps.filter(isTypo)
  if (slips.length > typosAllowedInAnswer(expected)) return false
  const perWord = new Map<number, number>()
  for (const slip of slips) {
    if (slip.op === 'space') continue
    if (isAddedWord(slip, got, steps)) return false
    const { start, end } = wordAt(expected, slip.expectedAt)
    const count = (perWord.get(start) ?? 0) + 1
    if (count > typosAllowedInWord(expected.slice(start, end))) return false
    perWord.set(start, count)
  }
  return true
}

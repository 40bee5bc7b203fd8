import type { Cluster } from '../orthography/clusters.ts'
import { parseClusters } from '../orthography/clusters.ts'
import type { Spelling } from '../orthography/language-profile.ts'

type Word = readonly Cluster[]

function splitWords(clusters: readonly Cluster[]): readonly Word[] {
  const words: Cluster[][] = [[]]
  for (const cluster of clusters) {
    if (cluster.text === ' ') words.push([])
    else words.at(-1)?.push(cluster)
  }
  return words
}

const write = (word: Word, part: 'text' | 'letter' | 'plain'): string =>
  word.map((cluster) => cluster[part]).join('')

/**
 * The words of an answer in the order of the expected one, where they are the same words; null
 * where they are not. Equal words are preferred to words that differ in tone, those to words
 * typed with plain letters.
 */
export function reorderWords(
  expected: readonly Cluster[],
  got: readonly Cluster[],
  language: Spelling,
): readonly Cluster[] | null {
  const wanted = splitWords(expected)
  const left = [...splitWords(got)]
  if (wanted.length < 2 || wanted.length !== left.length) return null
  const placed = new Map<number, Word>()
  for (const part of ['text', 'letter', 'plain'] as const) {
    wanted.forEach((word, index) => {
      if (placed.has(index)) return
      const written = write(word, part)
      const found = left.findIndex((candidate) => write(candidate, part) === written)
      if (found < 0) return
      placed.set(index, ...(left.splice(found, 1) as [Word]))
    })
  }
  if (placed.size < wanted.length) return null
  const [space] = parseClusters(' ', language)
  return wanted.flatMap((_, index) => [
    ...(index > 0 && space !== undefined ? [space] : []),
    ...(placed.get(index) ?? []),
  ])
}

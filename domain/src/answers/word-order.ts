import type { Cluster } from '../orthography/clusters.ts'

type Word = readonly Cluster[]

function splitWords(clusters: readonly Cluster[]): readonly Word[] {
  const words: Cluster[][] = [[]]
  for (const cluster of clusters) {
    if (cluster.text === ' ') words.push([])
    else words.at(-1)?.push(cluster)
  }
  return words
}

function write(word: Word, part: 'text' | 'letter' | 'plain'): string {
  let written = ''
  for (const cluster of word) written += cluster[part]
  return written
}

/**
 * The words of an answer in the order of the expected one, where they are the same words; null
 * where they are not. Equal words are preferred to words that differ in tone, those to words
 * typed with plain letters.
 */
export function reorderWords(
  expected: readonly Cluster[],
  got: readonly Cluster[],
): readonly Cluster[] | null {
  const space = got.find((cluster) => cluster.text === ' ')
  if (expected.length !== got.length || space === undefined) return null
  const wanted = splitWords(expected)
  const given = splitWords(got)
  if (wanted.length !== given.length) return null
  const placed = new Map<number, Word>()
  const left = new Set(given)
  for (const part of ['text', 'letter', 'plain'] as const) {
    const byWriting = new Map<string, Word[]>()
    for (const word of left) {
      const written = write(word, part)
      byWriting.set(written, [...(byWriting.get(written) ?? []), word])
    }
    wanted.forEach((word, index) => {
      const found = placed.has(index) ? undefined : byWriting.get(write(word, part))?.shift()
      if (found === undefined) return
      placed.set(index, found)
      left.delete(found)
    })
  }
  if (left.size > 0) return null
  return wanted.flatMap((_, index) => {
    const word = placed.get(index) ?? []
    return index === 0 ? word : [space, ...word]
  })
}

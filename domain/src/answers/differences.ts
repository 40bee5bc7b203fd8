import type { Cluster } from '../orthography/clusters.ts'
import type { Step } from './align.ts'
import type { Reading } from './reading.ts'
import type { Difference } from './verdicts.ts'

const write = (clusters: readonly Cluster[], from: number, length: number): string =>
  clusters
    .slice(from, from + length)
    .map((cluster) => cluster.text)
    .join('')

/** The place of a cluster in the expected answer as it is shown, articles included. */
export function placeOf(reading: Reading, index: number): number {
  const { places } = reading
  if (places === undefined) return index
  return places[index] ?? (places.at(-1) ?? -1) + 1
}

/** The differences on a path, in the order of the expected answer; letter before tone. */
export function listDifferences(
  steps: readonly Step[],
  expected: Reading,
  got: Reading,
): readonly Difference[] {
  return steps.flatMap((step): Difference[] => {
    const place = {
      i: placeOf(expected, step.expectedAt),
      expected: write(expected.clusters, step.expectedAt, step.expected),
      got: write(got.clusters, step.gotAt, step.got),
    }
    const found: Difference[] = []
    if (step.op !== 'match') found.push({ op: step.op, ...place })
    if (step.letter !== null) found.push({ op: 'letter', kind: step.letter, ...place })
    if (step.tone !== null) found.push({ op: 'tone', kind: step.tone, ...place })
    return found
  })
}

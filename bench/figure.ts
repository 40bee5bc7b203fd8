/** One line of the bench: what was measured, what came out, what we aim at. */
export interface Figure {
  name: string
  value: string
  /** Absent where nothing is promised. */
  aim?: string
}

/** The middle one; of an even number, the lower of the two in the middle. */
export function median(values: readonly number[]): number {
  const middle = values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)]
  if (middle === undefined) throw new Error('Nothing was measured')
  return middle
}

/** How long some work takes on this machine, now. */
export function millisecondsOf(work: () => void): number {
  const startedAt = performance.now()
  work()
  return performance.now() - startedAt
}

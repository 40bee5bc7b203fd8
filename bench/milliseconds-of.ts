/** How long some work takes on this machine, now. */
export function millisecondsOf(work: () => void): number {
  const startedAt = performance.now()
  work()
  return performance.now() - startedAt
}

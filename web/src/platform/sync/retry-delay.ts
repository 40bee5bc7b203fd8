const firstDelayMs = 2_000
const longestDelayMs = 5 * 60_000

/** How long to wait before the given retry (from 1): doubling, at most five minutes. */
export function retryDelayMs(retry: number): number {
  return Math.min(firstDelayMs * 2 ** (retry - 1), longestDelayMs)
}

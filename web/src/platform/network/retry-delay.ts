const firstDelayMs = 2_000
const longestDelayMs = 5 * 60_000

/**
 * How long to wait before the given retry (from 1): doubling, at most five minutes, between half
 * and the whole of it, so that phones that lost one server do not come back all at once.
 * @param random from 0 up to and without 1
 */
export function retryDelayMs(retry: number, random: number): number {
  const wholeMs = Math.min(firstDelayMs * 2 ** (retry - 1), longestDelayMs)
  return Math.round(wholeMs * (0.5 + random / 2))
}

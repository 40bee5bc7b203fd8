/** The server's time. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number
}

/**
 * Longest difference between the clocks of servers that count together. What is dated later than
 * this was dated by a clock that was wrong, and no longer counts.
 */
export const maxClockSkewMs = 60_000

export const systemClock: Clock = { now: () => Date.now() }

import type { Clock } from '../platform/clock.ts'

export interface FakeClock extends Clock {
  advance(ms: number): void
}

/** Stands still at a Saturday morning in November 2026 until it is moved. */
export function createFakeClock(start = Date.UTC(2026, 10, 21, 9)): FakeClock {
  let now = start
  return {
    now: () => now,
    advance(ms) {
      now += ms
    },
  }
}

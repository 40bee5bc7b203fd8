import type { Clock } from '../clock.ts'
import type { Throttles } from './throttles.ts'

interface Window {
  endsAt: number
  hits: number
}

/** How often windows that have ended are forgotten. */
const sweepMs = 60_000

/**
 * Counts in this process alone and in fixed windows: costs no write, forgets at a restart, and
 * lets twice the hits through at a window's edge. For a server's capacity, never for guessing.
 */
export function createMemoryThrottles(clock: Clock): Throttles {
  const windows = new Map<string, Window>()
  let sweepsAt = clock.now() + sweepMs
  const keyOf = (name: string, subject: string) => `${name}\n${subject}`

  function forgetEnded(now: number): void {
    if (now < sweepsAt) return
    sweepsAt = now + sweepMs
    for (const [key, { endsAt }] of windows) if (endsAt <= now) windows.delete(key)
  }

  return {
    hit(limit, subject) {
      const now = clock.now()
      forgetEnded(now)
      const key = keyOf(limit.name, subject)
      const known = windows.get(key)
      const window =
        known === undefined || known.endsAt <= now
          ? { endsAt: now + limit.windowMs, hits: 0 }
          : known
      windows.set(key, window)
      if (window.hits >= limit.hits) {
        const retryAfterSeconds = Math.ceil((window.endsAt - now) / 1000)
        return Promise.resolve({ allowed: false, retryAfterSeconds })
      }
      window.hits += 1
      return Promise.resolve({ allowed: true })
    },
    clear(limit, subject) {
      windows.delete(keyOf(limit.name, subject))
      return Promise.resolve()
    },
  }
}

import type { Clock } from '../clock.ts'

/** How often one subject (an address, an account) may do one thing. */
export interface Limit {
  readonly name: string
  readonly hits: number
  readonly windowMs: number
}

export type Admission =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly retryAfterSeconds: number }

/** Counts in the database, so that all servers count together and a restart forgets nothing. */
export interface Throttles {
  /** Counts a hit and allows it, unless the last window holds `limit.hits` of them already. */
  hit(limit: Limit, subject: string): Promise<Admission>
  clear(limit: Limit, subject: string): Promise<void>
}

/** The same, telling of each refusal by which limit it was. */
export function tellRefusals(throttles: Throttles, tell: (limit: string) => void): Throttles {
  return {
    ...throttles,
    async hit(limit, subject) {
      const admission = await throttles.hit(limit, subject)
      if (!admission.allowed) tell(limit.name)
      return admission
    },
  }
}

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
        known === undefined || known.endsAt <= now || known.endsAt > now + limit.windowMs
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

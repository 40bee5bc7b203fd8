import { parseFields, storedValue } from './stored-value.ts'

/** Smaller differences from the server's clock change no day and no due card. */
const toleratedMs = 5 * 60_000

const stored = storedValue('clock', {
  name: 'the clock',
  parse(text) {
    const { offsetMs, measuredAt } = parseFields(text)
    return {
      /** What is added to the device's clock. */
      offsetMs: Number(offsetMs ?? 0),
      /** When the server answered, by the device's clock (epoch ms). */
      measuredAt: Number(measuredAt ?? 0),
    }
  },
})

/** What `readClock` adds to the device's clock: 0 while the clock is right, as far as is known. */
export function readClockOffset(): number {
  const { offsetMs, measuredAt } = stored.read()
  const now = Date.now()
  // A clock that went back, or that has caught up with the server, was set meanwhile.
  return now < measuredAt || (offsetMs > 0 && now >= measuredAt + offsetMs) ? 0 : offsetMs
}

/** Whether the clock has gone back since the server last answered: the server must be asked first. */
export const isClockDoubtful = (): boolean => Date.now() < stored.read().measuredAt

/** The time in epoch ms, put right where the device's clock was wrong at the last answer. */
export const readClock = (): number => Date.now() + readClockOffset()

/** @param date header of an answer that no cache can hold (RFC 9110 §6.6.1) */
export function compareClock(date: string | null): void {
  const measuredAt = Date.now()
  const difference = Date.parse(date ?? '') - measuredAt
  if (Number.isNaN(difference)) return
  stored.save({ offsetMs: Math.abs(difference) > toleratedMs ? difference : 0, measuredAt })
}

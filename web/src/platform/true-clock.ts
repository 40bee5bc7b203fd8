import { parseFields, storedValue } from './stored-value.ts'

/** Smaller differences from the server's clock change no day and no due card. */
const toleratedMs = 5 * 60_000

/** A note this old is written again, so that a clock that goes back is noticed. */
const savedAgainMs = 60 * 60_000

/** How wrong this device's clock was when the server answered; all epoch ms or ms. */
interface Correction {
  /** What is added to the device's clock. */
  readonly offsetMs: number
  /** By the device's clock. */
  readonly measuredAt: number
}

const stored = storedValue<Correction | undefined>('mboa-clock', {
  name: 'how wrong the clock is',
  parse(text) {
    const { offsetMs, measuredAt } = parseFields(text)
    return typeof offsetMs === 'number' && typeof measuredAt === 'number'
      ? { offsetMs, measuredAt }
      : undefined
  },
})

/** What `readClock` adds to the device's clock: 0 while the clock is right, as far as is known. */
export function readClockOffset(): number {
  const correction = readCorrection()
  if (correction === undefined) return 0
  const { offsetMs, measuredAt } = correction
  const now = Date.now()
  // A clock that went back, or that has caught up with the server, was set meanwhile.
  const wasSet = now < measuredAt || (offsetMs > 0 && now >= measuredAt + offsetMs)
  return wasSet ? 0 : offsetMs
}

/** Whether the clock has gone back since the server last answered: the server must be asked first. */
export const isClockDoubtful = (): boolean => Date.now() < (readCorrection()?.measuredAt ?? 0)

/** The time in epoch ms, put right where the device's clock was wrong at the last answer. */
export const readClock = (): number => Date.now() + readClockOffset()

/** @param date header of an answer that no cache can hold (RFC 9110 §6.6.1) */
export function compareClock(date: string | null): void {
  const serverAt = date === null ? NaN : Date.parse(date)
  if (Number.isNaN(serverAt)) return
  const measuredAt = Date.now()
  const difference = serverAt - measuredAt
  const offsetMs = Math.abs(difference) > toleratedMs ? difference : 0
  const before = readCorrection()
  const isKnown =
    before !== undefined &&
    Math.abs(before.offsetMs - offsetMs) < toleratedMs &&
    Math.abs(measuredAt - before.measuredAt) < savedAgainMs
  if (!isKnown) stored.save({ offsetMs, measuredAt })
}

/** Workers that fold events have no local storage. */
const readCorrection = (): Correction | undefined =>
  typeof localStorage === 'undefined' ? undefined : stored.read()

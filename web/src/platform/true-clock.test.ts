import { afterEach, expect, it, vi } from 'vitest'
import { compareClock, isClockDoubtful, readClock, readClockOffset } from './true-clock.ts'

const serverAt = Date.UTC(2026, 10, 21, 9)
const hourMs = 60 * 60_000
const yearMs = 365 * 24 * hourMs

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

const setClock = (now: number) => vi.spyOn(Date, 'now').mockReturnValue(now)
const answerAt = (instant: number) => compareClock(new Date(instant).toUTCString())

it.each([
  ['behind', -16 * yearMs],
  ['ahead', yearMs],
])('a clock that is years %s is put right by what the server answered', (_, wrongMs) => {
  setClock(serverAt + wrongMs)
  answerAt(serverAt)
  expect(readClock()).toBe(serverAt)
  setClock(serverAt + wrongMs + hourMs)
  expect(readClock()).toBe(serverAt + hourMs)
  // Set right while no server is there.
  setClock(serverAt + 2 * hourMs)
  expect(readClock()).toBe(serverAt + 2 * hourMs)
})

it('a clock that is minutes wrong stays as it is', () => {
  setClock(serverAt - 4 * 60_000)
  answerAt(serverAt)
  compareClock(null)
  compareClock('no date')
  expect([readClockOffset(), isClockDoubtful()]).toEqual([0, false])
})

it('a clock that was right and has gone back is doubtful until the server answers', () => {
  setClock(serverAt)
  answerAt(serverAt)
  setClock(serverAt - yearMs)
  expect([readClockOffset(), isClockDoubtful()]).toEqual([0, true])
  answerAt(serverAt)
  expect([readClockOffset(), isClockDoubtful()]).toEqual([yearMs, false])
})

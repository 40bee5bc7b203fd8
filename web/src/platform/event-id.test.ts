import { afterEach, expect, it, vi } from 'vitest'
import { newEventId } from './event-id.ts'

afterEach(() => void vi.useRealTimers())

const timeOf = (id: string) => Number.parseInt(id.replace('-', '').slice(0, 12), 16)

it('is a UUID of version 7 that tells when it was made', () => {
  const before = Date.now()
  const id = newEventId()
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(timeOf(id)).toBeGreaterThanOrEqual(before)
  expect(timeOf(id)).toBeLessThan(before + 1_000)
  expect(timeOf(newEventId(1_234_567_890_123))).toBe(1_234_567_890_123)
})

it('is sorted by the order of making, however many one millisecond has', () => {
  // Later than all that other tests have made.
  const now = Date.now() + 60_000
  vi.useFakeTimers({ toFake: ['Date'], now })
  const ids = Array.from({ length: 5_000 }, () => newEventId())
  expect(new Set(ids.map((id) => id.length))).toEqual(new Set([36]))
  expect(new Set(ids).size).toBe(ids.length)
  expect([...ids].sort()).toEqual(ids)
  expect(timeOf(ids[0] ?? '')).toBe(now)
  // A clock that was set back does not put what comes later before it.
  vi.setSystemTime(now - 30_000)
  expect(newEventId() > (ids.at(-1) ?? '')).toBe(true)
})

import { expect, it, onTestFinished, vi } from 'vitest'
import { createFakeClock } from '../../testing/fake-clock.ts'
import { createMemoryThrottles } from './throttles.ts'

const limit = { name: 'test', hits: 2, windowMs: 10_000 }

it('allows the hits of a window, then says how long to wait', async () => {
  const clock = createFakeClock()
  const throttles = createMemoryThrottles(clock)
  expect(await throttles.hit(limit, 'ada')).toEqual({ allowed: true })
  clock.advance(4_000)
  expect(await throttles.hit(limit, 'ada')).toEqual({ allowed: true })
  expect(await throttles.hit(limit, 'ada')).toEqual({ allowed: false, retryAfterSeconds: 6 })
  clock.advance(6_000)
  expect(await throttles.hit(limit, 'ada')).toEqual({ allowed: true })
})

it('counts each subject and each limit for itself', async () => {
  const throttles = createMemoryThrottles(createFakeClock())
  const one = { ...limit, hits: 1 }
  expect(await throttles.hit(one, 'ada')).toEqual({ allowed: true })
  expect(await throttles.hit(one, 'ben')).toEqual({ allowed: true })
  expect(await throttles.hit({ ...one, name: 'other' }, 'ada')).toEqual({ allowed: true })
  expect(await throttles.hit(one, 'ada')).toMatchObject({ allowed: false })
})

it('keeps nobody out for a window that a wrong clock opened', async () => {
  const clock = createFakeClock()
  const throttles = createMemoryThrottles(clock)
  const twentyDaysMs = 20 * 24 * 60 * 60_000
  clock.advance(twentyDaysMs)
  await throttles.hit(limit, 'ada')
  await throttles.hit(limit, 'ada')
  clock.advance(-twentyDaysMs)
  expect(await throttles.hit(limit, 'ada')).toEqual({ allowed: true })
})

it('forgets a subject when asked to, and windows that are still open only then', async () => {
  const clock = createFakeClock()
  const throttles = createMemoryThrottles(clock)
  const long = { name: 'long', hits: 1, windowMs: 600_000 }
  await throttles.hit(long, 'ada')
  clock.advance(120_000)
  expect(await throttles.hit(long, 'ada')).toMatchObject({ allowed: false })
  await throttles.clear(long, 'ada')
  expect(await throttles.hit(long, 'ada')).toEqual({ allowed: true })
})

it('keeps no window that has ended', async () => {
  const clock = createFakeClock()
  const throttles = createMemoryThrottles(clock)
  const set = vi.spyOn(Map.prototype, 'set')
  onTestFinished(() => {
    set.mockRestore()
  })
  await throttles.hit(limit, 'ada')
  const windows = set.mock.contexts[0] as Map<string, unknown>
  set.mockRestore()
  for (let nth = 0; nth < 100; nth += 1) await throttles.hit(limit, `learner ${nth}`)
  expect(windows.size).toBe(101)
  clock.advance(120_000)
  await throttles.hit(limit, 'ada')
  expect(windows.size).toBe(1)
})

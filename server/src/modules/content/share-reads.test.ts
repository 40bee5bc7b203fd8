import { expect, it, onTestFinished, vi } from 'vitest'
import { UnavailableError } from '../../platform/unavailable-error.ts'
import { shareReads } from './share-reads.ts'

const patienceMs = 10_000

/** A read that answers its number, or fails, when the test says so. */
function startReads() {
  const begun: PromiseWithResolvers<number>[] = []
  const read = shareReads(patienceMs, () => {
    const answer = Promise.withResolvers<number>()
    begun.push(answer)
    return answer.promise
  })
  return { read, begun }
}

it('who asks while a read runs shares the next one, which begins when it is over', async () => {
  const { read, begun } = startReads()
  const first = read()
  const others = [read(), read(), read()]
  expect(begun).toHaveLength(1)
  begun[0]?.resolve(1)
  expect(await first).toBe(1)
  await expect.poll(() => begun.length).toBe(2)
  begun[1]?.resolve(2)
  expect(await Promise.all(others)).toEqual([2, 2, 2])
  const later = read()
  expect(begun).toHaveLength(3)
  begun[2]?.resolve(3)
  expect(await later).toBe(3)
})

it('a read that fails fails for those who asked for it, and to nobody else', async () => {
  const { read, begun } = startReads()
  const first = read()
  const second = read()
  begun[0]?.reject(new Error('the database is away'))
  await expect(first).rejects.toThrow('the database is away')
  await expect.poll(() => begun.length).toBe(2)
  begun[1]?.resolve(2)
  expect(await second).toBe(2)
})

it('a read that hangs is given up, and holds up nobody who asks afterwards', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { read, begun } = startReads()
  const first = read()
  const others = [read(), read()]
  const given = expect(first).rejects.toThrow(UnavailableError)
  await vi.advanceTimersByTimeAsync(patienceMs)
  await given
  expect(begun).toHaveLength(2)
  begun[1]?.resolve(2)
  expect(await Promise.all(others)).toEqual([2, 2])
  begun[0]?.resolve(1)
  const later = read()
  begun[2]?.resolve(3)
  expect(await later).toBe(3)
  expect(vi.getTimerCount()).toBe(0)
})

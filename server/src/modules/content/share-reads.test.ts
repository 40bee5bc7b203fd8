import { expect, it } from 'vitest'
import { shareReads } from './share-reads.ts'

/** A read that answers its number, or fails, when the test says so. */
function startReads() {
  const begun: PromiseWithResolvers<number>[] = []
  const read = shareReads(() => {
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

it('a read that fails is told to those who asked for it, and to nobody else', async () => {
  const { read, begun } = startReads()
  const first = read()
  const second = read()
  begun[0]?.reject(new Error('the database is away'))
  await expect(first).rejects.toThrow('the database is away')
  await expect.poll(() => begun.length).toBe(2)
  begun[1]?.resolve(2)
  expect(await second).toBe(2)
})

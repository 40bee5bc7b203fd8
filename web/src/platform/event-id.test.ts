import { validate, version } from 'uuid'
import { afterEach, expect, it, vi } from 'vitest'
import { newEventId } from './event-id.ts'

afterEach(() => vi.useRealTimers())

const many = (count: number) => Array.from({ length: count }, newEventId)
const msOf = (id: string) => Number.parseInt(id.replace('-', '').slice(0, 12), 16)

it('makes UUIDs of version 7 that tell when they were made', () => {
  const before = Date.now()
  const ids = many(500)
  expect(ids.filter((id) => !validate(id) || version(id) !== 7)).toEqual([])
  expect(ids.map(msOf).every((ms) => ms >= before && ms <= Date.now() + 1)).toBe(true)
})

it('makes each another one', () => {
  const ids = many(20_000)
  expect(new Set(ids).size).toBe(ids.length)
})

it('sorts them as they were made: within a millisecond, beyond what one holds, and with the clock put back', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
  const ids = many(10_000)
  vi.setSystemTime(Date.now() - 30_000)
  ids.push(...many(10))
  expect(ids.toSorted()).toEqual(ids)
})

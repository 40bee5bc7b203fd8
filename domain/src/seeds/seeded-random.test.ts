import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seededRandom, shuffled } from './seeded-random.ts'

test('the same seed draws the same, another seed something else', () => {
  const draw = (seed: string) => {
    const random = seededRandom(seed)
    return Array.from({ length: 8 }, () => random.below(1000))
  }
  expect(draw('a')).toEqual(draw('a'))
  expect(draw('a')).not.toEqual(draw('b'))
})

test('draws stay below their bound and reach every value', () => {
  const random = seededRandom('bound')
  const drawn = new Set(Array.from({ length: 400 }, () => random.below(6)))
  expect([...drawn].sort()).toEqual([0, 1, 2, 3, 4, 5])
})

test('shuffling keeps every thing, whatever the seed', () => {
  fc.assert(
    fc.property(fc.array(fc.nat()), fc.string(), (things, seed) => {
      const mixed = shuffled(things, seededRandom(seed))
      expect([...mixed].sort((a, b) => a - b)).toEqual([...things].sort((a, b) => a - b))
    }),
  )
})

test('every order of three comes up about equally often', () => {
  const counts = new Map<string, number>()
  for (let at = 0; at < 6000; at++) {
    const order = shuffled(['a', 'b', 'c'], seededRandom(`seed ${at}`)).join('')
    counts.set(order, (counts.get(order) ?? 0) + 1)
  }
  expect(counts.size).toBe(6)
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150)
})

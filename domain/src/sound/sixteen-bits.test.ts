import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toFloats, toSixteenBits } from './sixteen-bits.ts'

it('samples of 16 bits are the same after they were floats', () => {
  const sample = fc.integer({ min: -32_768, max: 32_767 })
  fc.assert(
    fc.property(fc.int16Array({ minLength: 1 }), sample, (samples, one) => {
      const all = Int16Array.from([...samples, one])
      expect(toSixteenBits(toFloats(all))).toEqual(all)
    }),
  )
})

it('what is too loud is cut off, not turned over', () => {
  expect([...toSixteenBits(Float32Array.of(1, 1.5, -1, -1.5))]).toEqual([
    32_767, 32_767, -32_768, -32_768,
  ])
})

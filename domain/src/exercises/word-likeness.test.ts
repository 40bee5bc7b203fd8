import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createWordLikeness } from './word-likeness.ts'

const { distance, same } = createWordLikeness('bbj', 'relaxed')

test.each([
  ['mbɔ́', 'mbɔ́', 0],
  ['MBƆ́', 'mbɔ\u0301', 0],
  ['mfaʼ', "mfa'", 0],
  ['mbɔ́', 'mbɔ̀', 0.1 / 3],
  ['mbɔ', 'mbo', 0.25 / 3],
  ['mbɔ', 'mba', 1 / 3],
  ['mbɔ', 'mb', 1 / 3],
  ['a', 'xyz', 1],
  ['', '', 0],
] as const)('%s and %s are %f apart', (a, b, expected) => {
  expect(distance(a, b)).toBeCloseTo(expected, 10)
})

test('words that differ by tone are closer than those that differ by a letter', () => {
  expect(distance('kòtò', 'kótó')).toBeLessThan(distance('kòtò', 'kòdò'))
})

test('only spelling makes words the same: a tone mark makes another word', () => {
  expect(same('Mfa’', 'mfaʼ')).toBe(true)
  expect(same('mu', 'mú')).toBe(false)
})

test('the distance is the same both ways and stays between 0 and 1', () => {
  const text = fc
    .array(fc.constantFrom('a', 'b', 'ɛ', 'é', 'ɔ́', 'ɔ̀', 'o'), { maxLength: 6 })
    .map((letters) => letters.join(''))
  fc.assert(
    fc.property(text, text, (a, b) => {
      expect(distance(a, b)).toBeCloseTo(distance(b, a), 10)
      expect(distance(a, b)).toBeGreaterThanOrEqual(0)
      expect(distance(a, b)).toBeLessThanOrEqual(1)
    }),
  )
})

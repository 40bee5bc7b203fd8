import fc from 'fast-check'
import { expect, test } from 'vitest'
import { passwordLength, passwordStrength } from './password-strength.ts'

test.each([
  ['', 0, 'weak', 20],
  ['abc', 1, 'weak', 20],
  ['abcdef', 2, 'weak', 20],
  ['abcde1', 3, 'medium', 50],
  ['Abcde1', 4, 'strong', 75],
  ['Abcd1!', 5, 'very-strong', 100],
  ['A1!b', 4, 'strong', 75],
  ['ɛɔŋəɓɗ', 2, 'weak', 20],
  ['Ɛɔŋəɓɗ', 3, 'medium', 50],
  ['abc de', 2, 'weak', 20],
] as const)('%j satisfies %i criteria: %s, %i %%', (password, count, level, percent) => {
  expect(passwordStrength(password)).toMatchObject({ count, level, percent })
})

test('five characters outside the basic plane are five, not ten', () => {
  expect(passwordLength('😀😀😀😀😀')).toBe(5)
  expect(passwordStrength('😀😀😀😀😀').satisfied.length).toBe(false)
})

test('adding characters never makes a password weaker', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (password, more) => {
      expect(passwordStrength(password + more).count).toBeGreaterThanOrEqual(
        passwordStrength(password).count,
      )
    }),
  )
})

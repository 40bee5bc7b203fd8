import { msg } from '@lingui/core/macro'
import { expect, it } from 'vitest'
import { failureTextOf } from './failure-texts.ts'
import { formTexts } from './form-texts.ts'

const own = { 'network-error': msg`You’re offline.` }

it.each(['network-error', 'unavailable'] as const)('has a text for %s on every screen', (code) => {
  expect(failureTextOf(code)).not.toBe(formTexts.unexpected)
})

it('says what a screen knows better, and that alone', () => {
  expect(failureTextOf('network-error', own)).toBe(own['network-error'])
  expect(failureTextOf('unavailable', own)).toBe(failureTextOf('unavailable'))
})

it('says that a failure is unexpected if its code is in no table', () => {
  expect(failureTextOf('not-found', own)).toBe(formTexts.unexpected)
})

import { expect, it } from 'vitest'
import { parseStartAction, withoutAction } from './start-action.ts'

it.each([
  ['?mode=verifyEmail&oobCode=abc', { mode: 'verifyEmail', code: 'abc' }],
  ['?oobCode=a%2Bb&mode=resetPassword&lang=fr', { mode: 'resetPassword', code: 'a+b' }],
  ['?mode=verifyEmail', null],
  ['?mode=verifyEmail&oobCode=', null],
  ['?mode=recoverEmail&oobCode=abc', null],
  ['', null],
])('the query %s asks for %j', (search, action) => {
  expect(parseStartAction(search)).toEqual(action)
})

it.each([
  ['?mode=verifyEmail&oobCode=abc', ''],
  ['?mode=verifyEmail&oobCode=abc&message=later', '?message=later'],
  ['?message=wrong-password', '?message=wrong-password'],
  ['?course=ewo&given=unit-days', '?course=ewo'],
  ['', ''],
])('without its action the query %s is "%s"', (search, rest) => {
  expect(withoutAction(search)).toBe(rest)
})

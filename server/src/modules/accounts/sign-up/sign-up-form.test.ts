import { dictionary } from '@zxcvbn-ts/language-common'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { newPasswordField, phoneNumberField } from './sign-up-form.ts'

const codesOf = (result: { issues?: readonly v.BaseIssue<unknown>[] | undefined }) =>
  (result.issues ?? []).map((issue) => issue.message)

it('calls the 3,000 most common passwords of six characters and more weak', () => {
  const common = dictionary['passwords-common'].filter((each) => each.length >= 6).slice(0, 3000)
  const refused = common.filter((each) =>
    codesOf(v.safeParse(newPasswordField, each)).includes('weak-password'),
  )
  expect(refused).toHaveLength(3000)
})

it.each([
  ['', ['required', 'password-too-short']],
  ['Zq7*k', ['password-too-short']],
  ['Zq7*kp', []],
  ['𞤀𞤁𞤂𞤃𞤄𞤅', []],
  ['correct horse battery staple', []],
  ['x'.repeat(1025), ['too-long']],
])('judges the password %j', (password, codes) => {
  expect(codesOf(v.safeParse(newPasswordField, password))).toEqual(codes)
})

it.each([
  ['+237670000001', '+237670000001'],
  ['+2370670000001', '+237670000001'],
  ['237670000001', '+237670000001'],
  ['0670000001', '+237670000001'],
  ['+237 (0) 670 000 001', '+237670000001'],
  ['+237237670000001', '+237670000001'],
  ['+2372370670000001', '+237670000001'],
  ['+3333612345678', '+33612345678'],
  ['95123456', undefined],
  ['+23767000000', undefined],
  ['222200000', '+237222200000'],
  ['+330612345678', '+33612345678'],
  [' +44 20 7183 8750 ', '+442071838750'],
  ['670000001', '+237670000001'],
  ['+2376700', undefined],
  ['+237', undefined],
  ['call me', undefined],
])('reads the phone number %j as %s', (typed, expected) => {
  const parsed = v.safeParse(phoneNumberField, typed)
  expect(parsed.success ? parsed.output.e164 : undefined).toBe(expected)
})

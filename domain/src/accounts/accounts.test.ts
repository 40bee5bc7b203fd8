import { expect, test } from 'vitest'
import { homeRole, identifierKind, looksLikeEmail } from './accounts.ts'

test.each([
  ['name@example.com', true],
  ['  name@example.com ', true],
  ['name+tag@mail.example.co.uk', true],
  ['name@exemple.été', true],
  ['', false],
  ['name', false],
  ['name@', false],
  ['@example.com', false],
  ['name@example', false],
  ['name@example.', false],
  ['name@.com', false],
  ['name@a..com', false],
  ['na me@example.com', false],
  ['name@@example.com', false],
  [`${'a'.repeat(250)}@b.cm`, false],
] as const)('%j looks like an e-mail address: %s', (text, expected) => {
  expect(looksLikeEmail(text)).toBe(expected)
})

test('an identifier with an @ is an e-mail address, even a broken one', () => {
  expect(identifierKind('name@')).toBe('email')
  expect(identifierKind('+237 6 70 00 00 00')).toBe('phone')
})

test.each([
  ['learner', 'learner'],
  ['recorder', 'recorder'],
  ['admin', 'learner'],
  ['', 'learner'],
  [null, 'learner'],
  [undefined, 'learner'],
] as const)('the home of role %j is the dashboard of the %s', (role, home) => {
  expect(homeRole(role)).toBe(home)
})

import { expect, test } from 'vitest'
import { hasInnerSpace, homeRole, identifierKind, looksLikeEmail, trimEmail } from './accounts.ts'

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
  ['name,other@example.com', false],
  ['name@example.com, other@example.com', false],
  ['name;other@example.com', false],
  ['Name <name@example.com>', false],
  ['mailto:name@example.com', false],
  ['"name"@example.com', false],
  ['name@example,com', false],
  ["o'name!#$%&*+-/=?^_`{|}~@example.com", true],
  ['\u200Bname@example.com', true],
  ['name@@example.com', false],
  [`${'a'.repeat(250)}@b.cm`, false],
] as const)('%j looks like an e-mail address: %s', (text, expected) => {
  expect(looksLikeEmail(text)).toBe(expected)
})

test.each(['\u200B', '\uFEFF', '\u202A', '\u00A0', '\u00AD', '\u2060', '\uFE0F', '\u0000', ' \n'])(
  'an address loses %j around it',
  (unseen) => {
    expect(trimEmail(`${unseen}name@example.com${unseen} `)).toBe('name@example.com')
  },
)

test.each([
  ['na me@example.com', true],
  ['name@ example.com', true],
  ['name\u00A0@example.com', true],
  ['name@example.com', false],
])('%j has a space inside it: %s', (email, expected) => {
  expect(hasInnerSpace(email)).toBe(expected)
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

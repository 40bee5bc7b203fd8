import { expect, it } from 'vitest'
import { initialsOf } from './initials.ts'

it.each([
  ['Test Learner', 'TE'],
  ['élodie', 'ÉL'],
  ['e\u0301lodie', 'ÉL'],
  ['ɓàsàa', 'ƁÀ'],
  ["N'Test", 'NT'],
  ['  x', 'X'],
  ['عربي', 'عر'],
  ['12 34', ''],
  ['', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

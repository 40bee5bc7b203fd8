import { expect, it } from 'vitest'
import { describeReturn } from './describe-return.ts'

const now = new Date(2026, 2, 10, 21, 30).getTime()

it.each([
  [new Date(2026, 2, 10, 21, 30), 'in 1 minute', 'dans 1 minute'],
  [new Date(2026, 2, 10, 21, 40), 'in 10 minutes', 'dans 10 minutes'],
  [new Date(2026, 2, 10, 23, 35), 'in 2 hours', 'dans 2 heures'],
  [new Date(2026, 2, 11, 0, 45), 'tomorrow', 'demain'],
  [new Date(2026, 2, 12, 6, 0), 'in 2 days', 'après-demain'],
  [new Date(2026, 2, 21, 6, 0), 'in 11 days', 'dans 11 jours'],
])('what is due at %s comes back %s', (dueAt, english, french) => {
  expect(describeReturn(dueAt.getTime(), now, 'en')).toBe(english)
  expect(describeReturn(dueAt.getTime(), now, 'fr')).toBe(french)
})

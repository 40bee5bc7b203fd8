import { expect, test } from 'vitest'
import { greetingFor } from './greeting.ts'

test.each([
  [0, 'night'],
  [4, 'night'],
  [5, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [16, 'afternoon'],
  [17, 'evening'],
  [20, 'evening'],
  [21, 'night'],
  [23, 'night'],
] as const)('at %i hours the header says good %s', (hour, greeting) => {
  expect(greetingFor(hour)).toBe(greeting)
})

test('minutes past the last hour of a greeting still belong to it', () => {
  expect(greetingFor(11.99)).toBe('morning')
})

import { expect, it } from 'vitest'
import { splashProgressAt } from './use-splash-progress.ts'

it.each([
  [-5, 0],
  [0, 0],
  [149, 0],
  [150, 10],
  [749, 40],
  [1499, 90],
  [1500, 100],
  [60_000, 100],
])('after %i ms the bar stands at %i', (elapsedMs, value) => {
  expect(splashProgressAt(elapsedMs)).toBe(value)
})

import { expect, test } from 'vitest'
import { ratingFor } from './rating.ts'

test.each([
  ['exact', 'correct', 'relaxed', 3],
  ['exact', 'correct', 'strict', 3],
  ['tone', 'correct', 'discover', 3],
  ['tone', 'almost', 'discover', 3],
  ['tone', 'almost', 'relaxed', 3],
  ['tone', 'almost', 'standard', 2],
  ['letters', 'almost', 'relaxed', 2],
  ['typo', 'almost', 'relaxed', 2],
  ['order', 'almost', 'relaxed', 2],
  ['tone', 'wrong', 'strict', 1],
  ['tone', 'wrong', 'relaxed', 1],
  ['wrong', 'wrong', 'discover', 1],
] as const)('%s, %s at %s is rated %i', (verdict, outcome, strictness, rating) => {
  expect(ratingFor({ verdict, outcome, strictness })).toBe(rating)
})

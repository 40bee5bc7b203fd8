import { expect, test } from 'vitest'
import { findCard, foldEvents } from '../scheduling/fold.ts'
import { recallChance } from '../scheduling/memory-model.ts'
import type { Foldable, Rating, ReviewEvent } from '../scheduling/practice-events.ts'
import { buildReview, testId } from '../testing/practice-events.ts'
import { createRecallReader } from './recall-agreement.ts'

const start = Date.UTC(2026, 0, 5, 8)
const minuteMs = 60_000
const dayMs = 86_400_000

const reviewsAt = (instants: number[], last: Rating): Foldable<ReviewEvent>[] =>
  instants.map((answeredAt, at) =>
    buildReview({ id: testId(at), answeredAt, rating: at === instants.length - 1 ? last : 3 }),
  )
const learnt = [start, start + 10 * minuteMs]
const read = (events: Foldable<ReviewEvent>[]) =>
  createRecallReader()(foldEvents(events)).filter(({ reviews }) => reviews > 0)

test('answers within the steps of minutes say nothing about the model', () => {
  expect(read(reviewsAt(learnt, 1))).toEqual([])
})

test.each([
  [3, 1],
  [2, 1],
  [1, 0],
] as const)('a word asked after days and rated %i counts as known %i time', (rating, recalled) => {
  const card = findCard(foldEvents(reviewsAt(learnt, 3)), 'tst.one', 'recognise')
  if (card === undefined) throw new Error('no card')
  const expected = recallChance(card, card.dueAt)
  const [bin, ...others] = read(reviewsAt([...learnt, card.dueAt], rating))
  expect(others).toEqual([])
  expect(bin).toMatchObject({ reviews: 1, recalled, expectedPermille: Math.round(expected * 1000) })
  expect(expected).toBeGreaterThanOrEqual(bin?.from ?? 1)
})

test('a word left for years is expected to be known less often', () => {
  const [soon] = read(reviewsAt([...learnt, start + 3 * dayMs], 3))
  const [late] = read(reviewsAt([...learnt, start + 900 * dayMs], 3))
  expect(late?.from).toBeLessThan(soon?.from ?? 0)
})

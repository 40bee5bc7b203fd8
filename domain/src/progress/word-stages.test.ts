import { expect, test } from 'vitest'
import { foldEvents } from '../scheduling/fold.ts'
import { buildReview, testId } from '../testing/practice-events.ts'
import { countBegunStages, countWordStages, countWordsMetSince } from './word-stages.ts'

const start = Date.UTC(2026, 0, 5, 8)
const dayMs = 86_400_000

/** Reviews of one skill of an item, on these days, all correct. */
function reviewsOn(days: number[], item: string, skill: 'recognise' | 'recall', from: number) {
  return days.map((day, at) =>
    buildReview({ id: testId(from + at), item, skill, answeredAt: start + day * dayMs }),
  )
}

test('words are counted by the stage that their cards have reached', () => {
  const fold = foldEvents([
    ...reviewsOn([0, 1, 3, 14], 'tst.recognised', 'recognise', 10),
    ...reviewsOn([0], 'tst.begun', 'recall', 20),
    ...reviewsOn([0, 1], 'tst.known', 'recall', 30),
    ...reviewsOn([0, 1, 3, 14], 'tst.well-known', 'recall', 40),
    ...reviewsOn([0, 1], 'tst.removed', 'recall', 50),
  ])
  const items = ['tst.recognised', 'tst.begun', 'tst.known', 'tst.well-known', 'tst.untouched']
  expect(countWordStages(fold, { course: 'tst', items })).toEqual({
    new: 1,
    learning: 2,
    known: 1,
    'well-known': 1,
  })
})

test('a word that was forgotten is being learnt again', () => {
  const forgotten = buildReview({
    id: testId(99),
    skill: 'recall',
    rating: 1,
    answeredAt: start + 30 * dayMs,
  })
  const fold = foldEvents([...reviewsOn([0, 1, 3, 14], 'tst.one', 'recall', 10), forgotten])
  expect(countWordStages(fold, { course: 'tst', items: ['tst.one'] }).learning).toBe(1)
})

test('words met lately are counted by their first review, in whichever skill', () => {
  const fold = foldEvents([
    ...reviewsOn([0, 20], 'tst.before', 'recognise', 10),
    ...reviewsOn([20], 'tst.before', 'recall', 20),
    ...reviewsOn([20], 'tst.lately', 'recall', 30),
    buildReview({
      id: testId(90),
      item: 'tst.s',
      kind: 'build-meaning',
      answeredAt: start + 21 * dayMs,
    }),
  ])
  const since = start + 20 * dayMs
  expect(countWordsMetSince(fold, { course: 'tst', since })).toBe(1)
  expect(countWordsMetSince(fold, { course: 'oth', since })).toBe(0)
  expect(countWordsMetSince(fold, { course: undefined, since: start })).toBe(2)
})

test('words begun in any course are counted, without new ones and without sentences', () => {
  const elsewhere = buildReview({ id: testId(99), course: 'oth', item: 'oth.one' })
  const sentences = (['choose-sentence-meaning', 'build-meaning'] as const).map((kind, at) =>
    buildReview({ id: testId(90 + at), item: `tst.sentence-${at}`, kind }),
  )
  const known = reviewsOn([0, 1], 'tst.known', 'recall', 10)
  const fold = foldEvents([...known, elsewhere, ...sentences])
  expect(countBegunStages(fold)).toEqual({ new: 0, learning: 1, known: 1, 'well-known': 0 })
  expect(countBegunStages(fold, 'oth').learning).toBe(1)
})

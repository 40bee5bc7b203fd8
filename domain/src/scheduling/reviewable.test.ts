import { expect, test } from 'vitest'
import { buildReview, testId } from '../testing/practice-events.ts'
import { isReviewableIn } from './reviewable.ts'
import { listDue, summariseDue } from './due.ts'
import { foldEvents } from './fold.ts'

const answeredAt = Date.UTC(2026, 0, 5, 8)
const now = Date.UTC(2026, 5, 1)

/** One word met by eye, one by ear alone, both waiting for long. */
const fold = foldEvents([
  buildReview({ id: testId(1), item: 'tst.seen', answeredAt }),
  buildReview({
    id: testId(2),
    item: 'tst.heard',
    answeredAt,
    skill: 'hear',
    kind: 'choose-written',
  }),
])

const dueWith = (reviewable: ReturnType<typeof isReviewableIn>) => {
  const items = listDue(fold, { now, reviewable }).map(({ item }) => item)
  expect(summariseDue(fold, { now, dayEndsAt: now, reviewable }).dueNow).toBe(items.length)
  return items.sort()
}

test('a word that must be heard waits until this device can play it', () => {
  expect(dueWith(isReviewableIn({}))).toEqual(['tst.seen'])
  expect(dueWith(isReviewableIn({ recorded: new Set(['tst.heard']) }))).toEqual([
    'tst.heard',
    'tst.seen',
  ])
  expect(summariseDue(fold, { now: 0, dayEndsAt: 0, reviewable: () => false }).nextDueAt).toBe(
    undefined,
  )
})

test('a word that has left the course is not due', () => {
  expect(dueWith(isReviewableIn({ items: new Set(['tst.other']) }))).toEqual([])
})

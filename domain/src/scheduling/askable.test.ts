import { expect, test } from 'vitest'
import { buildReview, testId } from '../testing/practice-events.ts'
import { askableIn } from './askable.ts'
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
    exercise: 'choose-written',
  }),
])

const dueWith = (askable: ReturnType<typeof askableIn>) => {
  const items = listDue(fold, { now, askable }).map(({ item }) => item)
  expect(summariseDue(fold, { now, dayEndsAt: now, askable }).dueNow).toBe(items.length)
  return items.sort()
}

test('a word that must be heard waits until this device can play it', () => {
  expect(dueWith(askableIn({}))).toEqual(['tst.seen'])
  expect(dueWith(askableIn({ recorded: new Set(['tst.heard']) }))).toEqual([
    'tst.heard',
    'tst.seen',
  ])
  expect(summariseDue(fold, { now: 0, dayEndsAt: 0, askable: () => false }).nextDueAt).toBe(
    undefined,
  )
})

test('a word that has left the course is not due', () => {
  expect(dueWith(askableIn({ items: new Set(['tst.other']) }))).toEqual([])
})

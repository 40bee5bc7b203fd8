import { expect, test } from 'vitest'
import { buildReview, testId } from '../testing/practice-events.ts'
import { findNextDue, listDue, newWordsLeft, summariseDue } from './due.ts'
import { findCard, foldEvents } from './fold.ts'
import { recallChance } from './memory-model.ts'

const start = Date.UTC(2026, 0, 5, 8)
const minuteMs = 60_000
const dayMs = 1440 * minuteMs

const threeWords = foldEvents([
  buildReview({ id: testId(1), item: 'tst.b', answeredAt: start }),
  buildReview({ id: testId(2), item: 'tst.a', answeredAt: start }),
  buildReview({ id: testId(3), item: 'tst.c', answeredAt: start + minuteMs, rating: 1 }),
  buildReview({ id: testId(4), item: 'oth.d', course: 'oth', answeredAt: start }),
])

test('due cards are listed by due time, then by item, of the course asked for', () => {
  const due = listDue(threeWords, { now: start + 10 * minuteMs, course: 'tst' })
  expect(due.map(({ item }) => item)).toEqual(['tst.c', 'tst.a', 'tst.b'])
  expect(listDue(threeWords, { now: start + 10 * minuteMs - 1, course: 'tst' })).toHaveLength(1)
  expect(listDue(threeWords, { now: start + dayMs })).toHaveLength(4)
})

test('the summary counts words due now, due today, and says when the next comes', () => {
  const summary = summariseDue(threeWords, {
    now: start + 3 * minuteMs,
    dayEndsAt: start + dayMs,
    course: 'tst',
  })
  expect(summary).toEqual({ dueNow: 1, dueToday: 3, nextDueAt: start + 10 * minuteMs })
  expect(summariseDue(foldEvents([]), { now: start, dayEndsAt: start + dayMs })).toEqual({
    dueNow: 0,
    dueToday: 0,
    nextDueAt: undefined,
  })
})

test('a card that becomes due at the stroke of midnight belongs to tomorrow', () => {
  const fold = foldEvents([buildReview({ answeredAt: start })])
  const dayEndsAt = start + 10 * minuteMs
  expect(summariseDue(fold, { now: start, dayEndsAt }).dueToday).toBe(0)
})

const learntByHeart = [
  buildReview({ id: testId(1), answeredAt: start }),
  buildReview({ id: testId(2), answeredAt: start, skill: 'recall' }),
  buildReview({ id: testId(3), answeredAt: start + 10 * minuteMs, skill: 'recall' }),
]

test('recognising rests while the word can be recalled', () => {
  const due = listDue(foldEvents(learntByHeart), { now: start + 3 * dayMs })
  expect(due.map(({ skill }) => skill)).toEqual(['recall'])
})

test('recognising wakes when recalling fails', () => {
  const failed = buildReview({
    id: testId(4),
    answeredAt: start + 3 * dayMs,
    skill: 'recall',
    rating: 1,
  })
  const due = listDue(foldEvents([...learntByHeart, failed]), { now: start + 4 * dayMs })
  expect(due.map(({ skill }) => skill)).toEqual(['recognise', 'recall'])
})

test('a word comes back with the earliest of its cards that does not rest', () => {
  const again = { id: testId(4), answeredAt: start + dayMs, skill: 'recall' } as const
  const fold = foldEvents([...learntByHeart, buildReview(again)])
  expect(findNextDue(fold, 'tst.one')).toBe(findCard(fold, 'tst.one', 'recall')?.dueAt)
  expect(findNextDue(foldEvents(learntByHeart.slice(0, 1)), 'tst.one')).toBe(start + 10 * minuteMs)
  expect(findNextDue(fold, 'tst.two')).toBeUndefined()
})

const midnight = start - (start % dayMs) + dayMs

test('a word comes back on the day after it was met, and then as the memory model says', () => {
  const fold = foldEvents(learntByHeart)
  expect(findCard(fold, 'tst.one', 'recall')?.dueAt).toBeGreaterThan(start + 2 * dayMs)
  expect(findNextDue(fold, 'tst.one')).toBe(midnight)
  expect(listDue(fold, { now: midnight - 1 })).toEqual([])
  expect(listDue(fold, { now: midnight }).map(({ skill }) => skill)).toEqual(['recall'])
  expect(summariseDue(fold, { now: start, dayEndsAt: midnight }).nextDueAt).toBe(midnight)

  // Another skill of a word that was met before is no first meeting.
  const write = { id: testId(5), answeredAt: start + dayMs, skill: 'write', rating: 4 } as const
  const later = foldEvents([...learntByHeart, buildReview(write)])
  expect(findCard(later, 'tst.one', 'write')?.dueAt).toBeGreaterThan(start + 3 * dayMs)
  const due = listDue(later, { now: start + 3 * dayMs }).map(({ skill }) => skill)
  expect(due).toEqual(['recall'])
})

test('a word met late in the evening is slept over first', () => {
  const evening = midnight - 30 * minuteMs
  const fold = foldEvents(
    learntByHeart.map((review) => ({ ...review, answeredAt: evening + review.answeredAt - start })),
  )
  expect(findNextDue(fold, 'tst.one')).toBe(evening + 480 * minuteMs)
})

test('a word due in two skills counts once', () => {
  const fold = foldEvents(learntByHeart.slice(0, 2))
  const now = start + 10 * minuteMs
  expect(listDue(fold, { now })).toHaveLength(2)
  expect(summariseDue(fold, { now, dayEndsAt: start + dayMs }).dueNow).toBe(1)
})

test('new words are counted by the local day of their first review, in any skill', () => {
  const fold = foldEvents([
    buildReview({ id: testId(1), item: 'tst.a', answeredAt: start - dayMs }),
    buildReview({ id: testId(2), item: 'tst.a', answeredAt: start, skill: 'recall' }),
    buildReview({ id: testId(3), item: 'tst.b', answeredAt: start }),
    buildReview({ id: testId(4), item: 'tst.b', answeredAt: start, skill: 'recall' }),
    buildReview({ id: testId(5), item: 'tst.c', answeredAt: start + minuteMs }),
    buildReview({ id: testId(6), item: 'tst.d', answeredAt: start + dayMs }),
  ])
  const day = { dayStartsAt: start, dayEndsAt: start + dayMs }
  expect(newWordsLeft(fold, day)).toBe(6)
  expect(newWordsLeft(fold, { ...day, dailyLimit: 1 })).toBe(0)
  expect(newWordsLeft(fold, { dayStartsAt: start + minuteMs, dayEndsAt: start + dayMs })).toBe(7)
})

test('the chance of recall is about nine in ten when a learnt card becomes due', () => {
  const fold = foldEvents(learntByHeart)
  const card = findCard(fold, 'tst.one', 'recall')
  if (card === undefined) throw new Error('no card')
  expect(recallChance(card, card.dueAt)).toBeCloseTo(0.9, 1)
  expect(recallChance(card, card.lastReviewedAt - dayMs)).toBe(1)
})

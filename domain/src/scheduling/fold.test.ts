import { expect, test } from 'vitest'
import { buildReview, buildSetting, buildUndo, testId } from '../testing/practice-events.ts'
import { emptyFold, extendFold, findCard, foldEvents, listCards, readSetting } from './fold.ts'
import { receivedBy } from './fold-order.ts'
import type { Foldable, Rating } from './practice-events.ts'

const start = Date.UTC(2026, 0, 5, 8)
const dayMs = 86_400_000

test('with fuzz off, reviews at their due times give the intervals of FSRS-6', () => {
  const ratings: Rating[] = [3, 3, 3, 3, 3, 3, 1, 1, 3, 3, 3, 3, 3]
  const intervals: number[] = []
  let fold = emptyFold({ fuzz: false })
  let answeredAt = start
  for (const [at, rating] of ratings.entries()) {
    fold = extendFold(fold, [buildReview({ id: testId(at), answeredAt, rating })])
    const card = findCard(fold, 'tst.one', 'recognise')
    intervals.push(card?.intervalDays ?? -1)
    answeredAt = card?.dueAt ?? Number.NaN
  }
  expect(intervals).toEqual([0, 2, 11, 46, 163, 498, 0, 0, 2, 4, 7, 12, 21])
})

test('the first answers come back after one minute when wrong and ten when right', () => {
  const wrong = foldEvents([buildReview({ rating: 1 })])
  const right = foldEvents([buildReview({ rating: 3 })])
  expect(findCard(wrong, 'tst.one', 'recognise')?.dueAt).toBe(start + 60_000)
  expect(findCard(right, 'tst.one', 'recognise')?.dueAt).toBe(start + 600_000)
})

test('fuzz is the same for the same word and differs between words', () => {
  const intervalsOf = (item: string) => {
    const reviews = [0, 1, 4, 20, 80].map((day, at) =>
      buildReview({ id: testId(at), item, answeredAt: start + day * dayMs }),
    )
    return findCard(foldEvents(reviews), item, 'recognise')?.intervalDays
  }
  const items = Array.from({ length: 20 }, (_, at) => `tst.word-${at}`)
  expect(items.map(intervalsOf)).toEqual(items.map(intervalsOf))
  expect(new Set(items.map(intervalsOf)).size).toBeGreaterThan(1)
})

test('each skill of an item has a card of its own', () => {
  const fold = foldEvents([buildReview({ skill: 'recall' })])
  expect(findCard(fold, 'tst.one', 'recall')?.reviews).toBe(1)
  expect(findCard(fold, 'tst.one', 'recognise')).toBeUndefined()
})

test('a review dated next year counts from when the server received it', () => {
  const dated = buildReview({ answeredAt: start + 365 * dayMs, receivedAt: start })
  expect(findCard(foldEvents([dated]), 'tst.one', 'recognise')?.dueAt).toBe(start + 600_000)
})

test('a review that waits to be sent and is dated next year counts from now', () => {
  const dated = buildReview({ answeredAt: start + 365 * dayMs })
  const fold = foldEvents([receivedBy(dated, start)])
  expect(findCard(fold, 'tst.one', 'recognise')?.dueAt).toBe(start + 600_000)
})

test('an undo that arrives before its review takes it back all the same', () => {
  const undo = buildUndo({ undoes: testId(1) })
  const fold = extendFold(foldEvents([undo]), [buildReview({ id: testId(1) })])
  expect(findCard(fold, 'tst.one', 'recognise')).toBeUndefined()
})

test('taking back an undo gives the review back', () => {
  const undo = buildUndo({ id: testId(2), undoes: testId(1) })
  const redo = buildUndo({ id: testId(3), undoes: testId(2) })
  const fold = foldEvents([redo, undo, buildReview({ id: testId(1) })])
  expect(findCard(fold, 'tst.one', 'recognise')?.reviews).toBe(1)
})

test('the last writer of a setting wins, whoever arrives last', () => {
  const early = buildSetting({ id: testId(5), answeredAt: start, value: 5 })
  const late = buildSetting({ id: testId(4), answeredAt: start + 1, value: 12 })
  expect(readSetting(foldEvents([late, early]), 'daily-new-words')).toBe(12)
  expect(readSetting(foldEvents([early, late]), 'daily-new-words')).toBe(12)
})

test('a setting taken back has its earlier value again', () => {
  const early = buildSetting({ id: testId(4), answeredAt: start, value: 5 })
  const late = buildSetting({ id: testId(5), answeredAt: start + 1, value: 12 })
  const fold = foldEvents([early, late, buildUndo({ id: testId(6), undoes: testId(5) })])
  expect(readSetting(fold, 'daily-new-words')).toBe(5)
  expect(readSetting(fold, 'week-goal')).toBeUndefined()
})

test('an undo that is taken back later gives the review back to a fold that had lost it', () => {
  const review = buildReview({ id: testId(1) })
  const lost = foldEvents([review, buildUndo({ id: testId(2), undoes: testId(1) })])
  const fold = extendFold(lost, [buildUndo({ id: testId(3), undoes: testId(2) })])
  expect(findCard(fold, 'tst.one', 'recognise')?.reviews).toBe(1)
})

test('undos that name each other or themselves change nothing else', () => {
  const fold = foldEvents([
    buildUndo({ id: testId(2), undoes: testId(3) }),
    buildUndo({ id: testId(3), undoes: testId(2) }),
    buildUndo({ id: testId(4), undoes: testId(4) }),
    buildReview({ id: testId(1) }),
  ])
  expect(findCard(fold, 'tst.one', 'recognise')?.reviews).toBe(1)
})

test.each([Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER])(
  'a clock at %i, outside of what a date can hold, still gives a card that comes back',
  (answeredAt) => {
    const ids = [testId(1), testId(2), testId(3)]
    const fold = foldEvents(ids.map((id) => buildReview({ id, answeredAt })))
    const card = findCard(fold, 'tst.one', 'recognise')
    expect(card?.reviews).toBe(3)
    expect(new Date(card?.dueAt ?? Number.NaN).getTime()).toBeGreaterThan(0)
  },
)

test('events of a type that a later version has are passed over', () => {
  const dreams = [
    { type: 'dream', id: testId(2), answeredAt: 1 },
    { type: 'dream', id: testId(3), answeredAt: 1, undoes: testId(1) },
  ] as unknown as Foldable[]
  const fold = foldEvents([buildReview({ id: testId(1) }), ...dreams])
  expect(findCard(fold, 'tst.one', 'recognise')?.reviews).toBe(1)
})

test('reviews in a skill that a later version has are passed over, and undone in peace', () => {
  const sung = { ...buildReview({ id: testId(2), session: testId(8) }), skill: 'sing' }
  const events = [
    buildReview({ id: testId(1) }),
    sung as unknown as Foldable,
    buildUndo({ id: testId(3), undoes: testId(2) }),
  ]
  for (const order of [events, [...events].reverse()]) {
    const fold = foldEvents(order)
    expect(listCards(fold)).toHaveLength(1)
    expect(findCard(fold, 'tst.one', 'recognise')?.reviews).toBe(1)
  }
})

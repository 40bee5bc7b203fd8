import { expect, it } from 'vitest'
import { defaultDailyNewWords } from '../scheduling/due.ts'
import { foldEvents } from '../scheduling/fold.ts'
import { buildUnit } from '../testing/course-words.ts'
import { buildReview, testId } from '../testing/practice-events.ts'
import { outlookForWords } from './word-outlook.ts'

const dayMs = 86_400_000
const now = Date.UTC(2026, 10, 21, 18)
const unit = buildUnit(12)
const asked = {
  course: 'tst',
  units: [unit],
  now,
  dayStartsAt: now - 18 * 3_600_000,
  dayEndsAt: now + 6 * 3_600_000,
}
const ids = (words: readonly { id: string }[]) => words.map(({ id }) => id)
const all = ids(unit.words)

const reviewsOf = (items: readonly string[], daysAgo: number) =>
  items.map((item, at) =>
    buildReview({ id: testId(at + 1), item, answeredAt: now - (daysAgo - at) * dayMs }),
  )

it('a newcomer has nothing to review and the day’s new words before them', () => {
  expect(outlookForWords(foldEvents([]), asked)).toEqual({
    due: [],
    unmet: unit.words,
    fresh: defaultDailyNewWords,
  })
})

it('words begun earlier are due, the longest waiting first, and are not new any more', () => {
  const [first = '', second = '', third = ''] = all
  const { due, unmet, fresh } = outlookForWords(foldEvents(reviewsOf([second, first], 40)), {
    ...asked,
    units: [{ ...unit, words: unit.words.slice(0, 3) }],
  })
  expect({ due: ids(due), unmet: ids(unmet), fresh }).toEqual({
    due: [second, first],
    unmet: [third],
    fresh: 1,
  })
})

it('no more new words than the day has left', () => {
  const today = all
    .slice(0, 6)
    .map((item, at) => buildReview({ id: testId(at + 1), item, answeredAt: now - 1000 + at }))
  const { unmet, fresh } = outlookForWords(foldEvents(today), asked)
  expect([unmet.length, fresh]).toEqual([6, 2])
})

it('a word that this device cannot play, or that left the course, is not called due', () => {
  const [first = ''] = all
  const answeredAt = now - 30 * dayMs
  const fold = foldEvents([
    buildReview({ id: testId(1), item: first, skill: 'hear', answeredAt }),
    buildReview({ id: testId(2), item: 'tst.gone', answeredAt }),
  ])
  expect(outlookForWords(fold, asked).due).toEqual([])
  const recorded = new Set([first])
  expect(ids(outlookForWords(fold, { ...asked, recorded }).due)).toEqual([first])
})

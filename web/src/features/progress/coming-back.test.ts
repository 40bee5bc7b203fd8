import { foldEvents, listCards } from '@mboa/domain'
import { buildReview, testId } from '@mboa/domain/testing'
import { expect, it } from 'vitest'
import { comingBack } from './coming-back.ts'

const now = new Date(2026, 10, 21, 18).getTime()
const hourMs = 3_600_000

const wordsPerDay = (days: { words: number }[]) => days.map(({ words }) => words)

it('nothing comes back to somebody who has not practised', () => {
  const days = comingBack(foldEvents([]), { course: 'tst', now, days: 3 })
  expect(wordsPerDay(days)).toEqual([0, 0, 0])
})

it('an overdue word counts for today, and a word in two skills counts once', () => {
  const answeredAt = now - 30 * 24 * hourMs
  const fold = foldEvents(
    (['recognise', 'recall'] as const).map((skill, index) =>
      buildReview({ id: testId(index + 1), skill, answeredAt }),
    ),
  )
  expect(listCards(fold)).toHaveLength(2)
  const days = comingBack(fold, { course: 'tst', now, days: 3 })
  expect(wordsPerDay(days)).toEqual([1, 0, 0])
})

it('other courses do not count', () => {
  const fold = foldEvents([
    buildReview({ course: 'tst', item: 'tst.one', rating: 3, answeredAt: now - hourMs }),
  ])
  const days = comingBack(fold, { course: 'oth', now, days: 3 })
  expect(wordsPerDay(days)).toEqual([0, 0, 0])
})

it('the days are those of the calendar, today first', () => {
  const days = comingBack(foldEvents([]), { course: 'tst', now, days: 12 })
  expect(days.map(({ day }) => new Date(day).getDate())).toEqual([
    21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 1, 2,
  ])
})

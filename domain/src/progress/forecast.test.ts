import { expect, test } from 'vitest'
import { foldEvents, listCards } from '../scheduling/fold.ts'
import { leechLapses, listLeeches } from '../scheduling/leeches.ts'
import { buildReview, testId } from '../testing/practice-events.ts'
import { createCalendar, isoDateOf } from './calendar.ts'
import { forecastReturns } from './forecast.ts'

const calendar = createCalendar('Africa/Douala')
const now = Date.UTC(2026, 10, 21, 17)
const hourMs = 3_600_000
const wordsPerDay = (fold: ReturnType<typeof foldEvents>, days = 3, course?: string) =>
  forecastReturns(fold, { calendar, now, days, course }).map(({ words }) => words)

test('nothing comes back to somebody who has not practised', () => {
  expect(wordsPerDay(foldEvents([]))).toEqual([0, 0, 0])
})

test('an overdue word counts for today, and a word in two skills counts once', () => {
  const answeredAt = now - 30 * 24 * hourMs
  const fold = foldEvents(
    (['recognise', 'recall'] as const).map((skill, index) =>
      buildReview({ id: testId(index + 1), skill, answeredAt }),
    ),
  )
  expect(listCards(fold)).toHaveLength(2)
  expect(wordsPerDay(fold)).toEqual([1, 0, 0])
})

test('a word learnt today comes back tomorrow, though the memory model would let it wait', () => {
  const review = { skill: 'recall', rating: 4 } as const
  const fold = foldEvents([buildReview({ ...review, answeredAt: now - hourMs })])
  expect(listCards(fold)[0]?.intervalDays).toBeGreaterThan(2)
  expect(wordsPerDay(fold)).toEqual([0, 1, 0])
})

test('sentences that come back are counted apart, also those that a lesson has taught', () => {
  const answeredAt = now - 30 * 24 * hourMs
  const kinds = ['choose-meaning', 'choose-sentence-meaning', 'build-sentence'] as const
  const fold = foldEvents(
    kinds.map((kind, at) =>
      buildReview({ id: testId(at + 1), item: `tst.item-${at}`, kind, answeredAt }),
    ),
  )
  const [today] = forecastReturns(fold, { calendar, now })
  expect(today).toMatchObject({ words: 1, sentences: 2 })
})

test('a word set aside does not come back', () => {
  const fold = foldEvents(
    Array.from({ length: 3 * leechLapses }, (_, at) =>
      buildReview({
        id: testId(at + 1),
        rating: at % 3 === 2 ? 1 : 3,
        answeredAt: now - (500 - 40 * Math.floor(at / 3) - ([0, 1, 20][at % 3] ?? 0)) * 24 * hourMs,
      }),
    ),
  )
  expect(listLeeches(fold)).toHaveLength(1)
  expect(forecastReturns(fold, { calendar, now }).every(({ words }) => words === 0)).toBe(true)
})

test('a word due after the learner’s midnight comes back tomorrow', () => {
  const answeredAt = Date.UTC(2026, 10, 21, 22, 55)
  const fold = foldEvents([buildReview({ answeredAt })])
  expect(wordsPerDay(fold)).toEqual([0, 1, 0])
})

test('other courses do not count, unless all are asked for', () => {
  const fold = foldEvents([buildReview({ answeredAt: now - hourMs })])
  expect(wordsPerDay(fold, 3, 'oth')).toEqual([0, 0, 0])
  expect(wordsPerDay(fold, 3)).toEqual([1, 0, 0])
})

test('the days are those of the calendar, today first, two weeks of them', () => {
  const days = forecastReturns(foldEvents([]), { calendar, now })
  expect(days).toHaveLength(14)
  expect(isoDateOf(days[0]?.day ?? 0)).toBe('2026-11-21')
  expect(isoDateOf(days[13]?.day ?? 0)).toBe('2026-12-04')
})

import {
  createCalendar,
  createProgressReader,
  createRecallReader,
  extendFold,
  foldEvents,
  readPracticeWeek,
} from '@mboa/domain'
import { buildReview, testId } from '@mboa/domain/testing'
import { type Figure, median, millisecondsOf } from './figure.ts'

const reviewCount = 100_000
const wordCount = 2_000
const perDay = 200
const dayMs = 86_400_000
const firstDay = Date.UTC(2026, 0, 5, 8)

function reviewOf(index: number) {
  return buildReview({
    id: testId(index),
    item: `tst.word-${index % wordCount}`,
    skill: index % 3 === 0 ? 'recognise' : 'recall',
    answeredAt: firstDay + Math.floor(index / perDay) * dayMs + (index % perDay) * 10_000,
    rating: index % 7 === 0 ? 1 : 3,
  })
}

/** The figures of somebody who has practised for years: first, and after each further answer. */
export function measureProgress(): Figure[] {
  const calendar = createCalendar('Africa/Douala')
  const fold = foldEvents(Array.from({ length: reviewCount }, (_, index) => reviewOf(index)))
  const now = firstDay + Math.ceil(reviewCount / perDay) * dayMs

  const first = Array.from({ length: 5 }, () => {
    const read = createProgressReader(calendar)
    return millisecondsOf(() => read(fold))
  })
  const recall = Array.from({ length: 5 }, () => {
    const readRecall = createRecallReader()
    return millisecondsOf(() => readRecall(fold))
  })
  const read = createProgressReader(calendar)
  const readRecall = createRecallReader()
  read(fold)
  readRecall(fold)
  let grown = fold
  const further = Array.from({ length: 20 }, (_, index) => {
    grown = extendFold(grown, [reviewOf(reviewCount + index)])
    return millisecondsOf(() => {
      read(grown)
      readRecall(grown)
    })
  })
  const weeks = Array.from({ length: 20 }, () =>
    millisecondsOf(() => readPracticeWeek(fold, { calendar, now })),
  )
  return [
    { name: 'progress of 100,000 reviews, first', value: `${Math.round(median(first))} ms` },
    {
      name: 'recall agreement of 100,000 reviews, first',
      value: `${Math.round(median(recall))} ms`,
    },
    { name: 'progress after one more answer', value: `${median(further).toFixed(1)} ms` },
    { name: 'the week of 100,000 reviews', value: `${median(weeks).toFixed(1)} ms` },
  ]
}

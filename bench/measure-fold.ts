import { foldEvents } from '@mboa/domain'
import { buildReview, testId } from '@mboa/domain/testing'
import { type Figure, median, millisecondsOf } from './figure.ts'

const reviewCount = 100_000
const wordCount = 2_000
const dayMs = 86_400_000
const firstDay = Date.UTC(2026, 0, 5, 8)

/** Time to fold the reviews of a learner who has practised for years. */
export function measureFold(): Figure[] {
  const perDay = 200
  const reviews = Array.from({ length: reviewCount }, (_, index) =>
    buildReview({
      id: testId(index),
      item: `tst.word-${index % wordCount}`,
      answeredAt: firstDay + Math.floor(index / perDay) * dayMs + (index % perDay) * 10_000,
      rating: index % 7 === 0 ? 1 : 3,
    }),
  )
  const times = Array.from({ length: 5 }, () => millisecondsOf(() => foldEvents(reviews)))
  return [{ name: 'folding 100,000 reviews', value: `${Math.round(median(times))} ms` }]
}

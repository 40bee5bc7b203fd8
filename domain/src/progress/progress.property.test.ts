import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arbitraryArrival, arbitraryEvents } from '../scheduling/fixtures/arbitrary-events.ts'
import {
  emptyFold,
  extendFold,
  foldEvents,
  listCards,
  listContrastCards,
} from '../scheduling/fold.ts'
import type { PracticeFold } from '../scheduling/fold.ts'
import type { Foldable } from '../scheduling/practice-events.ts'
import { createCalendar } from './calendar.ts'
import { forecastReturns } from './forecast.ts'
import { listOwnReviews } from './own-reviews.ts'
import { readPracticeWeek } from './practice-week.ts'
import { createProgressReader } from './progress-reader.ts'
import { createRecallReader } from './recall-agreement.ts'

const calendar = createCalendar('America/New_York')
const now = Date.UTC(2026, 2, 8, 12)

const readers = () => ({ read: createProgressReader(calendar), readRecall: createRecallReader() })

/** Everything the screens ask of a fold. */
function figuresOf(fold: PracticeFold, { read, readRecall } = readers()) {
  return {
    progress: read(fold),
    ofCourse: read(fold, 'tst'),
    recall: readRecall(fold),
    week: readPracticeWeek(fold, { calendar, now }),
    forecast: forecastReturns(fold, { calendar, now }),
    own: listOwnReviews(fold),
  }
}

const historyAndArrival = arbitraryEvents.chain((events) =>
  fc.tuple(fc.constant(events), arbitraryArrival(events)),
)

test('any order of arrival, with repetitions, gives the same figures', () => {
  fc.assert(
    fc.property(historyAndArrival, ([events, arrived]) => {
      expect(figuresOf(foldEvents(arrived))).toEqual(figuresOf(foldEvents(events)))
    }),
    { numRuns: 200 },
  )
})

test('a reader that is kept while the fold grows reads what a new one reads', () => {
  const batchSize = fc.integer({ min: 1, max: 7 })
  fc.assert(
    fc.property(historyAndArrival, batchSize, ([, arrived], size) => {
      const kept = readers()
      let fold = emptyFold()
      for (let from = 0; from < arrived.length; from += size) {
        fold = extendFold(fold, arrived.slice(from, from + size))
        expect(figuresOf(fold, kept)).toEqual(figuresOf(fold))
      }
    }),
    { numRuns: 100 },
  )
})

test('each review that stands counts once, on one day', () => {
  fc.assert(
    fc.property(arbitraryEvents, (events: Foldable[]) => {
      const fold = foldEvents(events)
      const { progress, own } = figuresOf(fold)
      expect(progress.reviews).toBe(own.filter(({ isTakenBack }) => !isTakenBack).length)
      const cards = [...listCards(fold), ...listContrastCards(fold)]
      expect(progress.reviews).toBe(cards.reduce((sum, { reviews }) => sum + reviews, 0))
      expect(new Set(progress.days.map(({ day }) => day)).size).toBe(progress.days.length)
    }),
  )
})

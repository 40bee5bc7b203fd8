import { expect, test } from 'vitest'
import { foldEvents, listCards } from '../scheduling/fold.ts'
import { buildReview, testId } from '../testing/practice-events.ts'
import { extendKept } from './extend-kept.ts'
import { isSound, keepCards, restoreFold } from './kept-fold.ts'

const reviews = 50_000
const cards = 1_290
const minuteMs = 60_000

const reviewOf = (nth: number) =>
  buildReview({
    id: testId(nth),
    item: `tst.word-${(nth * 7) % cards}`,
    answeredAt: Date.UTC(2024, 0, 5, 8) + nth * 15 * minuteMs,
    rating: nth % 7 === 0 ? 1 : 3,
  })

/** Time of the processor, which other work on the machine does not lengthen. */
function timed<Value>(work: () => Value): { value: Value; ms: number } {
  const before = process.threadCpuUsage()
  const value = work()
  const { user, system } = process.threadCpuUsage(before)
  return { value, ms: (user + system) / 1000 }
}

test('a start out of a snapshot of 50,000 answers takes a tenth of folding them, at most', async () => {
  const whole = timed(() => foldEvents(Array.from({ length: reviews }, (_, nth) => reviewOf(nth))))
  const kept = structuredClone({ cards: keepCards(whole.value), changes: [], sessions: [] })
  const opened = timed(() => (isSound(kept) ? restoreFold(kept) : undefined))
  if (opened.value === undefined) throw new Error('The snapshot is not sound')
  expect(listCards(opened.value)).toHaveLength(cards)
  expect(opened.ms / whole.ms).toBeLessThan(1 / 10)

  // What came since asks for no card again.
  const unread = { listReviews: unreadable, find: unreadable }
  const arrived = Array.from({ length: 100 }, (_, nth) => ({
    event: reviewOf(reviews + nth),
    isNew: true,
  }))
  const fold = await extendKept(opened.value, arrived, unread)
  expect(listCards(fold).reduce((sum, card) => sum + card.reviews, 0)).toBe(reviews + 100)
})

const unreadable = () => Promise.reject(new Error('read'))

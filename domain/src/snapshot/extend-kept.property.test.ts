import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readClothRows } from '../cloth/cloth-rows.ts'
import { createCalendar } from '../progress/calendar.ts'
import { listMistaken } from '../progress/mistakes.ts'
import { readPracticeWeek } from '../progress/practice-week.ts'
import { createProgressReader } from '../progress/progress-reader.ts'
import { arbitraryEvents } from '../scheduling/fixtures/arbitrary-events.ts'
import { cardKey } from '../scheduling/card.ts'
import {
  foldEvents,
  listCards,
  listContrastCards,
  listFinishings,
  readSetting,
} from '../scheduling/fold.ts'
import type { PracticeFold } from '../scheduling/fold.ts'
import { effectiveAt } from '../scheduling/fold-order.ts'
import type { Foldable } from '../scheduling/practice-events.ts'
import { buildReview, testId } from '../testing/practice-events.ts'
import { extendKept } from './extend-kept.ts'
import type { EventSource } from './extend-kept.ts'
import { isSound, keepCards, keepChanges, restoreFold } from './kept-fold.ts'
import type { KeptFold } from './kept-fold.ts'
import { keepSessions } from './kept-sessions.ts'

const calendar = createCalendar('America/New_York')

/** Everything that a screen reads out of a fold, the history of single reviews apart. */
function stateOf(fold: PracticeFold) {
  const cards = [...listCards(fold), ...listContrastCards(fold)].map(
    (card) => [cardKey(card.item, card.skill), card] as const,
  )
  const newest = Math.max(0, ...cards.map(([, { lastReviewedAt }]) => lastReviewedAt))
  return {
    cards: Object.fromEntries(cards),
    settings: ['a', 'b'].map((name) => readSetting(fold, name)),
    lessons: listFinishings(fold, 'tst')
      .map(({ event: { id, lesson, how }, at }) => `${lesson} ${at} ${id} ${how}`)
      .sort(),
    figures: createProgressReader(calendar)(fold),
    week: readPracticeWeek(fold, { calendar, now: newest }),
    mistaken: listMistaken(fold, 'tst'),
    cloth: readClothRows(fold, 'tst'),
  }
}

/** As a device does: what has arrived, by id, each dated as early as a copy of it is. */
function openDevice() {
  const events = new Map<string, Foldable>()
  const reviewsOf = (item: string, skill: string) =>
    [...events.values()].filter(
      (event) => event.type === 'review' && event.item === item && event.skill === skill,
    )
  const source: EventSource = {
    listReviews: (item, skill) => Promise.resolve(reviewsOf(item, skill)),
    find: (id) => Promise.resolve(events.get(id)),
  }
  return {
    source,
    take(event: Foldable): boolean {
      const before = events.get(event.id)
      if (before === undefined || effectiveAt(event) < effectiveAt(before)) {
        events.set(event.id, event)
      }
      return before === undefined
    },
  }
}

/** Through what every store does to what it is given. */
async function keepAndRestore(fold: PracticeFold, sessions: Map<string, string>) {
  const changed = await keepSessions(fold, (row) => Promise.resolve(sessions.get(row)))
  for (const [row, value] of changed) sessions.set(row, value)
  const kept: KeptFold = structuredClone({
    cards: keepCards(fold),
    changes: keepChanges(fold),
    sessions: [...sessions.values()],
  })
  expect(isSound(kept)).toBe(true)
  return restoreFold(kept)
}

/** Everything in any order; some of it again, and some of that dated otherwise. */
const arrivals = arbitraryEvents.chain((events) =>
  fc.subarray(events).chain((some) => {
    const dated = some.map((event) =>
      fc.integer({ min: -50, max: 50 }).map((hours): Foldable => ({
        ...event,
        receivedAt: event.answeredAt + hours * 3_600_000,
      })),
    )
    const again = fc.oneof(fc.constant([]), fc.tuple(...dated))
    return again.chain((copies) =>
      fc.shuffledSubarray([...events, ...copies], { minLength: events.length + copies.length }),
    )
  }),
)

const batches = fc.array(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.boolean()), { minLength: 1 })

test('a snapshot with what arrived since gives the fold of all events', async () => {
  await fc.assert(
    fc.asyncProperty(arrivals, batches, async (arriving, plan) => {
      const device = openDevice()
      const sessions = new Map<string, string>()
      let fold = foldEvents([])
      for (let from = 0, nth = 0; from < arriving.length; nth++) {
        const [size, isRestarted] = plan[nth % plan.length] ?? [1, true]
        const batch = arriving.slice(from, from + size)
        const arrived = batch.map((event) => ({ event, isNew: device.take(event) }))
        fold = await extendKept(fold, arrived, device.source)
        if (isRestarted) fold = await keepAndRestore(fold, sessions)
        from += size
      }
      expect(stateOf(fold)).toEqual(stateOf(foldEvents(arriving)))
    }),
    { numRuns: 500 },
  )
})

test('of two reviews at one instant the ids decide, whichever a snapshot holds', async () => {
  const earlier = buildReview({ id: testId(1), rating: 1 })
  const later = buildReview({ id: testId(2), rating: 4 })
  const device = openDevice()
  device.take(later)
  const kept = await keepAndRestore(foldEvents([later]), new Map())
  device.take(earlier)
  const fold = await extendKept(kept, [{ event: earlier, isNew: true }], device.source)
  expect(stateOf(fold)).toEqual(stateOf(foldEvents([earlier, later])))
})

test('a review that came since and is dated earlier then folds its card from its first review', async () => {
  const hourMs = 3_600_000
  const first = buildReview({ id: testId(1), rating: 1 })
  const second = buildReview({
    id: testId(2),
    rating: 4,
    answeredAt: first.answeredAt + 9 * hourMs,
  })
  const acknowledged = { ...second, receivedAt: first.answeredAt + hourMs }
  const device = openDevice()
  device.take(first)
  let fold = await keepAndRestore(foldEvents([first]), new Map())
  for (const event of [second, acknowledged]) {
    device.take(event)
    fold = await extendKept(fold, [{ event, isNew: true }], device.source)
  }
  expect(stateOf(fold)).toEqual(stateOf(foldEvents([first, acknowledged])))
})

test('what somebody else left is not taken for a snapshot', async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryEvents, fc.nat(), async (events, pick) => {
      const cards = keepCards(foldEvents(events))
      const victim = cards[pick % Math.max(cards.length, 1)]
      fc.pre(victim?.card !== undefined)
      const whole = { cards, changes: [], sessions: [] }
      expect(isSound(whole)).toBe(true)
      const { card, last } = victim
      for (const damage of [
        { item: undefined },
        { skill: 'sing' },
        { last: undefined },
        { last: { ...last, at: Number.NaN } },
        { tally: victim.tally.slice(3) },
        { tally: [...victim.tally] },
        { card: undefined },
        { card: { ...card, dueAt: undefined } },
        { card: { ...card, item: 'tst.other' } },
      ]) {
        const damaged = cards.map((each) => (each === victim ? { ...each, ...damage } : each))
        expect(isSound({ ...whole, cards: damaged as typeof cards })).toBe(false)
      }
      expect(isSound({ ...whole, sessions: ['{"half'] })).toBe(false)
      expect(isSound({ ...whole, changes: [{}] as never })).toBe(false)
      await Promise.resolve()
    }),
  )
})

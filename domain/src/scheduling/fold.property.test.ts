import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cardKey } from './card.ts'
import { arbitraryArrival, arbitraryEvents, sessionOf } from './fixtures/arbitrary-events.ts'
import {
  emptyFold,
  extendFold,
  foldEvents,
  listCards,
  listContrastCards,
  listFinishings,
  readSetting,
} from './fold.ts'
import type { PracticeFold } from './fold.ts'
import { findIn } from './persistent-map.ts'
import { effectiveAt, receivedBy } from './fold-order.ts'

/** Everything that can be read out of a fold, in an order of its own. */
function stateOf(fold: PracticeFold) {
  const all = [...listCards(fold), ...listContrastCards(fold)]
  const cards = all.map((card) => [cardKey(card.item, card.skill), card] as const)
  return {
    cards: Object.fromEntries(cards),
    sessions: Object.fromEntries(
      [sessionOf(0), sessionOf(1)].map((id) => [id, findIn(fold.sessions, id)]),
    ),
    settings: ['a', 'b'].map((name) => readSetting(fold, name)),
    lessons: ['tst.lesson-1', 'tst.lesson-2'].map((lesson) =>
      listFinishings(fold, 'tst')
        .filter(({ event }) => event.lesson === lesson)
        .map(({ event: { id, how }, at }) => [id, how, at]),
    ),
  }
}

const historyAndArrival = arbitraryEvents.chain((events) =>
  fc.tuple(fc.constant(events), arbitraryArrival(events)),
)

test('any order of arrival, with repetitions, gives the same state', () => {
  fc.assert(
    fc.property(historyAndArrival, ([events, arrived]) => {
      expect(stateOf(foldEvents(arrived))).toEqual(stateOf(foldEvents(events)))
    }),
    { numRuns: 300 },
  )
})

test('extending a fold batch by batch equals folding everything at once', () => {
  const batchSizes = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 })
  fc.assert(
    fc.property(historyAndArrival, batchSizes, ([events, arrived], sizes) => {
      let fold = emptyFold()
      for (let from = 0, at = 0; from < arrived.length; at++) {
        const size = sizes[at % sizes.length] ?? 1
        fold = extendFold(fold, arrived.slice(from, from + size))
        from += size
      }
      expect(stateOf(fold)).toEqual(stateOf(foldEvents(events)))
    }),
    { numRuns: 300 },
  )
})

test('an acknowledgement that dates an event earlier gives what folding it so from the start gives', () => {
  const now = Date.UTC(2026, 2, 1)
  fc.assert(
    fc.property(arbitraryEvents, (events) => {
      const received = events.map((event) => receivedBy(event, now))
      const pendingFirst = extendFold(foldEvents(events), received)
      expect(stateOf(pendingFirst)).toEqual(stateOf(foldEvents(received)))
    }),
    { numRuns: 300 },
  )
})

test('extending leaves the fold that it extends as it was', () => {
  fc.assert(
    fc.property(arbitraryEvents, arbitraryEvents, (events, more) => {
      const fold = foldEvents(events)
      const before = structuredClone(stateOf(fold))
      extendFold(fold, more)
      expect(stateOf(fold)).toEqual(before)
    }),
  )
})

test('taking a review back equals never having given it, but that its word was met', () => {
  fc.assert(
    fc.property(arbitraryEvents, fc.nat(), (events, pick) => {
      const kept = events.filter((event) => event.type !== 'undo')
      const victim = kept[pick % Math.max(kept.length, 1)]
      fc.pre(victim !== undefined)
      const undo = {
        type: 'undo',
        id: 'undo',
        answeredAt: 0,
        course: 'tst',
        undoes: victim.id,
      } as const
      const taken = stateOf(foldEvents([undo, ...kept]))
      const without = stateOf(foldEvents(kept.filter(({ id }) => id !== victim.id)))
      const { sessions } = stateOf(foldEvents(kept))
      expect(taken).toEqual({ ...without, sessions })
    }),
  )
})

test('no clock makes time run backwards within a card, or a number that is none', () => {
  fc.assert(
    fc.property(arbitraryEvents, (events) => {
      for (const card of listCards(foldEvents(events))) {
        expect(card.firstReviewedAt).toBeLessThanOrEqual(card.lastReviewedAt)
        expect(card.dueAt).toBeGreaterThan(card.lastReviewedAt)
        expect(card.stabilityDays).toBeGreaterThan(0)
        expect(Number.isNaN(new Date(card.dueAt).getTime())).toBe(false)
      }
    }),
  )
})

test('what the server has received is never dated after its receipt', () => {
  fc.assert(
    fc.property(arbitraryEvents, fc.nat(), (events, now) => {
      for (const event of events.map((each) => receivedBy(each, now))) {
        expect(effectiveAt(event)).toBeLessThanOrEqual(Math.max(event.receivedAt ?? now, 0))
      }
    }),
  )
})

import fc from 'fast-check'
import {
  createEmptyCard,
  fsrs,
  GenSeedStrategyWithCardId,
  Rating as FsrsRating,
  State,
  StrategyMode,
  type Card as FsrsCard,
  type Grade,
} from 'ts-fsrs'
import { expect, test } from 'vitest'
import { buildReview } from '../testing/practice-events.ts'
import { hashText } from '../seeds/seeded-random.ts'
import { cardKey, type Card, type CardStage } from './card.ts'
import { longestIntervalDays, retention } from './fsrs.ts'
import { recallChance, reviewCard } from './memory-model.ts'
import type { Rating } from './practice-events.ts'

const minuteMs = 60_000
const dayMs = 86_400_000
const start = Date.UTC(2026, 0, 5, 8)

const stages: Record<State, CardStage> = {
  [State.New]: 'learning',
  [State.Learning]: 'learning',
  [State.Review]: 'review',
  [State.Relearning]: 'relearning',
}
const grades: Record<Rating, Grade> = {
  1: FsrsRating.Again,
  2: FsrsRating.Hard,
  3: FsrsRating.Good,
  4: FsrsRating.Easy,
}

/** The package of those who made FSRS, configured to do what Mboa does. */
function createReference(fuzz: boolean) {
  const reference = fsrs({
    request_retention: retention,
    maximum_interval: longestIntervalDays,
    learning_steps: ['1m', '10m'],
    relearning_steps: ['10m'],
    enable_fuzz: fuzz,
  })
  reference.useStrategy(StrategyMode.SEED, GenSeedStrategyWithCardId('seed'))
  return reference
}

/** What both say of a card. */
const shared = (card: Card) => ({
  stage: card.stage,
  dueAt: card.dueAt,
  intervalDays: card.intervalDays,
  stabilityDays: card.stabilityDays,
  difficulty: card.difficulty,
  step: card.step,
  reviews: card.reviews,
  lapses: card.lapses,
})
const sharedByReference = (card: FsrsCard) => ({
  stage: stages[card.state],
  dueAt: card.due.getTime(),
  intervalDays: card.scheduled_days,
  stabilityDays: card.stability,
  difficulty: card.difficulty,
  step: card.learning_steps,
  reviews: card.reps,
  lapses: card.lapses,
})

/** From minutes within a step to years after a review was due. */
const pause = fc.oneof(
  fc.integer({ min: 0, max: 60 }).map((minutes) => minutes * minuteMs),
  fc.integer({ min: 0, max: 40 * dayMs }),
  fc.integer({ min: 0, max: 4_000 }).map((days) => days * dayMs),
)
const reviews = fc.array(
  fc.record({ pause, rating: fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const) }),
  { minLength: 1, maxLength: 25 },
)

test.each([true, false])('schedules every card as ts-fsrs does, fuzz %s', (fuzz) => {
  const reference = createReference(fuzz)
  fc.assert(
    fc.property(reviews, fc.string(), (history, item) => {
      let at = start
      let card: Card | undefined
      let expected: FsrsCard & { seed: string } = {
        ...createEmptyCard(new Date(at)),
        seed: `${hashText(cardKey(item, 'recall')).toString(36)} `,
      }
      for (const { pause, rating } of history) {
        at += pause
        card = reviewCard(
          card,
          { event: buildReview({ id: 'a', item, skill: 'recall', rating }), at },
          { fuzz },
        )
        const next = reference.next(expected, new Date(at), grades[rating]).card
        expected = { ...next, seed: expected.seed }
        expect(shared(card)).toEqual(sharedByReference(expected))
        const later = at + 3.5 * dayMs
        expect(recallChance(card, later)).toBe(
          reference.get_retrievability(expected, new Date(later), false),
        )
      }
    }),
    { numRuns: 150 },
  )
})

test('refuses a review before the last one', () => {
  const review = (at: number) => ({
    event: buildReview({ id: 'a', item: 'tst.a', skill: 'recall', rating: 3 }),
    at,
  })
  const card = reviewCard(undefined, review(start), { fuzz: true })
  expect(() => reviewCard(card, review(start - dayMs), { fuzz: true })).toThrow('before the last')
})

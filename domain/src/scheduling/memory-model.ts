import {
  createEmptyCard,
  fsrs,
  GenSeedStrategyWithCardId,
  Rating as FsrsRating,
  State,
  StrategyMode,
} from 'ts-fsrs'
import type { FSRS, Card as FsrsCard, Grade } from 'ts-fsrs'
import { hashText } from '../seeds/seeded-random.ts'
import { cardKey } from './card.ts'
import type { Card, CardStage } from './card.ts'
import { isSentenceKind } from './exercise-kinds.ts'
import type { DatedEvent } from './fold-order.ts'
import type { Rating, ReviewEvent } from './practice-events.ts'

/** FSRS-6 as Mboa uses it. Its weights are the package's defaults. */
export const memoryParameters = {
  /** Share of the reviews at their due time that should succeed. */
  retention: 0.9,
  longestIntervalDays: 36_500,
  learningSteps: ['1m', '10m'],
  relearningSteps: ['10m'],
} as const

const seedField = 'seed'

/**
 * Fuzz moves an interval by a few days, so that words learnt together don't come back together
 * for ever. It is drawn from item, skill and number of reviews: the same on every device.
 */
function createModel(fuzz: boolean): FSRS {
  const scheduler = fsrs({
    request_retention: memoryParameters.retention,
    maximum_interval: memoryParameters.longestIntervalDays,
    learning_steps: memoryParameters.learningSteps,
    relearning_steps: memoryParameters.relearningSteps,
    enable_fuzz: fuzz,
  })
  scheduler.useStrategy(StrategyMode.SEED, GenSeedStrategyWithCardId(seedField))
  return scheduler
}

const models = { fuzzed: createModel(true), plain: createModel(false) }

const stages: Record<State, CardStage> = {
  [State.New]: 'learning',
  [State.Learning]: 'learning',
  [State.Review]: 'review',
  [State.Relearning]: 'relearning',
}
const states: Record<CardStage, State> = {
  learning: State.Learning,
  review: State.Review,
  relearning: State.Relearning,
}

const grades: Record<Rating, Grade> = {
  1: FsrsRating.Again,
  2: FsrsRating.Hard,
  3: FsrsRating.Good,
  4: FsrsRating.Easy,
}

/**
 * The card after one more review. `at` must not lie before the card's last review (the order of
 * the fold sees to that); FSRS throws on negative time.
 */
export function reviewCard(
  card: Card | undefined,
  { event, at }: DatedEvent<ReviewEvent>,
  { fuzz }: { fuzz: boolean },
): Card {
  const model = fuzz ? models.fuzzed : models.plain
  const before = {
    ...(card === undefined ? createEmptyCard(new Date(at)) : toFsrs(card)),
    // FSRS appends the number of reviews. Hashed, because seeding costs more by each character
    // than the rest of a review; the blank keeps hash and number apart.
    [seedField]: `${hashText(cardKey(event.item, event.skill)).toString(36)} `,
  }
  const after = model.next(before, new Date(at), grades[event.rating]).card
  return {
    course: card?.course ?? event.course,
    item: event.item,
    about: isSentenceKind(event.exercise) ? 'sentence' : 'word',
    skill: event.skill,
    stage: stages[after.state],
    firstReviewedAt: card?.firstReviewedAt ?? at,
    lastReviewedAt: at,
    dueAt: after.due.getTime(),
    intervalDays: after.scheduled_days,
    stabilityDays: after.stability,
    difficulty: after.difficulty,
    step: after.learning_steps,
    reviews: after.reps,
    lapses: after.lapses,
  }
}

/**
 * How likely the learner is to know it at `now`, 0 to 1.
 *
 * @example recallChance(card, card.dueAt) // about 0.9
 */
export function recallChance(card: Card, now: number): number {
  const at = Math.max(now, card.lastReviewedAt)
  return models.plain.get_retrievability(toFsrs(card), new Date(at), false)
}

function toFsrs(card: Card): FsrsCard {
  const lastReview = new Date(card.lastReviewedAt)
  return {
    ...createEmptyCard(lastReview),
    due: new Date(card.dueAt),
    stability: card.stabilityDays,
    difficulty: card.difficulty,
    scheduled_days: card.intervalDays,
    learning_steps: card.step,
    reps: card.reviews,
    lapses: card.lapses,
    state: states[card.stage],
    last_review: lastReview,
  }
}

import { hashText } from '../seeds/seeded-random.ts'
import { cardKey } from './card.ts'
import type { Card, CardStage } from './card.ts'
import { isSentenceKind } from './exercise-kinds.ts'
import type { DatedEvent } from './fold-order.ts'
import { firstMemory, intervalOf, nextMemory, recallAfter, type Memory } from './fsrs.ts'
import { fuzzInterval } from './fuzz.ts'
import type { CardSkill, Rating, ReviewEvent } from './practice-events.ts'

const minuteMs = 60_000
const dayMs = 86_400_000

/** Minutes after which a card comes back that is being learnt, step by step; then come days. */
const learningSteps = [1, 10]
const relearningSteps = [10]

const again = 1
const hard = 2
const good = 3

/** Where a review leaves a card, beside what is remembered of it. */
interface Placed {
  stage: CardStage
  step: number
  /** Until it is due: minutes within the steps, days after them. */
  minutes: number
  days: number
}

/**
 * The card after one more review, by FSRS-6. `at` must not lie before the card's last review (the
 * order of the fold sees to that).
 *
 * Fuzz moves an interval by a few days, so that words learnt together don't come back together
 * for ever. It is drawn from item, skill and number of reviews: the same on every device.
 */
export function reviewCard(
  card: Card | undefined,
  { event, at }: DatedEvent<ReviewEvent>,
  { fuzz }: { fuzz: boolean },
): Card {
  const { rating, item } = event
  // The fold lets in no review of another.
  const skill = event.skill as CardSkill
  const reviews = (card?.reviews ?? 0) + 1
  const elapsedDays = card === undefined ? 0 : daysBetween(card.lastReviewedAt, at)
  if (elapsedDays < 0) throw new RangeError('A review before the last one')
  const remember = (given: Rating): Memory =>
    card === undefined ? firstMemory(given) : nextMemory(card, elapsedDays, given)
  // Hashed, because seeding costs more by each character than the rest of a review.
  const seed = `${hashText(cardKey(item, skill)).toString(36)} ${reviews}`
  const intervalFor = (given: Rating) => {
    const days = intervalOf(remember(given))
    return fuzz ? fuzzInterval(days, elapsedDays, seed) : days
  }
  const placed =
    card?.stage === 'review' ? placeLearnt(rating, intervalFor) : place(card, rating, intervalFor)
  const isForgotten = card?.stage === 'review' && rating === again
  return {
    course: card?.course ?? event.course,
    item,
    about: aboutOf(event),
    skill,
    stage: placed.stage,
    firstReviewedAt: card?.firstReviewedAt ?? at,
    lastReviewedAt: at,
    dueAt: at + placed.minutes * minuteMs + placed.days * dayMs,
    intervalDays: placed.days,
    ...remember(rating),
    step: placed.step,
    reviews,
    lapses: (card?.lapses ?? 0) + (isForgotten ? 1 : 0),
  }
}

function aboutOf({ skill, kind }: ReviewEvent): Card['about'] {
  if (skill === 'tone') return 'contrast'
  return isSentenceKind(kind) ? 'sentence' : 'word'
}

/** Days of UTC's calendar, as FSRS counts them. */
const daysBetween = (from: number, to: number) => Math.floor(to / dayMs) - Math.floor(from / dayMs)

const inMinutes = (stage: CardStage, step: number, minutes: number): Placed => ({
  stage,
  step,
  minutes,
  days: 0,
})
const inDays = (days: number): Placed => ({ stage: 'review', step: 0, minutes: 0, days })

/** A card that is learnt or learnt again. */
function place(
  card: Card | undefined,
  rating: Rating,
  intervalFor: (rating: Rating) => number,
): Placed {
  const { stage = 'learning', step = 0 } = card ?? {}
  const steps = stage === 'relearning' ? relearningSteps : learningSteps
  const [first = 0, second] = steps
  const next = steps[step + 1]
  if (step < steps.length) {
    if (rating === again) return inMinutes(stage, 0, first)
    if (rating === hard) {
      const between = second === undefined ? first * 1.5 : (first + second) / 2
      return inMinutes(stage, step, Math.round(between))
    }
    if (rating === good && next !== undefined) return inMinutes(stage, step + 1, next)
  }
  return inDays(intervalFor(rating))
}

/** A card that was learnt: a better answer brings it back later, by a day at least. */
function placeLearnt(rating: Rating, intervalFor: (rating: Rating) => number): Placed {
  const [relearning = 0] = relearningSteps
  if (rating === again) return inMinutes('relearning', 0, relearning)
  const whenGood = intervalFor(3)
  const hardDays = Math.min(intervalFor(2), whenGood)
  if (rating === hard) return inDays(hardDays)
  const goodDays = Math.max(whenGood, hardDays + 1)
  return inDays(rating === good ? goodDays : Math.max(intervalFor(4), goodDays + 1))
}

/**
 * How likely the learner is to know it at `now`, 0 to 1.
 *
 * @example recallChance(card, card.dueAt) // about 0.9
 */
export function recallChance(card: Card, now: number): number {
  const days = Math.floor(Math.max(now - card.lastReviewedAt, 0) / dayMs)
  return recallAfter(days, card.stabilityDays)
}

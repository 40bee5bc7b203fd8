import type { CardHistory } from '../scheduling/card-history.ts'
import type { Card } from '../scheduling/card.ts'
import type { PracticeFold } from '../scheduling/fold.ts'
import { recallChance, reviewCard } from '../scheduling/memory-model.ts'
import { listHistories, standingReviews } from './standing-reviews.ts'
import type { DatedReview } from './standing-reviews.ts'

/** Lower bounds of the bins, as chances of recall. The model asks at 0.9, so it is finer there. */
export const recallBins = [0, 0.5, 0.7, 0.8, 0.85, 0.9, 0.95] as const

/** Reviews whose predicted chance of recall lay in one bin. */
export interface RecallBin {
  /** The lower bound of the bin; the next bin's is its upper one, 1 for the last. */
  readonly from: number
  readonly reviews: number
  /** How many of them were known. */
  readonly recalled: number
  /** Sum of the chances that the model gave, in thousandths: whole, so that no order changes it. */
  readonly expectedPermille: number
}

const emptyBins: readonly RecallBin[] = recallBins.map((from) => ({
  from,
  reviews: 0,
  recalled: 0,
  expectedPermille: 0,
}))

/**
 * What the memory model expected of each answer to one card, and what came. Counted are reviews
 * of learnt words after an interval of days, as everywhere in spaced repetition; within the steps
 * of minutes the model predicts nothing.
 *
 * @param reviews the standing reviews of one card, in the order of the fold
 */
function compareRecall(reviews: readonly DatedReview[]): readonly RecallBin[] {
  let bins: RecallBin[] | undefined
  let card: Card | undefined
  for (const review of reviews) {
    if (card?.stage === 'review') {
      const expected = recallChance(card, review.at)
      bins ??= [...emptyBins]
      const place = recallBins.filter((from) => expected >= from).length - 1
      const bin = bins[Math.max(place, 0)]
      if (bin !== undefined)
        bins[Math.max(place, 0)] = addTo(bin, expected, review.event.rating > 1)
    }
    // Fuzz moves when a card is due, not what is remembered of it; without, this is quicker.
    card = reviewCard(card, review, { fuzz: false })
  }
  return bins ?? emptyBins
}

function addTo(bin: RecallBin, expected: number, isRecalled: boolean): RecallBin {
  return {
    from: bin.from,
    reviews: bin.reviews + 1,
    recalled: bin.recalled + (isRecalled ? 1 : 0),
    expectedPermille: bin.expectedPermille + Math.round(expected * 1000),
  }
}

/** Compares prediction and recall in folds of one learner. */
export type RecallReader = (fold: PracticeFold, course?: string) => readonly RecallBin[]

/** The same, a card at a time: what runs it may pause between two of them, or stop for good. */
export type RecallSteps = (
  fold: PracticeFold,
  course?: string,
) => Generator<undefined, readonly RecallBin[], undefined>

/**
 * A reader of what the memory model expected and what came. It goes through every review with the
 * model, which costs as much as folding them: read it after what is seen first, and keep the
 * reader, which then counts only the cards that have changed.
 */
export function createRecallSteps(): RecallSteps {
  const known = new WeakMap<CardHistory, readonly RecallBin[]>()
  return function* (fold, course) {
    let joined = emptyBins
    for (const history of listHistories(fold, course)) {
      // An ear is trained in many trials a day: no interval of memory lies between them.
      if (history.card?.about === 'contrast') continue
      let bins = known.get(history)
      if (bins === undefined) {
        bins = compareRecall(standingReviews(fold, history))
        known.set(history, bins)
        yield
      }
      if (bins !== emptyBins) joined = joinBins(joined, bins)
    }
    return joined
  }
}

/** The same reader for where nobody waits: all cards at once. */
export function createRecallReader(): RecallReader {
  const stepsOf = createRecallSteps()
  return (fold, course) => {
    const steps = stepsOf(fold, course)
    for (;;) {
      const step = steps.next()
      if (step.done === true) return step.value
    }
  }
}

function joinBins(bins: readonly RecallBin[], more: readonly RecallBin[]): readonly RecallBin[] {
  return bins.map((bin, at) => {
    const other = more[at] ?? bin
    return {
      from: bin.from,
      reviews: bin.reviews + other.reviews,
      recalled: bin.recalled + other.recalled,
      expectedPermille: bin.expectedPermille + other.expectedPermille,
    }
  })
}

import type { Card } from './card.ts'
import { compareDated } from './fold-order.ts'
import type { DatedEvent } from './fold-order.ts'
import { reviewCard } from './memory-model.ts'
import type { ReviewEvent } from './practice-events.ts'

/** What a snapshot keeps of a card's reviews, in place of the reviews themselves. */
export interface KeptReviews {
  /** The last of them in the order of the fold, those taken back included. */
  readonly last: Pick<ReviewEvent, 'id'> & { readonly at: number }
  /** Those that stand, in the order of the fold (`progress/review-tally.ts`). */
  readonly tally: Float64Array
}

/** The reviews of one card in the order of the fold, those taken back included. */
export interface CardHistory {
  /** Where a snapshot keeps earlier ones, those that come after them. */
  readonly reviews: readonly DatedEvent<ReviewEvent>[]
  /** Of a fold that was restored from a snapshot, until the card is completed. */
  readonly kept?: KeptReviews
  /** Undefined while every review has been taken back. */
  readonly card: Card | undefined
}

export const emptyHistory: CardHistory = { reviews: [], card: undefined }

export interface HistoryRules {
  readonly fuzz: boolean
  readonly isUndone: (id: string) => boolean
}

/**
 * Adds reviews that the history does not hold. Those that come after all it holds cost one step
 * each; otherwise the card is folded again from its first review.
 */
export function extendHistory(
  history: CardHistory,
  added: readonly DatedEvent<ReviewEvent>[],
  rules: HistoryRules,
): CardHistory {
  const sorted = [...added].sort(compareDated)
  const last = history.reviews.at(-1)
  const next = sorted[0]
  if (last !== undefined && next !== undefined && compareDated(last, next) > 0) {
    return foldHistory([...history.reviews, ...added], rules)
  }
  return {
    ...history,
    reviews: [...history.reviews, ...sorted],
    card: applyReviews(history.card, sorted, rules),
  }
}

/** The history of exactly these reviews, in whatever order they are given. */
export function foldHistory(
  reviews: readonly DatedEvent<ReviewEvent>[],
  rules: HistoryRules,
): CardHistory {
  const sorted = [...reviews].sort(compareDated)
  return { reviews: sorted, card: applyReviews(undefined, sorted, rules) }
}

function applyReviews(
  card: Card | undefined,
  reviews: readonly DatedEvent<ReviewEvent>[],
  { fuzz, isUndone }: HistoryRules,
): Card | undefined {
  return reviews
    .filter(({ event }) => !isUndone(event.id))
    .reduce<Card | undefined>((before, review) => reviewCard(before, review, { fuzz }), card)
}

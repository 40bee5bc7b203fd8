import type { ReceivedEvent } from '@mboa/contract'
import { cardKey, foldEvents, listCards, listOwnReviews } from '@mboa/domain'
import type { Card } from '@mboa/domain'
import type { CardReview } from '@mboa/formats'

/** A card of a learner, and the answers that made it what it is, the earliest first. */
export interface LearnedCard {
  readonly card: Card
  readonly reviews: readonly CardReview[]
}

/** All cards of a learner in a course, by `cardKey`. */
export function readLearned(
  events: Iterable<ReceivedEvent>,
  course: string,
): ReadonlyMap<string, LearnedCard> {
  const fold = foldEvents(events)
  const reviews = new Map<string, CardReview[]>()
  for (const { event, at, isTakenBack } of listOwnReviews(fold, course)) {
    if (isTakenBack) continue
    const key = cardKey(event.item, event.skill)
    const review = { at, rating: event.rating, tookMs: event.tookMs }
    const found = reviews.get(key)
    if (found === undefined) reviews.set(key, [review])
    else found.push(review)
  }
  return new Map(
    listCards(fold, course).map((card) => {
      const key = cardKey(card.item, card.skill)
      return [key, { card, reviews: reviews.get(key) ?? [] }]
    }),
  )
}

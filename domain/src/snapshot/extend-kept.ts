import { emptyHistory } from '../scheduling/card-history.ts'
import { cardKey } from '../scheduling/card.ts'
import { extendFold } from '../scheduling/fold.ts'
import type { PracticeFold } from '../scheduling/fold.ts'
import { effectiveAt } from '../scheduling/fold-order.ts'
import { editMap, findIn } from '../scheduling/persistent-map.ts'
import type { Foldable, PracticeEvent, ReviewEvent } from '../scheduling/practice-events.ts'
import { lastOf } from './kept-fold.ts'

/** An event that comes to a fold which was restored from a snapshot. */
export interface Arrived {
  readonly event: Foldable
  /** No snapshot of this device has it, as far as the device knows. */
  readonly isNew: boolean
}

/** What a device knows about the events that its snapshot was made of. */
export interface EventSource {
  /** All reviews of a card. */
  readonly listReviews: (item: string, skill: string) => Promise<readonly Foldable[]>
  readonly find: (id: string) => Promise<PracticeEvent | undefined>
}

type ReviewedCard = Pick<ReviewEvent, 'item' | 'skill'>

/**
 * `extendFold` for a fold that was restored from a snapshot. Late events, those that are dated again
 * and undos fold their cards again, each from its own events alone.
 */
export async function extendKept(
  fold: PracticeFold,
  arrived: readonly Arrived[],
  source: EventSource,
): Promise<PracticeFold> {
  const { cards, targets } = listWanted(fold, arrived)
  for (const id of targets) {
    const target = await source.find(id)
    if (target?.type === 'review' && isKept(fold, target)) cards.set(keyOf(target), target)
  }
  const reviews: Foldable[] = []
  for (const { item, skill } of cards.values()) {
    reviews.push(...(await source.listReviews(item, skill)))
  }
  return extendFold(
    completeCards(fold, cards.keys(), reviews),
    arrived.map(({ event }) => event),
  )
}

const keyOf = (review: ReviewedCard) => cardKey(review.item, review.skill)

const isKept = (fold: PracticeFold, card: ReviewedCard) =>
  findIn(fold.histories, keyOf(card))?.kept !== undefined

/** The cards that are to be folded from their first review, and events that only the device knows. */
function listWanted(fold: PracticeFold, arrived: readonly Arrived[]) {
  const cards = new Map<string, ReviewedCard>()
  const targets: string[] = []
  const given = new Map(arrived.map(({ event }) => [event.id, event]))
  const find = (id: string): PracticeEvent | undefined =>
    given.get(id) ?? findIn(fold.events, id)?.event
  for (const { event, isNew } of arrived) {
    if (event.type === 'review') {
      if (isKept(fold, event) && isLate(fold, event, isNew)) cards.set(keyOf(event), event)
    } else if (event.type === 'undo') {
      const id = followUndos(event.undoes, find)
      const target = find(id)
      if (target === undefined) targets.push(id)
      else if (target.type === 'review' && isKept(fold, target)) cards.set(keyOf(target), target)
    }
  }
  return { cards, targets }
}

/** What an undo is about in the end, where it takes back an undo; of a circle, any of it. */
function followUndos(id: string, find: (id: string) => PracticeEvent | undefined): string {
  const seen = new Set<string>()
  let about = id
  for (let target = find(id); target?.type === 'undo' && !seen.has(about); target = find(about)) {
    seen.add(about)
    about = target.undoes
  }
  return about
}

/** Whether a review does not simply come after all that its card has. */
function isLate(fold: PracticeFold, review: Foldable & ReviewedCard, isNew: boolean): boolean {
  const at = effectiveAt(review)
  const known = findIn(fold.events, review.id)
  if (known !== undefined) return at < known.at
  const last = lastOf(findIn(fold.histories, keyOf(review)) ?? emptyHistory)
  return (
    !isNew || (last !== undefined && (at < last.at || (at === last.at && review.id <= last.id)))
  )
}

/** @param reviews all of these cards, as the device has them */
function completeCards(
  fold: PracticeFold,
  cards: Iterable<string>,
  reviews: readonly Foldable[],
): PracticeFold {
  const events = editMap(fold.events)
  const histories = editMap(fold.histories)
  const here: Foldable[] = []
  for (const card of cards) {
    for (const { event, at } of histories.find(card)?.reviews ?? []) {
      here.push({ ...event, receivedAt: at })
      events.set(event.id, undefined)
    }
    histories.set(card, emptyHistory)
  }
  const bare = { ...fold, events: events.done(), histories: histories.done() }
  return extendFold(bare, [...here, ...reviews])
}

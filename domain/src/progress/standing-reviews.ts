import type { CardHistory } from '../scheduling/card-history.ts'
import type { PracticeFold } from '../scheduling/fold.ts'
import type { DatedEvent } from '../scheduling/fold-order.ts'
import { findIn, valuesOf } from '../scheduling/persistent-map.ts'
import type { ReviewEvent } from '../scheduling/practice-events.ts'
import { isUndone } from '../scheduling/practice-events.ts'

/** A review with the instant (epoch ms) at which the fold takes it to have happened. */
export type DatedReview = DatedEvent<ReviewEvent>

/** Ids that some undo names, by the undos of a fold: few, where reviews are many. */
const namedByUndos = new WeakMap<PracticeFold['undos'], ReadonlySet<string>>()

function listNamed(fold: PracticeFold): ReadonlySet<string> {
  const known = namedByUndos.get(fold.undos)
  if (known !== undefined) return known
  const named = new Set<string>()
  for (const undoIds of valuesOf(fold.undos)) {
    for (const id of undoIds) {
      const undo = findIn(fold.events, id)?.event
      if (undo?.type === 'undo') named.add(undo.undoes)
    }
  }
  namedByUndos.set(fold.undos, named)
  return named
}

/** Whether an event of the fold has been taken back. */
export function isTakenBack(fold: PracticeFold, id: string): boolean {
  return listNamed(fold).has(id) && isUndone(id, (of) => findIn(fold.undos, of))
}

/** The reviews of one card that stand, in the order of the fold. */
export function standingReviews(fold: PracticeFold, { reviews }: CardHistory): DatedReview[] {
  return reviews.filter(({ event }) => !isTakenBack(fold, event.id))
}

/** The histories that hold a standing review, of one course or of all, in no order that counts. */
export function* listHistories(fold: PracticeFold, course?: string): Generator<CardHistory> {
  for (const history of valuesOf(fold.histories)) {
    const { card } = history
    if (card !== undefined && (course === undefined || card.course === course)) yield history
  }
}

/** Longest time that one answer counts with: beyond it, the phone was put down. */
const longestAnswerMs = 60_000

/** How long the learner was at it, by the device: at most a minute an answer. */
export function practisedMs({ tookMs }: ReviewEvent): number {
  return Math.min(Math.max(tookMs, 0), longestAnswerMs)
}

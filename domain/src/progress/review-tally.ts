import type { CardHistory } from '../scheduling/card-history.ts'
import type { PracticeFold } from '../scheduling/fold.ts'
import { mistakeKinds, mistakeOf } from './mistake-kinds.ts'
import type { MistakeKind } from './mistake-kinds.ts'
import { isTakenBack, practisedMs } from './standing-reviews.ts'

/** What the figures of progress need of a review. */
export interface TalliedReview {
  /** Epoch ms. */
  readonly at: number
  readonly practisedMs: number
  /** Undefined where the answer was right. */
  readonly mistake: MistakeKind | undefined
}

/** Of each review its instant, how long it took, and 0 or the place of its mistake, from 1 on. */
const width = 3

/** The reviews of a card that stand, the newest first: as many as are asked for are looked at. */
export function* tallyNewestFirst(
  fold: PracticeFold,
  { reviews, kept }: CardHistory,
): Generator<TalliedReview> {
  for (let place = reviews.length - 1; place >= 0; place--) {
    const review = reviews[place]
    if (review === undefined || isTakenBack(fold, review.event.id)) continue
    const { event, at } = review
    yield { at, practisedMs: practisedMs(event), mistake: mistakeOf(event) }
  }
  const tally = kept?.tally ?? []
  for (let from = tally.length - width; from >= 0; from -= width) {
    const [at = 0, ms = 0, mistake = 0] = [tally[from], tally[from + 1], tally[from + 2]]
    yield { at, practisedMs: ms, mistake: mistakeKinds[mistake - 1] }
  }
}

/** The reviews of a card that stand, in the order of the fold. */
export function tallyReviews(fold: PracticeFold, history: CardHistory): TalliedReview[] {
  return [...tallyNewestFirst(fold, history)].reverse()
}

/** The same for a snapshot to keep. */
export function packTally(fold: PracticeFold, history: CardHistory): Float64Array {
  return Float64Array.from(
    tallyReviews(fold, history).flatMap(({ at, practisedMs: ms, mistake }) => [
      at,
      ms,
      mistake === undefined ? 0 : mistakeKinds.indexOf(mistake) + 1,
    ]),
  )
}

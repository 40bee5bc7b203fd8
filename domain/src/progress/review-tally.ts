import type { CardHistory } from '../scheduling/card-history.ts'
import type { PracticeFold } from '../scheduling/fold.ts'
import { mistakeKinds, mistakeOf } from './mistake-kinds.ts'
import type { MistakeKind } from './mistake-kinds.ts'
import type { Calendar, CalendarDay } from './calendar.ts'
import { isTakenBack, practisedMs } from './standing-reviews.ts'

/** What the figures of progress need of a review. */
export interface TalliedReview {
  /** Epoch ms. */
  readonly at: number
  /** As in `ReviewEvent`. */
  readonly utcOffsetMinutes: number | undefined
  readonly practisedMs: number
  /** Undefined where the answer was right. */
  readonly mistake: MistakeKind | undefined
}

/**
 * Four numbers per review: instant, duration, mistake (0, or its place from 1) and offset from UTC
 * (NaN if unknown).
 */
export const tallyWidth = 4

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** The local day of a review, in the time zone in which it was answered. */
export function dayOfReview(
  { at, utcOffsetMinutes }: TalliedReview,
  calendar: Calendar,
): CalendarDay {
  return utcOffsetMinutes === undefined
    ? calendar.dayOf(at)
    : Math.floor((at + utcOffsetMinutes * minuteMs) / dayMs)
}

/** The reviews of a card that stand, the newest first: as many as are asked for are looked at. */
export function* tallyNewestFirst(
  fold: PracticeFold,
  { reviews, kept }: CardHistory,
): Generator<TalliedReview> {
  for (let place = reviews.length - 1; place >= 0; place--) {
    const review = reviews[place]
    if (review === undefined || isTakenBack(fold, review.event.id)) continue
    const { event, at } = review
    const { utcOffsetMinutes } = event
    yield { at, practisedMs: practisedMs(event), mistake: mistakeOf(event), utcOffsetMinutes }
  }
  const tally = kept?.tally ?? []
  for (let from = tally.length - tallyWidth; from >= 0; from -= tallyWidth) {
    const [at = 0, ms = 0, mistake = 0, offset = NaN] = tally.slice(from, from + tallyWidth)
    const utcOffsetMinutes = Number.isNaN(offset) ? undefined : offset
    yield { at, practisedMs: ms, mistake: mistakeKinds[mistake - 1], utcOffsetMinutes }
  }
}

/** The reviews of a card that stand, in the order of the fold. */
export function tallyReviews(fold: PracticeFold, history: CardHistory): TalliedReview[] {
  return [...tallyNewestFirst(fold, history)].reverse()
}

/** The same for a snapshot to keep. */
export function packTally(fold: PracticeFold, history: CardHistory): Float64Array {
  return Float64Array.from(
    tallyReviews(fold, history).flatMap(({ at, practisedMs: ms, mistake, utcOffsetMinutes }) => [
      at,
      ms,
      mistake === undefined ? 0 : mistakeKinds.indexOf(mistake) + 1,
      utcOffsetMinutes ?? NaN,
    ]),
  )
}

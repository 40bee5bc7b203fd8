import type { CardHistory } from '../scheduling/card-history.ts'
import type { PracticeFold } from '../scheduling/fold.ts'
import type { Calendar, CalendarDay } from './calendar.ts'
import { countMistakes } from './mistakes.ts'
import type { CardMistakes } from './mistakes.ts'
import { dayOfReview, tallyReviews } from './review-tally.ts'

/** Practice of one day. */
export interface DayTally {
  reviews: number
  practisedMs: number
}

/** What the reviews of one card add to the figures of progress. */
export interface CardTally {
  readonly item: string
  readonly days: ReadonlyMap<CalendarDay, Readonly<DayTally>>
  readonly mistakes: CardMistakes
}

/**
 * Counts cards, each once: a fold that has grown shares the histories that did not change, and
 * their tallies with them.
 */
export function createCardTallies(calendar: Calendar) {
  const known = new WeakMap<CardHistory, CardTally>()
  return (fold: PracticeFold, history: CardHistory, item: string): CardTally => {
    const before = known.get(history)
    if (before !== undefined) return before
    const tally = tallyCard(fold, history, item, calendar)
    known.set(history, tally)
    return tally
  }
}

function tallyCard(
  fold: PracticeFold,
  history: CardHistory,
  item: string,
  calendar: Calendar,
): CardTally {
  const reviews = tallyReviews(fold, history)
  const days = new Map<CalendarDay, DayTally>()
  for (const review of reviews) {
    const { practisedMs } = review
    addDay(days, dayOfReview(review, calendar), { reviews: 1, practisedMs })
  }
  return { item, days, mistakes: countMistakes(reviews) }
}

/** Adds to a day of a tally that is being made. */
export function addDay(days: Map<CalendarDay, DayTally>, day: CalendarDay, added: DayTally): void {
  const before = days.get(day)
  if (before === undefined) days.set(day, { ...added })
  else {
    before.reviews += added.reviews
    before.practisedMs += added.practisedMs
  }
}

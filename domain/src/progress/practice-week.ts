import type { PracticeFold } from '../scheduling/fold.ts'
import type { Calendar, CalendarDay } from './calendar.ts'
import { mondayOf } from './calendar.ts'
import { isTakenBack, listHistories } from './standing-reviews.ts'
import type { DatedReview } from './standing-reviews.ts'

export interface WeekDay {
  readonly day: CalendarDay
  readonly reviews: number
  /** What was practised that day, each once, in order of its id. */
  readonly items: readonly string[]
}

/** Monday to Sunday around `now`. */
export interface PracticeWeek {
  readonly days: readonly WeekDay[]
  /** How many of them saw practice. */
  readonly practisedDays: number
  readonly today: CalendarDay
}

/**
 * The learner's week, over all courses. A day counts by when its answers were given, so a day
 * practised offline counts as soon as it arrives. Looks only at cards practised this week.
 */
export function readPracticeWeek(
  fold: PracticeFold,
  { calendar, now }: { calendar: Calendar; now: number },
): PracticeWeek {
  const today = calendar.dayOf(now)
  const monday = mondayOf(today)
  const week = Array.from({ length: 7 }, () => ({ reviews: 0, items: new Set<string>() }))
  for (const history of listHistories(fold)) {
    if (history.card === undefined || calendar.dayOf(history.card.lastReviewedAt) < monday) continue
    for (const { event, at } of newestFirst(history.reviews)) {
      const day = calendar.dayOf(at)
      if (day < monday) break
      const place = week[day - monday]
      if (place === undefined || isTakenBack(fold, event.id)) continue
      place.reviews++
      place.items.add(event.item)
    }
  }
  const days = week.map(({ reviews, items }, place) => ({
    day: monday + place,
    reviews,
    items: [...items].sort(),
  }))
  return { days, practisedDays: days.filter(({ reviews }) => reviews > 0).length, today }
}

function* newestFirst(reviews: readonly DatedReview[]): Generator<DatedReview> {
  for (let at = reviews.length - 1; at >= 0; at--) yield reviews[at] as DatedReview
}

import type { PracticeFold } from '../scheduling/fold.ts'
import type { Calendar, CalendarDay } from './calendar.ts'
import { dayOfReview, tallyNewestFirst } from './review-tally.ts'
import { listHistories } from './standing-reviews.ts'

export interface WeekDay {
  readonly day: CalendarDay
  readonly reviews: number
  /** What was practised that day, each once, in order of its id. */
  readonly items: readonly string[]
}

/** The seven days that end with today. */
export interface PracticeWeek {
  readonly days: readonly WeekDay[]
  /** How many of them saw practice. */
  readonly practisedDays: number
  readonly today: CalendarDay
}

/**
 * The learner's last seven days, over all courses, so that no Monday begins with nothing. A day counts by when its answers were given, so a day
 * practised offline counts as soon as it arrives. Looks only at cards practised this week.
 */
export function readPracticeWeek(
  fold: PracticeFold,
  { calendar, now }: { calendar: Calendar; now: number },
): PracticeWeek {
  const today = calendar.dayOf(now)
  const first = today - 6
  const week = Array.from({ length: 7 }, () => ({ reviews: 0, items: new Set<string>() }))
  for (const history of listHistories(fold)) {
    if (history.card === undefined) continue
    for (const review of tallyNewestFirst(fold, history)) {
      // The local date of the answer may differ from today's date here by a day.
      if (calendar.dayOf(review.at) < first - 1) break
      const day = Math.min(dayOfReview(review, calendar), today)
      const place = week[day - first]
      if (place === undefined) continue
      place.reviews++
      place.items.add(history.card.item)
    }
  }
  const days = week.map(({ reviews, items }, place) => ({
    day: first + place,
    reviews,
    items: [...items].sort(),
  }))
  return { days, practisedDays: days.filter(({ reviews }) => reviews > 0).length, today }
}

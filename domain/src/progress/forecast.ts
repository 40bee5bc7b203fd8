import { isResting } from '../scheduling/due.ts'
import { listCards } from '../scheduling/fold.ts'
import type { PracticeFold } from '../scheduling/fold.ts'
import type { Calendar, CalendarDay } from './calendar.ts'

/** Words that come back on one day. */
export interface ForecastDay {
  readonly day: CalendarDay
  readonly words: number
}

/** How far ahead the screens look. */
export const forecastDays = 14

/**
 * Which words come back on which day, today first. What is overdue counts for today; a word
 * counts once, on the first day on which any of its cards is due.
 */
export function forecastReturns(
  fold: PracticeFold,
  {
    calendar,
    now,
    course,
    days = forecastDays,
  }: { calendar: Calendar; now: number; course?: string | undefined; days?: number },
): ForecastDay[] {
  const firstDue = new Map<string, number>()
  for (const card of listCards(fold, course)) {
    if (isResting(fold, card)) continue
    const dueAt = Math.max(card.dueAt, now)
    firstDue.set(card.item, Math.min(firstDue.get(card.item) ?? dueAt, dueAt))
  }
  const today = calendar.dayOf(now)
  const words = Array.from({ length: days }, () => 0)
  for (const dueAt of firstDue.values()) {
    const ahead = calendar.dayOf(dueAt) - today
    if (ahead < days) words[ahead] = (words[ahead] ?? 0) + 1
  }
  return words.map((count, ahead) => ({ day: today + ahead, words: count }))
}

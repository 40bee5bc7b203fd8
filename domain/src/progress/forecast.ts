import { isActive, withFirstNight } from '../scheduling/due.ts'
import type { Card } from '../scheduling/card.ts'
import { listCards } from '../scheduling/fold.ts'
import type { PracticeFold } from '../scheduling/fold.ts'
import type { Calendar, CalendarDay } from './calendar.ts'

/** What comes back on one day. */
export interface ForecastDay {
  readonly day: CalendarDay
  readonly words: number
  readonly sentences: number
}

/** How far ahead the screens look. */
export const forecastDays = 14

/**
 * How many words and sentences come back on which day, today first. What is overdue counts for
 * today; an item counts once, on the first day on which any of its cards is due. What is no longer
 * asked (`isActive`) does not come back.
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
  const first = new Map<string, Card>()
  for (const each of listCards(fold, course)) {
    if (!isActive(fold, each)) continue
    const card = withFirstNight(fold, each)
    const before = first.get(card.item)
    if (before === undefined || card.dueAt < before.dueAt) first.set(card.item, card)
  }
  const today = calendar.dayOf(now)
  const forecast = Array.from({ length: days }, () => ({ words: 0, sentences: 0 }))
  for (const { dueAt, about } of first.values()) {
    const day = forecast[calendar.dayOf(Math.max(dueAt, now)) - today]
    if (day !== undefined) day[about === 'word' ? 'words' : 'sentences']++
  }
  return forecast.map((counts, ahead) => ({ day: today + ahead, ...counts }))
}

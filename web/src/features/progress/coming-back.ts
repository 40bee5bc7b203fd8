import { isResting, listCards, type PracticeFold } from '@mboa/domain'

/** Words that come back on one day of the device's calendar. */
export interface DueDay {
  /** Some instant of that day, epoch ms. */
  day: number
  words: number
}

const dayOf = (instant: number) => new Date(instant).setHours(0, 0, 0, 0)

/**
 * Which words come back on which of the next `days` days, today first. What is overdue counts
 * for today; a word counts once, on the first day any of its cards is due.
 */
export function comingBack(
  fold: PracticeFold,
  { course, now, days }: { course: string; now: number; days: number },
): DueDay[] {
  const firstDue = new Map<string, number>()
  for (const card of listCards(fold, course)) {
    if (isResting(fold, card)) continue
    const dueAt = Math.max(card.dueAt, now)
    firstDue.set(card.item, Math.min(firstDue.get(card.item) ?? dueAt, dueAt))
  }
  const counts = new Map<number, number>()
  for (const dueAt of firstDue.values()) {
    const day = dayOf(dueAt)
    counts.set(day, (counts.get(day) ?? 0) + 1)
  }
  return Array.from({ length: days }, (_, ahead) => {
    // Noon, so that a day of 23 or 25 hours shifts nothing.
    const noon = new Date(now)
    noon.setHours(12, 0, 0, 0)
    noon.setDate(noon.getDate() + ahead)
    const day = dayOf(noon.getTime())
    return { day, words: counts.get(day) ?? 0 }
  })
}

import { listCards, type Calendar, type PracticeFold } from '@mboa/domain'

interface LastWords<Word> {
  /** Met on the day before today; otherwise on an earlier one. */
  isOfYesterday: boolean
  words: readonly Word[]
}

/**
 * Of the words that wait, those that were met first on the last day of practice before today.
 * Undefined where that day brought nothing new, or all of it has been asked today.
 */
export function findLastWords<Word extends { id: string }>(
  fold: PracticeFold,
  {
    course,
    due,
    calendar,
    now,
  }: { course: string; due: readonly Word[]; calendar: Calendar; now: number },
): LastWords<Word> | undefined {
  const today = calendar.dayOf(now)
  const metOn = new Map<string, number>()
  const isOfToday = new Set<string>()
  let lastDay = -Infinity
  for (const { item, firstReviewedAt, lastReviewedAt } of listCards(fold, course)) {
    const day = calendar.dayOf(firstReviewedAt)
    metOn.set(item, Math.min(metOn.get(item) ?? day, day))
    const practisedOn = calendar.dayOf(lastReviewedAt)
    if (practisedOn >= today) isOfToday.add(item)
    // What was met then may all have been asked again today: that day stays the last one.
    for (const each of [day, practisedOn]) if (each < today) lastDay = Math.max(lastDay, each)
  }
  const words = due.filter(({ id }) => metOn.get(id) === lastDay && !isOfToday.has(id))
  return words.length === 0 ? undefined : { isOfYesterday: lastDay === today - 1, words }
}

import type { Word } from '@mboa/contract'
import { listCards, listDue, newWordsLeft, summariseDue, type PracticeFold } from '@mboa/domain'

/** What today's card says about one course. */
export interface TodayOutlook {
  /** Words whose review is due now. */
  due: number
  /** New words that today's limit still allows and the course still has. */
  fresh: number
  /** The word shown large: the next new one, else the one that has waited longest. */
  shown: Word | undefined
  /** When the next word comes back, epoch ms; undefined while nothing is waiting. */
  nextDueAt: number | undefined
}

/** What waits at `now` (epoch ms) in a course with these words, by the device's calendar day. */
export function outlookFor(
  fold: PracticeFold,
  { course, words, now }: { course: string; words: readonly Word[]; now: number },
): TodayOutlook {
  const dayStartsAt = new Date(now).setHours(0, 0, 0, 0)
  const dayEndsAt = new Date(now).setHours(24, 0, 0, 0)
  const begun = new Set(listCards(fold, course).map(({ item }) => item))
  const unseen = words.filter(({ id }) => !begun.has(id))
  const fresh = Math.min(newWordsLeft(fold, { dayStartsAt, dayEndsAt }), unseen.length)
  const { dueNow, nextDueAt } = summariseDue(fold, { now, dayEndsAt, course })
  const [firstDue] = listDue(fold, { now, course })
  const shown = fresh > 0 ? unseen[0] : words.find(({ id }) => id === firstDue?.item)
  return { due: dueNow, fresh, shown, nextDueAt }
}

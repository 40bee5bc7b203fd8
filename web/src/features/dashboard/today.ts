import type { Word } from '@mboa/contract'
import {
  askableIn,
  listCards,
  listDue,
  newWordsLeft,
  readSettings,
  summariseDue,
  type PracticeFold,
} from '@mboa/domain'

/** What today's card says about one course. */
export interface TodayOutlook {
  /** Words whose review is due now. */
  due: number
  /** New words that today's limit still allows and the course still has. */
  fresh: number
  /** How long that may take; 0 where nothing waits. */
  minutes: number
  /** The word shown large: the next new one, else the one that has waited longest. */
  shown: Word | undefined
  /** When the next word comes back, epoch ms; undefined while nothing is waiting. */
  nextDueAt: number | undefined
}

/** A word with its reading, its answer and, for many, its second asking. */
const secondsPerWord = 20

/** What waits at `now` (epoch ms) in a course with these words, by the device's calendar day. */
export function outlookFor(
  fold: PracticeFold,
  request: {
    course: string
    words: readonly Word[]
    now: number
    /** By item, what this device can play; nothing when absent. */
    recordings?: ReadonlyMap<string, unknown> | undefined
  },
): TodayOutlook {
  const { course, words, now, recordings } = request
  const items = new Set(words.map(({ id }) => id))
  const due = {
    ...{ now, course, about: 'word' as const },
    askable: askableIn({ items, recorded: recordings }),
  }
  const dayStartsAt = new Date(now).setHours(0, 0, 0, 0)
  const dayEndsAt = new Date(now).setHours(24, 0, 0, 0)
  const begun = new Set(listCards(fold, course).map(({ item }) => item))
  const unseen = words.filter(({ id }) => !begun.has(id))
  const { newWordsPerDay: dailyLimit } = readSettings(fold)
  const fresh = Math.min(newWordsLeft(fold, { dayStartsAt, dayEndsAt, dailyLimit }), unseen.length)
  const { dueNow, nextDueAt } = summariseDue(fold, { ...due, dayEndsAt })
  const [firstDue] = listDue(fold, due)
  const shown = fresh > 0 ? unseen[0] : words.find(({ id }) => id === firstDue?.item)
  const minutes = Math.ceil(((dueNow + fresh) * secondsPerWord) / 60)
  return { due: dueNow, fresh, minutes, shown, nextDueAt }
}

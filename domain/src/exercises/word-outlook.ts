import { listDue, newWordsLeft } from '../scheduling/due.ts'
import { listMet } from '../scheduling/fold.ts'
import type { PracticeFold } from '../scheduling/fold.ts'
import { isReviewableIn } from '../scheduling/reviewable.ts'
import { readSettings } from '../settings/learner-settings.ts'
import { orderByPath } from '../lessons/path-order.ts'
import type { CourseUnit, CourseWord } from './course-items.ts'

interface OutlookRequest<Word extends CourseWord> {
  readonly course: string
  /** In order, on this device. */
  readonly units: readonly (CourseUnit & { readonly words: readonly Word[] })[]
  /** Epoch ms. */
  readonly now: number
  /** The learner's local day around it, epoch ms. */
  readonly dayStartsAt: number
  readonly dayEndsAt: number
  /** As a session is given them (`startSession`). */
  readonly recorded?: { readonly has: (item: string) => boolean } | undefined
}

/** Which words of a course wait to be practised. */
export interface WordOutlook<Word> {
  /** The longest waiting first. */
  readonly due: readonly Word[]
  /** Not met yet, in the order of the path. */
  readonly unmet: readonly Word[]
  /** How many of those may be begun today. */
  readonly fresh: number
}

export function outlookForWords<Word extends CourseWord>(
  fold: PracticeFold,
  { course, units, now, recorded, ...day }: OutlookRequest<Word>,
): WordOutlook<Word> {
  const words = units.flatMap((unit) => unit.words)
  const byId = new Map(words.map((word) => [word.id, word]))
  const reviewable = isReviewableIn({ items: byId, recorded })
  const due = listDue(fold, { now, course, about: 'word', reviewable }).map(({ item }) => item)
  const met = listMet(fold, course)
  const unmet = orderByPath(words, { course, units, fold }).filter(({ id }) => !met.has(id))
  const dailyLimit = readSettings(fold).newWordsPerDay
  return {
    due: [...new Set(due)].flatMap((item) => byId.get(item) ?? []),
    unmet,
    fresh: Math.min(newWordsLeft(fold, { ...day, dailyLimit }), unmet.length),
  }
}

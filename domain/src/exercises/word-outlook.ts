import { listDue, newWordsLeft } from '../scheduling/due.ts'
import { listMet } from '../scheduling/fold.ts'
import type { PracticeFold } from '../scheduling/fold.ts'
import { isReviewableIn } from '../scheduling/reviewable.ts'
import { readSettings } from '../settings/learner-settings.ts'
import type { CourseWord } from './course-items.ts'

interface OutlookRequest<Word> {
  readonly course: string
  readonly words: readonly Word[]
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
  /** Not met yet, in the order of the course. */
  readonly unmet: readonly Word[]
  /** How many of those may be begun today. */
  readonly fresh: number
}

export function outlookForWords<Word extends CourseWord>(
  fold: PracticeFold,
  { course, words, now, recorded, ...day }: OutlookRequest<Word>,
): WordOutlook<Word> {
  const byId = new Map(words.map((word) => [word.id, word]))
  const reviewable = isReviewableIn({ items: byId, recorded })
  const due = listDue(fold, { now, course, about: 'word', reviewable }).map(({ item }) => item)
  const met = listMet(fold, course)
  const unmet = words.filter(({ id }) => !met.has(id))
  const dailyLimit = readSettings(fold).newWordsPerDay
  return {
    due: [...new Set(due)].flatMap((item) => byId.get(item) ?? []),
    unmet,
    fresh: Math.min(newWordsLeft(fold, { ...day, dailyLimit }), unmet.length),
  }
}

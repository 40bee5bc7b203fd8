import { isReviewableIn, findCurrentCourse, summariseDue, type Card } from '@mboa/domain'
import { use, useSyncExternalStore } from 'react'
import { localDayOf, useMinute } from '../../../platform/clock.ts'
import { PracticeContext } from '../../../platform/practice-store/practice-context.ts'
import type { Notice } from './notice.ts'

const neverChanges = () => () => undefined

/**
 * Words and sentences of the course being learnt whose review is due. None where no practice is
 * open.
 */
export function useDueItems(): Notice[] {
  const store = use(PracticeContext)
  const now = useMinute()
  const fold = useSyncExternalStore(
    store?.subscribe ?? neverChanges,
    () => store?.getSnapshot().fold,
  )
  const course = fold && findCurrentCourse(fold)
  if (fold === undefined || course === undefined) return []
  const countDue = (about: Card['about']) =>
    summariseDue(fold, {
      now,
      course,
      about,
      dayEndsAt: localDayOf(now).dayEndsAt,
      // The frame does not know what this device can play: it calls nobody for what is to be heard.
      reviewable: isReviewableIn({}),
    }).dueNow
  const due = [
    { kind: 'words-due', count: countDue('word') },
    { kind: 'sentences-due', count: countDue('sentence') },
  ] as const
  return due.filter(({ count }) => count > 0)
}

import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { pagePaths } from '@mboa/contract'
import { isReviewableIn, findCurrentCourse, summariseDue, type Card } from '@mboa/domain'
import { BookA, TextQuote } from 'lucide-react'
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
  const { t } = useLingui()
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
  const [words, sentences] = [countDue('word'), countDue('sentence')]
  const notices: Notice[] = []
  if (words > 0) {
    notices.push({
      key: 'words-due',
      sign: BookA,
      text: t`${plural(words, { one: '# word to review', other: '# words to review' })}`,
      path: pagePaths.learnerWords,
    })
  }
  if (sentences > 0) {
    notices.push({
      key: 'sentences-due',
      sign: TextQuote,
      text: t`${plural(sentences, { one: '# sentence to review', other: '# sentences to review' })}`,
      path: pagePaths.learnerSentences,
    })
  }
  return notices
}

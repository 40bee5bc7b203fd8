import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { pagePaths } from '@mboa/contract'
import { askableIn, findCurrentCourse, summariseDue } from '@mboa/domain'
import { BookA } from 'lucide-react'
import { use, useSyncExternalStore } from 'react'
import { localDayOf } from '../../../platform/local-day.ts'
import { PracticeContext } from '../../../platform/practice-store/practice-context.ts'
import { useMinute } from '../../../platform/use-minute.ts'
import type { Notice } from './notice.ts'

const hearNothing = () => () => undefined

/** Words of the course being learnt whose review is due. None where no practice is open. */
export function useWordsDue(): Notice[] {
  const { t } = useLingui()
  const store = use(PracticeContext)
  const now = useMinute()
  const fold = useSyncExternalStore(
    store?.subscribe ?? hearNothing,
    () => store?.getSnapshot().fold,
  )
  const course = fold && findCurrentCourse(fold)
  if (fold === undefined || course === undefined) return []
  const { dueNow } = summariseDue(fold, {
    ...{ now, course, about: 'word' },
    dayEndsAt: localDayOf(now).dayEndsAt,
    // The frame does not know what this device can play: it calls nobody for a word to be heard.
    askable: askableIn({}),
  })
  if (dueNow === 0) return []
  return [
    {
      key: 'words-due',
      sign: BookA,
      text: t`${plural(dueNow, { one: '# word to review', other: '# words to review' })}`,
      path: pagePaths.learnerWords,
    },
  ]
}

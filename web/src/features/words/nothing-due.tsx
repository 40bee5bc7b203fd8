import { Trans, useLingui } from '@lingui/react/macro'
import { pagePaths } from '@mboa/contract'
import { summariseDue } from '@mboa/domain'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Course } from '../../platform/course-store/course-store.ts'
import { localDayOf } from '../../platform/local-day.ts'
import { usePractice } from '../../platform/practice-store/practice-context.ts'
import { describeReturn } from './describe-return.ts'
import { WordsFrame } from './words-frame.tsx'

/** Everything is done for now: when the next words come back. */
export function NothingDue({ course }: { course: Course }) {
  const { t, i18n } = useLingui()
  const { fold } = usePractice()
  const [now] = useState(() => Date.now())
  const { dayEndsAt } = localDayOf(now)
  const { nextDueAt } = summariseDue(fold, { now, dayEndsAt, course: course.summary.course })
  return (
    <WordsFrame heading={t`Nothing is due now`}>
      <p>
        {nextDueAt === undefined ? (
          <Trans>You have met the new words of today. More come tomorrow.</Trans>
        ) : (
          <Trans>The next words come back {describeReturn(nextDueAt, now, i18n.locale)}.</Trans>
        )}
      </p>
      <Link to={pagePaths.learnerHome} className="button main wide">
        <Trans>Done</Trans>
      </Link>
    </WordsFrame>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { pagePaths } from '@mboa/contract'
import { isReviewableIn, listCards, summariseDue } from '@mboa/domain'
import { useState } from 'react'
import { Link } from 'wouter'
import { localDayOf } from '../../platform/clock.ts'
import type { Course } from '../../platform/course-store/course-store.ts'
import { usePractice } from '../../platform/practice-store/practice-context.ts'
import { describeReturn } from '../../i18n/describe-return.ts'
import { PracticeFrame } from '../../exercises/session/practice-frame.tsx'
import { readClock } from '../../platform/true-clock.ts'

interface NothingDueProps {
  course: Course
  onMore: () => void
}

/** Everything is done for now: when the next words come back, and the way to more of them. */
export function NothingDue({ course, onMore }: NothingDueProps) {
  const { t, i18n } = useLingui()
  const { fold } = usePractice()
  const [now] = useState(() => readClock())
  const { dayEndsAt } = localDayOf(now)
  const met = new Set(listCards(fold, course.summary.course).map(({ item }) => item))
  const items = new Set(course.units.flatMap(({ words }) => words.map(({ id }) => id)))
  const hasNewWords = [...items].some((item) => !met.has(item))
  const { nextDueAt } = summariseDue(fold, {
    now,
    dayEndsAt,
    about: 'word',
    course: course.summary.course,
    reviewable: isReviewableIn({ items, recorded: course.recordings }),
  })
  return (
    <PracticeFrame heading={t`Nothing to review now`}>
      <p>
        {nextDueAt !== undefined ? (
          <Trans>Your next words come back {describeReturn(nextDueAt, now, i18n.locale)}.</Trans>
        ) : hasNewWords ? (
          <Trans>You’ve met today’s new words. More tomorrow.</Trans>
        ) : (
          <Trans>You’ve met every word in this course.</Trans>
        )}
      </p>
      <Link to={pagePaths.learnerHome} className="button main wide">
        <Trans>Done</Trans>
      </Link>
      {hasNewWords && (
        <button type="button" className="button plain wide" onClick={onMore}>
          <Trans>New words anyway</Trans>
        </button>
      )}
      <Link to={pagePaths.learnerSearch} className="button plain wide">
        <Trans>Look up a word or a sentence</Trans>
      </Link>
    </PracticeFrame>
  )
}

import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { pagePaths } from '@mboa/contract'
import { outlookForSentences, summariseDue } from '@mboa/domain'
import { useState } from 'react'
import { Link } from 'wouter'
import { PracticeFrame } from '../../exercises/session/practice-frame.tsx'
import { describeReturn } from '../../i18n/describe-return.ts'
import type { Course } from '../../platform/course-store/course-store.ts'
import { localDayOf } from '../../platform/clock.ts'
import { usePractice } from '../../platform/practice-store/practice-context.ts'
import { sessionPath } from '../../platform/navigation/session-address.ts'
import { readClock } from '../../platform/true-clock.ts'

interface NothingReadyProps {
  course: Course
  /** Begins sentences with words that have not been met. */
  onAllTheSame: () => void
}

/** No sentence is due or made of words met: what comes back when, and what to do instead. */
export function NothingReady({ course, onAllTheSame }: NothingReadyProps) {
  const { t, i18n } = useLingui()
  const { fold } = usePractice()
  const [now] = useState(() => readClock())
  const about = { now, course: course.summary.course }
  const { ahead } = outlookForSentences(fold, { ...about, units: course.units })
  const { nextDueAt } = summariseDue(fold, {
    ...about,
    about: 'sentence',
    dayEndsAt: localDayOf(now).dayEndsAt,
  })
  return (
    <PracticeFrame heading={t`No sentences ready yet`}>
      {nextDueAt !== undefined && (
        <p>
          <Trans>
            Your next sentences come back {describeReturn(nextDueAt, now, i18n.locale)}.
          </Trans>
        </p>
      )}
      {ahead > 0 && (
        <p>
          <Plural
            value={ahead}
            one="# sentence uses words you haven’t met yet. Practise words first to unlock it."
            other="# sentences use words you haven’t met yet. Practise words first to unlock them."
          />
        </p>
      )}
      <Link to={sessionPath(pagePaths.learnerWords)} className="button main wide">
        <Trans>Practise words</Trans>
      </Link>
      {ahead > 0 && (
        <button type="button" className="button plain wide" onClick={onAllTheSame}>
          <Trans>Start sentences anyway</Trans>
        </button>
      )}
      <Link to={pagePaths.learnerSearch} className="button plain wide">
        <Trans>Look up a word or a sentence</Trans>
      </Link>
    </PracticeFrame>
  )
}

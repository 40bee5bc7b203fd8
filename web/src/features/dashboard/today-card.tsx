import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { pagePaths } from '@mboa/contract'
import { BookA } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'wouter'
import type { Course } from '../../platform/course-store/course-store.ts'
import { usePractice } from '../../platform/practice-store/practice-context.ts'
import { useMinute } from '../../platform/use-minute.ts'
import { Icon } from '../../ui/icon.tsx'
import { WordText } from '../../ui/word-text.tsx'
import { CourseSwitch } from '../../ui/course-switch.tsx'
import { outlookFor } from './today.ts'

/** Today in one course: what waits, and the one big button. */
export function TodayCard({ course: { summary, units, recordings } }: { course: Course }) {
  const { t } = useLingui()
  const { fold } = usePractice()
  const now = useMinute()
  const titleId = useId()
  const words = units.flatMap((unit) => unit.words)
  const { due, fresh, shown, minutes } = outlookFor(fold, {
    ...{ course: summary.course, words, recordings },
    now,
  })
  return (
    <section className="book-page" aria-labelledby={titleId}>
      <div className="margin">
        <Icon of={BookA} />
      </div>
      <div className="text">
        <div className="row-line">
          <h2 id={titleId}>
            <Trans>For today</Trans>
          </h2>
          <CourseSwitch current={summary} />
        </div>
        {shown !== undefined && (
          <p className="ruled">
            <WordText lang={summary.htmlLang} size="large">
              {shown.text}
            </WordText>
          </p>
        )}
        <p className="soft">
          {due > 0 && fresh > 0
            ? t`${plural(due, { one: '# word to review', other: '# words to review' })}, ${plural(fresh, { one: '# new', other: '# new' })}.`
            : due > 0
              ? t`${plural(due, { one: '# word to review', other: '# words to review' })}.`
              : fresh > 0
                ? t`${plural(fresh, { one: '# new word', other: '# new words' })}. Nothing to review.`
                : t`Nothing is due now. You may practise all the same.`}
          {minutes > 0 && (
            <>
              {' '}
              <Plural value={minutes} one="About # minute." other="About # minutes." />
            </>
          )}
        </p>
        <Link to={pagePaths.learnerWords} className="button main wide">
          <Trans>Start</Trans>
        </Link>
      </div>
    </section>
  )
}

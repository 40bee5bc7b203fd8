import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { pagePaths } from '@mboa/contract'
import { listCards, outlookForSentences } from '@mboa/domain'
import { ChartColumn, Library, Route, Search, TextQuote } from 'lucide-react'
import { useInterfaceLanguage } from '../../i18n/interface-language.ts'
import type { Course } from '../../platform/course-store/course-store.ts'
import { usePractice } from '../../platform/practice-store/practice-context.ts'
import { useMinute } from '../../platform/use-minute.ts'
import { LinkRow } from '../../ui/link-row.tsx'
import { MarginRows } from '../../ui/margin-rows.tsx'
import { InstallHintPart } from '../../ui/this-device/parts.ts'
import { DeviceState } from './device-state.tsx'
import { findNextLesson } from './next-lesson.ts'
import { TodayCard } from './today-card.tsx'
import { WeekCard } from './week-card.tsx'

/** The home of somebody who is learning a language: today, where to go on, and the device. */
export function CurrentCourse({ course }: { course: Course }) {
  const { fold } = usePractice()
  // Who has only just come is not asked to install anything.
  const hasPractised = listCards(fold).length > 0
  return (
    <div className="columns">
      <div className="stack">
        <TodayCard course={course} />
        <WaysOn course={course} />
      </div>
      <div className="stack">
        <WeekCard course={course} />
        <DeviceState course={course} />
        {hasPractised && <InstallHintPart />}
      </div>
    </div>
  )
}

function WaysOn({ course: { summary, units, recordings } }: { course: Course }) {
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  const { fold } = usePractice()
  const lesson = findNextLesson(fold, { course: summary.course, units })
  const now = useMinute()
  const { all, due, fresh } = outlookForSentences(fold, {
    ...{ course: summary.course, units, now },
    recorded: recordings,
  })
  const ready = due + fresh
  return (
    <MarginRows>
      {lesson === undefined ? (
        <LinkRow sign={Route} to={pagePaths.learnerLessons} title={t`Lessons`} />
      ) : (
        <LinkRow sign={Route} to={lesson.path} title={lesson.title[language]}>
          <p className="small soft">
            <Trans>Next lesson</Trans>
          </p>
        </LinkRow>
      )}
      <LinkRow sign={TextQuote} to={pagePaths.learnerSentences} title={t`Sentence Practise`}>
        {all > 0 && (
          <p className="small soft">
            {ready === 0 ? (
              <Plural value={all} one="# sentence" other="# sentences" />
            ) : (
              <Plural value={ready} one="# ready to practise" other="# ready to practise" />
            )}
          </p>
        )}
      </LinkRow>
      <LinkRow sign={ChartColumn} to={pagePaths.learnerProgress} title={t`Progress`} />
      <LinkRow sign={Search} to={pagePaths.learnerSearch} title={t`Search`} />
      <LinkRow sign={Library} to={pagePaths.learnerCourses} title={t`Courses`} />
    </MarginRows>
  )
}

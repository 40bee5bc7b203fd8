import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { pagePaths } from '@mboa/contract'
import { listCards } from '@mboa/domain'
import { BookA, ChartColumn, Library, Route, Search, TextQuote } from 'lucide-react'
import type { ReactNode } from 'react'
import { glossIn, useInterfaceLanguage } from '../../i18n/interface-language.ts'
import type { Course } from '../../platform/course-store/course-store.ts'
import { usePractice } from '../../platform/practice-store/practice-context.ts'
import { LinkRow } from '../../ui/link-row.tsx'
import { MarginRows } from '../../ui/margin-rows.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { DeviceState } from './device-state.tsx'
import './welcome.css'
import type { Home } from './stored-home.ts'
import { TodayCard } from './today-card.tsx'

const { Part: HomeRewards } = lazyPart(
  async () => (await import('./reward/home-rewards.tsx')).HomeRewards,
  'silent',
)

interface CurrentCourseProps {
  home: Home
  /** Undefined while it is being read. */
  course: Course | undefined
  /** What newcomers are asked. */
  questions: ReactNode
}

/** The home of somebody who is learning a language: today, where to go on, and the device. */
export function CurrentCourse({ home, course, questions }: CurrentCourseProps) {
  const { fold } = usePractice()
  // Who has only just come has nothing to be shown, and is not asked to install anything.
  const hasPractised = listCards(fold).length > 0
  return (
    <div className="columns">
      <div className="stack">
        <TodayCard home={home} isRead={course !== undefined}>
          {course && hasPractised && <HomeRewards course={course} isOfToday />}
        </TodayCard>
        {home.isAsked && <div className="questions-place">{course && questions}</div>}
        <WaysOn home={home} />
      </div>
      <div className="stack">
        {course && (
          <>
            {hasPractised && <HomeRewards course={course} />}
            <DeviceState course={course} />
          </>
        )}
      </div>
    </div>
  )
}

function WaysOn({ home: { plan, isOfToday } }: { home: Home }) {
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  const { lesson } = plan
  const { all, ready } = plan.sentencesHere
  return (
    <MarginRows>
      <LinkRow icon={Route} to={pagePaths.learnerLessons} title={t`Lessons`}>
        {lesson !== undefined && lesson.path !== plan.path && (
          <p className="small soft">
            <Trans>Next: “{glossIn(lesson.title, language)}”</Trans>
          </p>
        )}
      </LinkRow>
      <LinkRow icon={BookA} to={pagePaths.learnerWords} title={t`Word Practise`} />
      <LinkRow icon={TextQuote} to={pagePaths.learnerSentences} title={t`Sentence Practise`}>
        {isOfToday && all > 0 && (
          <p className="small soft">
            {ready === 0 ? (
              <Trans>Nothing ready yet</Trans>
            ) : (
              <Plural value={ready} one="# ready to practise" other="# ready to practise" />
            )}
          </p>
        )}
      </LinkRow>
      <LinkRow icon={ChartColumn} to={pagePaths.learnerProgress} title={t`Progress`} />
      <LinkRow icon={Search} to={pagePaths.learnerSearch} title={t`Search`} />
      <LinkRow icon={Library} to={pagePaths.learnerCourses} title={t`Courses`}>
        <p className="small soft">
          <Trans>Your languages, and others to learn</Trans>
        </p>
      </LinkRow>
    </MarginRows>
  )
}

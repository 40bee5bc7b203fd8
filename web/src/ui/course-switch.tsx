import { useLingui } from '@lingui/react/macro'
import type { CourseSummary } from '@mboa/contract'
import { listEnrolled } from '@mboa/domain'
import { useState } from 'react'
import { byName } from '../i18n/by-name.ts'
import { glossIn, useInterfaceLanguage } from '../i18n/interface-language.ts'
import { useCourses } from '../platform/course-store/use-courses.ts'
import { useCurrentCourse } from '../platform/practice-store/use-change-settings.ts'
import { usePractice, usePracticeStore } from '../platform/practice-store/practice-context.ts'
import { reportProblem } from '../platform/report-problem.ts'
import { Banner } from './banner.tsx'
import './course-switch.css'

/**
 * The languages that the learner takes: another one is chosen without leaving the page. All there are
 * stand under Courses.
 */
export function CourseSwitch({ current }: { current: Pick<CourseSummary, 'course' | 'name'> }) {
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  const { userId } = usePracticeStore()
  const courses = useCourses(userId)
  const { chooseCourse } = useCurrentCourse()
  const [hasFailed, setHasFailed] = useState(false)
  const { fold } = usePractice()
  const known = courses.status === 'ready' ? courses.value : []
  const codes = known.map(({ course }) => course)
  const enrolled = new Set(listEnrolled(fold, codes))
  const listed = known.filter(({ course }) => enrolled.has(course))
  if (listed.length < 2) return <p className="soft">{glossIn(current.name, language)}</p>

  function choose(course: string) {
    setHasFailed(false)
    chooseCourse(course).catch((error: unknown) => {
      reportProblem('choosing a course', error)
      setHasFailed(true)
    })
  }

  return (
    <>
      <div className="course-switch" role="group" aria-label={t`Language you are learning`}>
        {listed.sort(byName(language)).map(({ course, name }) => (
          <button
            key={course}
            type="button"
            aria-pressed={course === current.course}
            onClick={() => choose(course)}
          >
            {glossIn(name, language)}
          </button>
        ))}
      </div>
      {hasFailed && (
        <Banner kind="bad">{t`Your choice couldn’t be saved: this device’s storage may be full. Free up some space, then try again.`}</Banner>
      )}
    </>
  )
}

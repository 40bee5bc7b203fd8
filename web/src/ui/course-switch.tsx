import { useLingui } from '@lingui/react/macro'
import type { CourseSummary } from '@mboa/contract'
import { useState } from 'react'
import { byName } from '../i18n/by-name.ts'
import { glossIn, useInterfaceLanguage } from '../i18n/interface-language.ts'
import { useCourses } from '../platform/course-store/use-courses.ts'
import { useCurrentCourse } from '../platform/practice-store/use-change-settings.ts'
import { usePracticeStore } from '../platform/practice-store/practice-context.ts'
import { reportProblem } from '../platform/report-problem.ts'
import { Banner } from './banner.tsx'
import './course-switch.css'

/** Changes the language being learnt without leaving the page. */
export function CourseSwitch({ current }: { current: Pick<CourseSummary, 'course' | 'name'> }) {
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  const { userId } = usePracticeStore()
  const courses = useCourses(userId)
  const { chooseCourse } = useCurrentCourse()
  const [hasFailed, setHasFailed] = useState(false)
  const listed = courses.status === 'ready' ? courses.value : [current]

  function choose(course: string) {
    setHasFailed(false)
    chooseCourse(course).catch((error: unknown) => {
      reportProblem('choosing a course', error)
      setHasFailed(true)
    })
  }

  return (
    <>
      <select
        className="course-switch"
        aria-label={t`Language you are learning`}
        value={current.course}
        onChange={({ target }) => choose(target.value)}
      >
        {[...listed].sort(byName(language)).map(({ course, name }) => (
          <option key={course} value={course}>
            {glossIn(name, language)}
          </option>
        ))}
      </select>
      {hasFailed && (
        <Banner kind="bad">{t`Your choice couldn’t be saved: this device’s storage may be full. Free up some space, then try again.`}</Banner>
      )}
    </>
  )
}

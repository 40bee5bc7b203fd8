import './course-list.css'
import { useLingui } from '@lingui/react/macro'
import type { CourseSummary } from '@mboa/contract'
import { useState } from 'react'
import { useCurrentCourse } from '../../platform/practice-store/current-course.ts'
import { reportProblem } from '../../platform/report-problem.ts'
import { Banner } from '../../ui/banner.tsx'
import { CourseRow } from './course-row.tsx'

/** All courses, the chosen one marked. */
export function CourseList({ courses }: { courses: CourseSummary[] }) {
  const { t } = useLingui()
  const { currentCourse, chooseCourse } = useCurrentCourse()
  const [hasFailed, setHasFailed] = useState(false)

  function choose(course: string) {
    setHasFailed(false)
    chooseCourse(course).catch((error: unknown) => {
      reportProblem('choosing a course', error)
      setHasFailed(true)
    })
  }

  if (courses.length === 0) return <p>{t`No course is here yet.`}</p>
  return (
    <>
      {hasFailed && (
        <Banner kind="bad">{t`This device could not keep your choice. Please try again.`}</Banner>
      )}
      <ul className="margin-rows course-list">
        {courses.map((course) => (
          <CourseRow
            key={course.course}
            course={course}
            isCurrent={course.course === currentCourse}
            onChoose={() => choose(course.course)}
          />
        ))}
      </ul>
    </>
  )
}

import { useLingui } from '@lingui/react/macro'
import type { CourseSummary } from '@mboa/contract'
import { useState } from 'react'
import { glossIn, useInterfaceLanguage } from '../i18n/interface-language.ts'
import { byName } from '../i18n/language-names.ts'
import { useCurrentCourse } from '../platform/practice-store/use-change-settings.ts'
import { storageTroubleOf, type StorageTrouble } from '../platform/device-store/storage-trouble.ts'
import { reportProblem } from '../platform/report-problem.ts'
import './enrolled-courses.css'
import { NotSaved } from './not-saved.tsx'

interface EnrolledCoursesProps {
  courses: readonly CourseSummary[]
  /** The code of the one in use. */
  current: string
}

/** Several languages that the learner takes; a tap on one makes it the current one. */
export function EnrolledCourses({ courses, current }: EnrolledCoursesProps) {
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  const { chooseCourse } = useCurrentCourse()
  const [trouble, setTrouble] = useState<StorageTrouble>()

  function choose(course: string) {
    setTrouble(undefined)
    chooseCourse(course).catch((error: unknown) => {
      reportProblem('choosing a course', error)
      setTrouble(storageTroubleOf(error))
    })
  }

  return (
    <>
      <div className="course-switch" role="group" aria-label={t`Language you are learning`}>
        {[...courses].sort(byName(language)).map(({ course, name }) => (
          <button
            key={course}
            type="button"
            aria-pressed={course === current}
            onClick={() => choose(course)}
          >
            {glossIn(name, language)}
          </button>
        ))}
      </div>
      <NotSaved because={trouble} />
    </>
  )
}

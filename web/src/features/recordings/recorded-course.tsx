import { Trans } from '@lingui/react/macro'
import type { CourseSummary } from '@mboa/contract'
import type { ReactNode } from 'react'
import { glossIn, useInterfaceLanguage } from '../../i18n/interface-language.ts'
import type { Course } from '../../platform/course-store/course-store.ts'
import { useCourse, useCourses } from '../../platform/course-store/use-courses.ts'
import { useQuery } from '../../platform/navigation/history.ts'
import { useRecorderLanguages } from '../../platform/recording-lists/use-recorder-languages.ts'
import { LoadedPart } from '../../ui/loaded-part.tsx'
import '../../ui/field.css'

interface RecordedCourseProps {
  userId: string
  children: (course: Course) => ReactNode
}

/** The course of a language that this person records; with several, they choose. */
export function RecordedCourse({ userId, children }: RecordedCourseProps) {
  const languages = useRecorderLanguages(userId)
  const courses = useCourses(userId)
  return (
    <LoadedPart of={languages}>
      {(codes) => (
        <LoadedPart of={courses}>
          {(all) => (
            <ChosenCourse
              userId={userId}
              courses={all.filter(({ course }) => codes.includes(course))}
            >
              {children}
            </ChosenCourse>
          )}
        </LoadedPart>
      )}
    </LoadedPart>
  )
}

interface ChosenCourseProps extends RecordedCourseProps {
  courses: readonly CourseSummary[]
}

function ChosenCourse({ userId, courses, children }: ChosenCourseProps) {
  const { language } = useInterfaceLanguage()
  const [parameters, replaceParameters] = useQuery()
  const chosen = courses.find(({ course }) => course === parameters.get('course')) ?? courses[0]
  const course = useCourse(userId, chosen)
  if (chosen === undefined) {
    return (
      <p>
        <Trans>
          None of the languages you record has a course here yet. Whoever runs this server can tell
          you more.
        </Trans>
      </p>
    )
  }
  return (
    <>
      {courses.length > 1 && (
        <div className="field narrow-field">
          <label htmlFor="recorded-course">
            <Trans>Language</Trans>
          </label>
          <select
            id="recorded-course"
            className="input"
            value={chosen.course}
            onChange={({ currentTarget }) => {
              const changed = new URLSearchParams(parameters)
              changed.set('course', currentTarget.value)
              replaceParameters(changed)
            }}
          >
            {courses.map(({ course: code, name }) => (
              <option key={code} value={code}>
                {glossIn(name, language)}
              </option>
            ))}
          </select>
        </div>
      )}
      <LoadedPart of={course}>{children}</LoadedPart>
    </>
  )
}

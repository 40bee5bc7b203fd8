import { Trans, useLingui } from '@lingui/react/macro'
import type { CourseSummary } from '@mboa/contract'
import type { ReactNode } from 'react'
import type { Course } from '../../platform/course-store/course-store.ts'
import { useCourse, useCourses } from '../../platform/course-store/use-courses.ts'
import { useRecordedCourse } from '../../platform/recording-lists/recorded-language.ts'
import { useRecorderLanguages } from '../../platform/recording-lists/use-recorder-languages.ts'
import { LanguageSelect } from '../../ui/language-select.tsx'
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
  const { t } = useLingui()
  const chosen = useRecordedCourse(courses)
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
      <LanguageSelect
        label={t`Language`}
        languages={courses.map(({ course: code, name }) => ({ code, name }))}
        chosen={chosen.course}
        parameter="course"
      />
      <LoadedPart of={course}>{children}</LoadedPart>
    </>
  )
}

import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { useCourses } from '../../platform/course-store/use-courses.ts'
import { useSignedInUser } from '../../platform/session/session-context.ts'
import { LoadedPart } from '../../ui/loaded-part.tsx'
import { CourseList } from './course-list.tsx'

/** The catalogue on a newcomer's home: one tap on a language begins its first lesson. */
export function FirstCourse() {
  const titleId = useId()
  const courses = useCourses(useSignedInUser().id)
  return (
    <section className="stack" aria-labelledby={titleId}>
      <h2 id={titleId}>
        <Trans>Which language would you like to learn?</Trans>
      </h2>
      <p className="soft">
        <Trans>Choose one and start with its first lesson. You can change at any time.</Trans>
      </p>
      <LoadedPart of={courses}>{(list) => <CourseList courses={list} isFirstChoice />}</LoadedPart>
    </section>
  )
}

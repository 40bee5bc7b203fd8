import { Trans } from '@lingui/react/macro'
import { pagePaths } from '@mboa/contract'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { Course } from '../platform/course-store/course-store.ts'
import { useCourseInUse } from '../platform/practice-store/course-in-use.ts'
import { LoadedPart } from './loaded-part.tsx'

/** A part of a page about the course being learnt, with what shows until it is there. */
export function CoursePart({ children }: { children: (course: Course) => ReactNode }) {
  const course = useCourseInUse()
  if (course.status === 'none-chosen') return <ChooseCourseFirst />
  return <LoadedPart of={course}>{children}</LoadedPart>
}

/** On pages about the course being learnt, for somebody who has not chosen one. */
export function ChooseCourseFirst() {
  return (
    <div className="stack">
      <p>
        <Trans>Choose a language first to see its words.</Trans>
      </p>
      <Link to={pagePaths.learnerCourses} className="button main page-action">
        <Trans>Choose a language</Trans>
      </Link>
    </div>
  )
}

import type { ReactNode } from 'react'
import type { Course } from '../platform/course-store/course-store.ts'
import { useCourseInUse } from '../platform/practice-store/course-in-use.ts'
import { ChooseCourseFirst } from './choose-course-first.tsx'
import { LoadedPart } from './loaded-part.tsx'

/** A part of a page about the course being learnt, with what shows until it is there. */
export function CoursePart({ children }: { children: (course: Course) => ReactNode }) {
  const course = useCourseInUse()
  if (course.status === 'none-chosen') return <ChooseCourseFirst />
  return <LoadedPart of={course}>{children}</LoadedPart>
}

import type { CourseSummary } from '@mboa/contract'
import { listCards, type PracticeFold } from '@mboa/domain'
import { useMemo, useState } from 'react'
import type { Course } from '../../platform/course-store/course-store.ts'
import { useCourse, useCourses } from '../../platform/course-store/use-courses.ts'
import type { Loaded } from '../../platform/network/loaded.ts'
import { useCurrentCourse } from '../../platform/practice-store/use-change-settings.ts'
import { usePracticeStore } from '../../platform/practice-store/practice-context.ts'

/** What the figures are about: one course, or all that were ever practised. */
export interface ProgressScope {
  /** Undefined: all courses together. */
  course: string | undefined
  choose: (course: string | undefined) => void
  /** Courses with practice, and the one being learnt. */
  courses: readonly CourseSummary[]
  /** The words of the course in scope; undefined where all are. */
  words: Loaded<Course> | undefined
}

export function useProgressScope(fold: PracticeFold): ProgressScope {
  const { userId } = usePracticeStore()
  const { currentCourse } = useCurrentCourse()
  const listed = useCourses(userId)
  const [chosen, setChosen] = useState<{ course: string | undefined }>()
  const practised = useMemo(() => new Set(listCards(fold).map((card) => card.course)), [fold])
  const courses = useMemo(
    () =>
      (listed.status === 'ready' ? listed.value : []).filter(
        ({ course }) => course === currentCourse || practised.has(course),
      ),
    [listed, currentCourse, practised],
  )
  const course = chosen === undefined ? currentCourse : chosen.course
  const summary = courses.find((each) => each.course === course)
  const words = useCourse(userId, summary)
  return {
    course,
    choose: (next) => setChosen({ course: next }),
    courses,
    words: course === undefined ? undefined : listed.status === 'failed' ? listed : words,
  }
}

import type { CourseSummary } from '@mboa/contract'
import type { Course } from '../course-store/course-store.ts'
import { useCourse, useCourses, type Loaded } from '../course-store/use-courses.ts'
import { useCurrentCourse } from './use-change-settings.ts'
import { missingHistory } from './missing-history.ts'
import { usePractice, usePracticeStore } from './practice-context.ts'

/** The course being learnt with all its words, or that none has been chosen. */
export type CourseInUse = Loaded<Course> | { status: 'none-chosen'; courses: CourseSummary[] }

/** Everything a learner's screen needs of the course being learnt, from this device first. */
export function useCourseInUse(): CourseInUse {
  const { userId, sync } = usePracticeStore()
  const practice = usePractice()
  const courses = useCourses(userId)
  const { currentCourse } = useCurrentCourse()
  const known = courses.status === 'ready' ? courses.value : []
  const summary = known.find(({ course }) => course === currentCourse)
  const course = useCourse(userId, summary)
  if (courses.status === 'loading') return { status: 'loading' }
  if (courses.status === 'failed') {
    // One press for whatever did not come.
    const retry = () => {
      courses.retry()
      sync()
    }
    return { ...courses, retry }
  }
  if (practice.status === 'loading') return { status: 'loading' }
  if (summary !== undefined) return course
  const missing = missingHistory(practice, sync)
  return missing ?? { status: 'none-chosen', courses: courses.value }
}

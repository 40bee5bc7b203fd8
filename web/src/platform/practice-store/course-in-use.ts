import type { Course } from '../course-store/course-store.ts'
import { useCourse, useCourses } from '../course-store/use-courses.ts'
import type { Loaded } from '../network/loaded.ts'
import { useCurrentCourse } from './use-change-settings.ts'
import { usePracticeStore, usePracticeValue } from './practice-context.ts'
import type { PracticeSnapshot } from './practice-store.ts'

/** The course being learnt with all its words, or that none has been chosen. */
export type CourseInUse = Loaded<Course> | { status: 'none-chosen' }

/** Everything a learner's screen needs of the course being learnt, from this device first. */
export function useCourseInUse(): CourseInUse {
  const { userId, sync } = usePracticeStore()
  const status = usePracticeValue((practice) => practice.status)
  const history = usePracticeValue((practice) => practice.history)
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
  if (status === 'loading') return { status: 'loading' }
  if (summary !== undefined) return course
  const missing = missingHistory({ status, history }, sync)
  return missing ?? { status: 'none-chosen' }
}

/**
 * What stands for the practice of somebody whose other devices have not been heard of yet;
 * undefined once they have, or where this device's own storage is what fails.
 */
export function missingHistory(
  { status, history }: Pick<PracticeSnapshot, 'status' | 'history'>,
  retry: () => void,
): Exclude<Loaded<never>, { status: 'ready' }> | undefined {
  if (history === 'here' || status === 'failed') return undefined
  if (history === 'coming') return { status: 'loading' }
  return { status: 'failed', failure: { code: history, fields: {} }, retry }
}

import type { CourseSummary } from '@mboa/contract'
import type { Course } from '../course-store/course-store.ts'
import { useCourse, useCourses, type Loaded } from '../course-store/use-courses.ts'
import { useCurrentCourse } from './current-course.ts'
import { usePractice, usePracticeStore } from './practice-context.ts'

/** The course being learnt with all its words, or that none has been chosen. */
export type CourseInUse = Loaded<Course> | { status: 'none-chosen'; courses: CourseSummary[] }

/** Everything a learner's screen needs of the course being learnt, from this device first. */
export function useCourseInUse(): CourseInUse {
  const { userId } = usePracticeStore()
  const practice = usePractice()
  const courses = useCourses(userId)
  const { currentCourse } = useCurrentCourse()
  const known = courses.status === 'ready' ? courses.value : []
  const summary = known.find(({ course }) => course === currentCourse)
  const course = useCourse(userId, summary)
  if (courses.status !== 'ready') return courses
  if (practice.status === 'loading') return { status: 'loading' }
  if (summary === undefined) return { status: 'none-chosen', courses: courses.value }
  return course
}

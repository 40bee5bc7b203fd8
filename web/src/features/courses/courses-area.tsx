import { pagePaths } from '@mboa/contract'
import { useRoute } from 'wouter'
import { CourseScreen } from './course-screen.tsx'
import { CoursesScreen } from './courses-screen.tsx'

/** `/dashboards/learner/courses`, and below it each course by its code. */
export function CoursesArea() {
  const [, parameters] = useRoute(`${pagePaths.learnerCourses}/:course`)
  const course = parameters?.course
  return course === undefined ? <CoursesScreen /> : <CourseScreen key={course} course={course} />
}

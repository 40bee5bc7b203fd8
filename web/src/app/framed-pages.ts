import { lazyPage } from '../ui/lazy-page.ts'

/** Courses, lessons, charts and search stand in the dashboard's frame; not every visit opens them. */
export const coursesPage = lazyPage(
  'courses',
  async () => (await import('../features/courses/courses-area.tsx')).CoursesArea,
)
/** The same list on the home page of somebody who has not chosen a language. */
export const firstCoursePage = lazyPage(
  'courses',
  async () => (await import('../features/courses/first-course.tsx')).FirstCourse,
)
export const progressPage = lazyPage(
  'progress',
  async () => (await import('../features/progress/progress-screen.tsx')).ProgressScreen,
)
export const searchPage = lazyPage(
  'search',
  async () => (await import('../features/search/search-area.tsx')).SearchArea,
)
/** The path of lessons, and a unit's words; the lessons themselves stand in no frame. */
export const lessonsPage = lazyPage(
  'lessons',
  async () => (await import('../features/lessons/lessons-screen.tsx')).LessonsScreen,
)
export const unitPage = lazyPage(
  'lessons',
  async () => (await import('../features/lessons/unit-screen.tsx')).UnitScreen,
)

export { changeUnit, orderUnits, readUnits, setPublishing } from './arrange-units.ts'
export { contentRoutes } from './routes.ts'
export { compileCourseLibrary, openCourseLibrary, type CourseLibrary } from './course-library.ts'
export {
  addCourseDecision,
  courseWithdrawals,
  listCourseDecisions,
  listPublished,
} from './course-decisions.repository.ts'
export { changingContentOf, createReadCurrentCourses } from './current-courses.ts'

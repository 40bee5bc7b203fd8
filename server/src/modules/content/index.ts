export { contentRoutes } from './content.routes.ts'
export { compileCourseLibrary, openCourseLibrary, type CourseLibrary } from './course-library.ts'
export { changingContentOf, createReadCurrentCourses } from './current-courses.ts'

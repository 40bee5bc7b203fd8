import type { Route } from '../../http/route.ts'
import { createContentRoutes } from './content.routes.ts'
import type { CourseLibrary } from './course-library.ts'
import { createReadCurrentCourses, type ToldItems } from './current-courses.ts'

export { loadCourseLibrary, type CourseLibrary } from './course-library.ts'

/** The content module's door. */
export interface Content {
  readonly routes: readonly Route[]
}

export function createContent({
  library,
  toldItems,
}: {
  library: CourseLibrary
  toldItems: ToldItems
}): Content {
  return { routes: createContentRoutes(library, createReadCurrentCourses(library, toldItems)) }
}

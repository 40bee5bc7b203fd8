import type { Route } from '../../http/route.ts'
import { createContentRoutes } from './content.routes.ts'
import type { CourseLibrary } from './course-library.ts'

export { loadCourseLibrary, type CourseLibrary } from './course-library.ts'

/** The content module's door. */
export interface Content {
  readonly routes: readonly Route[]
}

export function createContent(parts: { library: CourseLibrary }): Content {
  return { routes: createContentRoutes(parts.library) }
}

import type { Route } from '../../http/route.ts'
import { createContentRoutes } from './content.routes.ts'
import type { CourseLibrary } from './course-library.ts'
import {
  createReadCurrentCourses,
  type PublishedSounds,
  type ToldItems,
} from './current-courses.ts'

export { compileCourseLibrary, openCourseLibrary, type CourseLibrary } from './course-library.ts'

/** The content module's door. */
export interface Content {
  readonly routes: readonly Route[]
}

export function createContent({
  library,
  toldItems,
  publishedSounds,
}: {
  library: CourseLibrary
  toldItems: ToldItems
  publishedSounds: PublishedSounds
}): Content {
  const readCurrentCourses = createReadCurrentCourses({ library, toldItems, publishedSounds })
  return { routes: createContentRoutes(library, readCurrentCourses) }
}

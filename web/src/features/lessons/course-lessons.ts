import type { Lesson, UnitPack } from '@mboa/contract'
import type { Course } from '../../platform/course-store/course-store.ts'

/** The units of a course in the order in which they are taught. */
export function listUnits({ units }: Course): UnitPack[] {
  return [...units].sort((a, b) => a.order - b.order)
}

/** The lessons of a course in the order in which they are taught. */
export function listLessons(course: Course): Lesson[] {
  return listUnits(course).flatMap((unit) => unit.lessons ?? [])
}

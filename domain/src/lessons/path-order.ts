import type { PracticeFold } from '../scheduling/fold.ts'
import { listTaught } from './course-lesson.ts'
import type { CourseLesson } from './course-lesson.ts'
import { readFinishedLessons } from './finished-lessons.ts'

/** A unit as the path needs it; a pack fits as it is. */
interface UnitOnPath {
  readonly words: readonly { readonly id: string }[]
  readonly lessons?: readonly CourseLesson[] | undefined
}

/**
 * Items of a course in the order in which its lessons come to them, so that practice begins with
 * what the next lesson would teach. What no lesson of a unit teaches follows its lessons; what
 * belongs to skipped lessons comes last, because a check says that it is known.
 * @param given the course's units in order
 */
export function orderByPath<Item extends { readonly id: string }>(
  items: readonly Item[],
  {
    course,
    units,
    fold,
  }: {
    readonly course: string
    readonly units: readonly UnitOnPath[]
    readonly fold: PracticeFold
  },
): Item[] {
  const finished = readFinishedLessons(fold, course)
  const places = new Map<string, number>()
  const late = new Set<string>()
  const place = (id: string) => places.has(id) || places.set(id, places.size)
  for (const { words, lessons = [] } of units) {
    for (const lesson of lessons) {
      const isSkipped = finished.get(lesson.id)?.how === 'skipped'
      for (const item of listTaught(lesson)) {
        place(item)
        if (isSkipped) late.add(item)
      }
    }
    for (const { id } of words) place(id)
  }
  const end = places.size
  const rank = ({ id }: Item) => (places.get(id) ?? end) + (late.has(id) ? end + 1 : 0)
  return [...items].sort((a, b) => rank(a) - rank(b))
}

import type { Sentence, UnitPack, Word } from '@mboa/contract'
import { indexItems, type ItemIndex } from '@mboa/domain'
import type { Course } from '../../platform/course-store/course-store.ts'

export type CourseItem = Word | Sentence

/** All words and sentences of a course, in its order. */
export function listItems({ units }: { units: readonly UnitPack[] }): CourseItem[] {
  return units.flatMap(({ words, sentences = [] }) => [...words, ...sentences])
}

interface SearchableCourse {
  items: ReadonlyMap<string, CourseItem>
  sentenceIds: ReadonlySet<string>
  index: ItemIndex
}

const ready = new WeakMap<Course, SearchableCourse>()

/** A course made ready for searching; once, while it stays the same. */
export function searchableCourse(course: Course): SearchableCourse {
  const known = ready.get(course)
  if (known !== undefined) return known
  const items = listItems(course)
  const made = {
    items: new Map(items.map((item) => [item.id, item])),
    sentenceIds: new Set(
      course.units.flatMap(({ sentences = [] }) => sentences.map(({ id }) => id)),
    ),
    index: indexItems(items, course.summary.course),
  }
  ready.set(course, made)
  return made
}

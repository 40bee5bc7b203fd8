import type { Sentence, Word } from '@mboa/contract'
import type { Course } from './course-store.ts'

/** All words and sentences of a course, by id. */
export function listItems({ units }: Course): ReadonlyMap<string, Word | Sentence> {
  const items = units.flatMap((unit) => [...unit.words, ...(unit.sentences ?? [])])
  return new Map(items.map((item) => [item.id, item]))
}

/** Items that a picture can stand for. */
export function listPictured({ units }: Course): ReadonlySet<string> {
  const words = units.flatMap((unit) => unit.words)
  return new Set(words.filter(({ picture }) => picture !== undefined).map(({ id }) => id))
}

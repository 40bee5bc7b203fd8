import * as v from 'valibot'
import { openCourseSchema, openRecordingSchema } from './challenges.ts'
import { pagePaths } from '../pages.ts'
import { wordSchema } from './unit-packs.ts'

/**
 * Answer of `GET /api/words/:course/:word`, to anybody: a word or sentence as its page shows it.
 * `not-found` for what the course does not have, and for what is given to learners of Mboa alone.
 */
export const openWordSchema = v.object({
  course: openCourseSchema,
  kind: v.picklist(['word', 'sentence']),
  item: wordSchema,
  /** Null where no speaker gave one to open data. */
  recording: v.nullable(openRecordingSchema),
})
export type OpenWord = v.InferOutput<typeof openWordSchema>

/**
 * Where anybody reads and hears an item, by its id.
 * @example openWordPath('ewo.day-sunday') // '/words/ewo/day-sunday'
 */
export const openWordPath = (item: string): string =>
  `${pagePaths.openWord}/${item.replace('.', '/')}`

import * as v from 'valibot'
import { bilingualSchema, lineSchema as line, slugSchema as slug } from './content-items.ts'

/**
 * Something that is talked about every day everywhere, whatever the language: a recorder gives it
 * the word of theirs. English stands bare (`hoe`, `to dig`, `red`), French with the article that
 * shows its gender (`une houe`; `le`, `la` where there is one alone), in the infinitive, or in the
 * masculine singular. What stands in brackets tells two meanings apart.
 */
export const conceptSchema = v.object({
  /** Stable for ever and alone of its name: recordings refer to it. */
  concept: slug,
  gloss: bilingualSchema,
  /** One emoji that shows the meaning, where one does; no other concept's. */
  picture: v.optional(v.pipe(line, v.maxLength(40))),
})
export type Concept = v.InferOutput<typeof conceptSchema>

const conceptTheme = {
  theme: slug,
  title: bilingualSchema,
  concepts: v.pipe(v.array(conceptSchema), v.minLength(1)),
}

/** A file of concepts. */
export const conceptFileSchema = v.object({ format: v.literal(1), ...conceptTheme })
export type ConceptTheme = Omit<v.InferOutput<typeof conceptFileSchema>, 'format'>

/** Answer of `GET /api/concepts/:revision`; the revision is a hash of the content. */
export const conceptListSchema = v.object({ themes: v.array(v.object(conceptTheme)) })
export type ConceptList = v.InferOutput<typeof conceptListSchema>

/** The item of a course that a concept is, or becomes: `ewo.concept-hoe`. */
export function conceptItem(course: string, concept: string): string {
  return `${course}.concept-${concept}`
}

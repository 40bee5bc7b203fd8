import * as v from 'valibot'
import {
  bilingualSchema,
  lineSchema as line,
  slugSchema as slug,
} from '../courses/content-items.ts'

/**
 * Something that is talked about every day everywhere, whatever the language: a recorder gives it
 * the word of theirs. English stands bare (`hoe`, `to dig`, `red`), French with the article that
 * shows its gender (`une houe`; `le`, `la` where there is one alone), in the infinitive, or in the
 * masculine singular. What stands in brackets distinguishes two meanings. In a section of sentences
 * it is a turn of a conversation, as it is said.
 */
export const conceptSchema = v.object({
  /** Stable for ever and alone of its name: recordings refer to it. */
  concept: slug,
  /** Its number in the SIL Comparative African Wordlist (Snider and Roberts 2004); not sent along. */
  silcawl: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1700))),
  /** Its place among the words to ask for first, from 1. */
  core: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** Who says a turn: the first of the two, or the other. */
  speaker: v.optional(v.picklist(['A', 'B'])),
  gloss: bilingualSchema,
  /** Who says it to whom, and when: for the recorder. */
  note: v.optional(bilingualSchema),
  /** One emoji that shows the meaning, where one does; no other concept's. */
  picture: v.optional(v.pipe(line, v.maxLength(40))),
  /** Why nobody is asked for it: seldom said here, or not to be asked of a stranger. */
  hidden: v.optional(v.picklist(['odd', 'sensitive'])),
})
export type Concept = v.InferOutput<typeof conceptSchema>

const conceptThemeSchema = v.object({
  theme: slug,
  title: bilingualSchema,
  /** In the order in which they are asked for. */
  concepts: v.pipe(v.array(conceptSchema), v.minLength(1)),
})
/** What belongs together: the insects, or one conversation. */
export type ConceptTheme = v.InferOutput<typeof conceptThemeSchema>

const conceptSection = {
  section: slug,
  /** What its concepts become in a language: words, or sentences where they are conversations. */
  kind: v.picklist(['word', 'sentence']),
  title: bilingualSchema,
  themes: v.pipe(v.array(conceptThemeSchema), v.minLength(1)),
}

/** A file of concepts. */
export const conceptFileSchema = v.object({ format: v.literal(2), ...conceptSection })

/**
 * Answer of `GET /api/concepts/:section/:revision`: a part of the list that travels as one, so that
 * a slip mended in one does not bring the others again. The revision is a hash of the content.
 */
export const conceptSectionSchema = v.object(conceptSection)
export type ConceptSection = v.InferOutput<typeof conceptSectionSchema>

/** The item of a course that a concept is, or becomes: `ewo.concept-hoe`. */
export function conceptItem(course: string, concept: string): string {
  return `${course}.concept-${concept}`
}

import * as v from 'valibot'
import {
  bilingualSchema,
  courseCodeSchema,
  itemIdSchema,
  itemLicences,
  learnersOnlyLicence,
  lineSchema,
  packFormat,
  slugSchema,
  sourcesSchema,
} from './content-items.ts'
import { lessonSchema } from './lessons.ts'
import { missionSchema } from './missions.ts'

// Apart from the rest of content: a device reads it only when it fetches a unit.

const meanings = v.pipe(v.array(lineSchema), v.minLength(1))

/** One word of a sentence as it stands there, for looking it up with a tap. */
export const tokenSchema = v.object({
  /** As in the sentence, without the punctuation around it. */
  text: lineSchema,
  /** The word of the course that it is, or is a form of. */
  word: v.optional(itemIdSchema),
  /** What it means here, where it is no word of the course or means something else. */
  gloss: v.optional(bilingualSchema),
})
export type Token = v.InferOutput<typeof tokenSchema>

/** An item as another convention of the course writes it, with what is not as of the item. */
const formSchema = v.object({
  convention: slugSchema,
  text: lineSchema,
  /** Where or by whom it is written so, where that is not as of the item. */
  dialect: v.optional(lineSchema),
  /** Of a sentence: its words, where they are not as many as those of the item. */
  tokens: v.optional(v.pipe(v.array(tokenSchema), v.minLength(1))),
  /** What attests it, where the item’s own sources do not. */
  sources: v.optional(sourcesSchema),
})

/** What words and sentences have in common. */
const itemEntries = {
  id: itemIdSchema,
  /** As written in the pack's orthography, NFC. `(x)` is optional, `{a|b}` are alternatives. */
  text: lineSchema,
  /** Other spellings or words accepted as an answer. */
  accepted: v.optional(v.array(lineSchema)),
  /** The same said otherwise elsewhere; accepted as an answer too. */
  variants: v.optional(
    v.array(
      v.object({ text: lineSchema, dialect: v.optional(lineSchema), sources: sourcesSchema }),
    ),
  ),
  /**
   * The same as other conventions of the course write it, by `id`; accepted as an answer too. Who
   * chose to see a convention sees the first of it.
   */
  spellings: v.optional(v.record(slugSchema, v.array(lineSchema))),
  /** Those of them of which there is more to say. A pack’s file names them here alone. */
  forms: v.optional(v.pipe(v.array(formSchema), v.minLength(1))),
  /** As other conventions write it by rule; never shown, and by nobody’s hand in a pack’s file. */
  respelled: v.optional(v.record(slugSchema, v.array(lineSchema))),
  /** Meanings; the first is the one shown, the others are accepted. `(x)` is optional. */
  gloss: v.object({ en: meanings, fr: meanings }),
  /** Words of one category make good wrong choices for each other: `day`, `month`, `number`… */
  category: slugSchema,
  note: v.optional(bilingualSchema),
  /** Where or by whom it is said so; absent when the source names no dialect. */
  dialect: v.optional(lineSchema),
  sources: sourcesSchema,
  /** Licence under which we publish the item. */
  licence: v.picklist([...itemLicences, learnersOnlyLicence]),
  /** Speakers who have checked this item. */
  checkedBy: v.pipe(v.number(), v.integer(), v.minValue(0)),
}

export const wordSchema = v.object({
  ...itemEntries,
  /** One emoji that shows the meaning; drawn from the art the server has. */
  picture: v.optional(v.pipe(lineSchema, v.maxLength(40))),
})
export type Word = v.InferOutput<typeof wordSchema>

export const sentenceSchema = v.object({
  ...itemEntries,
  /** Word for word, where the meaning does not show it. */
  literally: v.optional(bilingualSchema),
  /** All words of the text in their order; absent where the sources do not take it apart. */
  tokens: v.optional(v.pipe(v.array(tokenSchema), v.minLength(1))),
})
export type Sentence = v.InferOutput<typeof sentenceSchema>

export const unitPackSchema = v.object({
  format: v.literal(packFormat),
  course: courseCodeSchema,
  unit: slugSchema,
  /** Place of the unit in the course, from 1. */
  order: v.pipe(v.number(), v.integer(), v.minValue(1)),
  title: bilingualSchema,
  /** What one can say after it, as it follows “You will be able to”: `greet and say goodbye`. */
  goal: v.optional(bilingualSchema),
  /** The one spelling convention of all words of the unit: the `id` of the course's. */
  orthography: slugSchema,
  words: v.pipe(v.array(wordSchema), v.minLength(1)),
  sentences: v.optional(v.array(sentenceSchema)),
  /** In the order in which they are taught. */
  lessons: v.optional(v.array(lessonSchema)),
  /** Talks to be had once the unit's lessons are behind. */
  missions: v.optional(v.array(missionSchema)),
})
export type UnitPack = v.InferOutput<typeof unitPackSchema>

import { drilledSkills } from '@mboa/domain'
import * as v from 'valibot'
import { bilingualSchema, itemIdSchema, lineSchema, sourcesSchema } from './content-items.ts'

/** What a note explains. */
export const noteTopics = ['spelling', 'tone', 'usage', 'grammar', 'culture'] as const
export type NoteTopic = (typeof noteTopics)[number]

const items = v.pipe(v.array(itemIdSchema), v.minLength(1))

/** Something a learner should know, said in one or two sentences. */
export const noteStepSchema = v.object({
  step: v.literal('note'),
  about: v.picklist(noteTopics),
  text: bilingualSchema,
  /** Items of the course that show what is meant. */
  examples: v.optional(items),
  sources: sourcesSchema,
})

/** Letters to look at and, where a source says so, what they sound like. */
export const lettersStepSchema = v.object({
  step: v.literal('letters'),
  letters: v.pipe(
    v.array(
      v.object({
        letter: lineSchema,
        sound: v.optional(bilingualSchema),
        /** A word of the course that has the letter. */
        example: v.optional(itemIdSchema),
      }),
    ),
    v.minLength(1),
  ),
  sources: sourcesSchema,
})

/** Words and sentences shown with their meaning, one after the other: this teaches them. */
export const presentStepSchema = v.object({ step: v.literal('present'), items })

/** The items asked with help and repetition, in the skills named (by default `recognise`). */
export const drillStepSchema = v.object({
  step: v.literal('drill'),
  items,
  skills: v.optional(v.pipe(v.array(v.picklist(drilledSkills)), v.minLength(1))),
})

/** Sentences put together from words that have been taught. */
export const sentencesStepSchema = v.object({ step: v.literal('sentences'), items })

/** The items asked once each, without help. The last step of every lesson. */
export const checkStepSchema = v.object({ step: v.literal('check'), items })

export const lessonStepSchema = v.variant('step', [
  noteStepSchema,
  lettersStepSchema,
  presentStepSchema,
  drillStepSchema,
  sentencesStepSchema,
  checkStepSchema,
])
export type LessonStep = v.InferOutput<typeof lessonStepSchema>

/**
 * A few items presented, drilled and checked; taught in the order of units, then of lessons.
 * `content check` holds that a lesson teaches 4 to 8 items or letters, ends with its check,
 * and asks for nothing that was not taught in it or before it.
 */
export const lessonSchema = v.object({
  /** `<course>.<slug>`, like an item's: learners' progress refers to it. */
  id: itemIdSchema,
  title: bilingualSchema,
  steps: v.pipe(v.array(lessonStepSchema), v.minLength(1)),
})
export type Lesson = v.InferOutput<typeof lessonSchema>

/** Items and letters that one lesson teaches. */
export const lessonTeaches = { atLeast: 4, atMost: 8 } as const

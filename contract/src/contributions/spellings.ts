import * as v from 'valibot'
import { contributionsSchema, receivedContributionSchema } from './contributions.ts'
import { takeSchema } from '../takes/recordings.ts'

/**
 * A take to be written down, or whose spelling is judged: without who speaks, and with a FLAC of
 * what is heard in the place of the archive.
 */
export const heardTakeSchema = v.pick(takeSchema, [
  'id',
  'item',
  'kind',
  'dialect',
  'durationMs',
  'gainDb',
  'heard',
  'archive',
  'listening',
])
export type HeardTake = v.InferOutput<typeof heardTakeSchema>

const heardSchema = v.object({
  take: heardTakeSchema,
  /** The concept that it is the word for, without what stands in its list beside. */
  concept: v.string(),
  gloss: v.object({ en: v.string(), fr: v.string() }),
  /** One emoji that shows the meaning, where one does. */
  picture: v.nullable(v.string()),
})
/** Something that was said and not yet written, and what it means. */
export type HeardConcept = v.InferOutput<typeof heardSchema>

const spelledSchema = v.object({
  ...heardSchema.entries,
  /** Of the kind `concept`, with its `take`. */
  received: receivedContributionSchema,
})
/** The same as somebody has written it. */
export type SpelledConcept = v.InferOutput<typeof spelledSchema>

export const spellingsLimit = 25

/**
 * Answer of `GET /api/spellings?course=<course>&after=<take>&after-spelling=<contribution>`: the
 * oldest of each, after those that were the last before. Written by a contribution of the kind
 * `concept` that names its `take`, judged like any contribution, by neither who speaks nor who
 * wrote; who confirms has to have fetched and heard the take from the address given here.
 * `not-found` for who does not record the language.
 */
export const spellingsSchema = v.object({
  /** Takes of concepts for which nobody has a word yet, one's own too. */
  toWrite: v.array(heardSchema),
  /** What others wrote of others' takes, and one has not judged. */
  toConfirm: v.array(spelledSchema),
  /** All of them, also those not listed. */
  waiting: v.object({ toWrite: v.number(), toConfirm: v.number() }),
  /** The ids after which the next pages begin; null on the last page. */
  next: v.object({ after: v.nullable(v.string()), afterSpelling: v.nullable(v.string()) }),
})
export type Spellings = v.InferOutput<typeof spellingsSchema>

/**
 * Answer of `GET /api/contributions/waiting`, see `contributionsSchema`: with what can be heard of what each
 * of them is, or is about. At most one recording, of another than who asks, approved ones first; none
 * that is known to say another word of the same concept.
 */
export const contributionsToCheckSchema = v.object({
  ...contributionsSchema.entries,
  heard: v.array(v.object({ contribution: v.string(), take: heardTakeSchema })),
})
export type ContributionsToCheck = v.InferOutput<typeof contributionsToCheckSchema>

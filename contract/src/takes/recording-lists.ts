import * as v from 'valibot'
import { contributionStates } from '../contributions/contributions.ts'
import { interfaceLanguageSchema } from '../interface-languages.ts'

/** What is known of the recordings of one item of a course, whoever made them. */
const knownItemSchema = v.object({
  item: v.string(),
  /** Approved recordings that may be heard, by dialect; null where the speaker named none. */
  approved: v.array(
    v.object({
      dialect: v.nullable(v.string()),
      recordings: v.number(),
      /** Different speakers of these. */
      voices: v.number(),
    }),
  ),
  /** Different speakers of all of these: one may name two dialects. */
  voices: v.number(),
  /** Learners who miss it or complain of it, since the newest approved recording. */
  askedForBy: v.number(),
})
export type KnownItem = v.InferOutput<typeof knownItemSchema>

/** What speakers contributed beyond the packs: the words for concepts, new words and sentences. */
const contributedItemSchema = v.object({
  /** As a take names it: `ewo.concept-hoe`; `ewo.<id of the contribution>`. */
  item: v.string(),
  kind: v.picklist(['word', 'sentence']),
  /** NFC. */
  text: v.string(),
  dialect: v.nullable(v.string()),
  /** Of a new word or sentence; null for a concept, whose meaning stands in the list. */
  gloss: v.nullable(v.object({ en: v.string(), fr: v.string() })),
  theme: v.nullable(v.string()),
  state: v.picklist(contributionStates),
  /** Contributed by who asks. */
  isOwn: v.boolean(),
})
export type ContributedItem = v.InferOutput<typeof contributedItemSchema>

/** So many rows that follow each other; of other content, another mark. */
const partSchema = v.object({ mark: v.string(), count: v.number() })
export type RecordingPart = v.InferOutput<typeof partSchema>

/**
 * Answer of `GET /api/recording-lists/:course`: with the course's packs, the concepts and one's
 * own takes, all that recording lists are made from. Kept on the device for recording offline.
 */
export const recordingOverviewSchema = v.object({
  course: v.string(),
  /** The list of concepts, in its order, for `GET /api/concepts/:section/:revision`. */
  concepts: v.array(v.object({ section: v.string(), revision: v.string() })),
  /**
   * The concepts to ask for before all others, in their order, whoever has contributed them
   * meanwhile: courtesies that the course lacks, then what its numbers, days and months lack.
   */
  first: v.array(v.string()),
  /**
   * Meanings that several learners ask the word for and that are no concepts, the most asked for
   * first.
   */
  wanted: v.array(
    v.object({ text: v.string(), language: interfaceLanguageSchema, learners: v.number() }),
  ),
  /** Only items with something to know of. */
  items: v.array(knownItemSchema),
  /** One's own that stand, and everybody's that are checked, the newest first. */
  contributed: v.array(contributedItemSchema),
  /**
   * The parts that both lists consist of, in their order. `?known=` names the marks of parts that the
   * device has, joined by dots: their rows are left out of the lists.
   */
  parts: v.object({ items: v.array(partSchema), contributed: v.array(partSchema) }),
  /**
   * True where some of the parts that the device does not have, the last of them, are left out as
   * well: ask again, with the marks of what came. Absent where none is.
   */
  more: v.optional(v.boolean()),
})
export type RecordingOverview = v.InferOutput<typeof recordingOverviewSchema>

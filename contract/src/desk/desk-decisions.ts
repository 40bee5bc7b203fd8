import * as v from 'valibot'
import { receivedContributionSchema } from '../contributions/contributions.ts'
import { idSchema, instantSchema, keySchema } from '../fields.ts'
import { interfaceLanguageSchema } from '../interface-languages.ts'
import { reportReasons } from '../practice/reports.ts'
import { heardTakeSchema } from '../contributions/spellings.ts'

const presentSchema = v.object({
  text: v.string(),
  gloss: v.object({ en: v.string(), fr: v.string() }),
})

/**
 * Of a table or dictionary, or of an account that is gone: nobody is there to read why it was
 * rejected.
 */
const isNobodys = v.boolean()

/** What is decided at the desk of a language by its coordinators: a word or correction that waits. */
const deskWordSchema = v.object({
  received: receivedContributionSchema,
  /** Of the kind `concept`: what the concept means, which the contribution does not say. */
  gloss: v.nullable(presentSchema.entries.gloss),
  /** Of what it is, or is about: as many as are heard beside each other, approved ones first. */
  takes: v.array(heardTakeSchema),
  isNobodys,
})
export type DeskWord = v.InferOutput<typeof deskWordSchema>

/**
 * `GET /api/language-desk/:language/words?after=<id>`: what others contributed and nobody has decided,
 * `deskWordsPage` at a time, the oldest first; without what is judged by ear.
 */
export const deskWordsSchema = v.object({
  words: v.array(deskWordSchema),
  /** For the next page; null at the end. */
  next: v.nullable(v.string()),
})
export type DeskWords = v.InferOutput<typeof deskWordsSchema>
export const deskWordsPage = 25

/** How many recordings of a word are heard at the desk. */
export const deskTakes = 3

const reason = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'required'),
  v.maxLength(1000, 'too-long'),
  v.excludes('\u0000', 'invalid-value'),
  v.regex(/^\P{Cs}*$/u, 'invalid-value'),
)

/**
 * Body of `PUT …/words/:id`; `DELETE` takes it back. It counts in place of what all others said. One's
 * own contribution is `not-allowed`, and so is what one has a part in; what is confirmed by ear alone
 * is `not-heard`. Both answer the word as it is then.
 */
export const deskDecisionSchema = v.variant('verdict', [
  v.object({ verdict: v.literal('confirm') }),
  v.object({ verdict: v.literal('contest'), reason }),
])
export type DeskDecision = v.InferOutput<typeof deskDecisionSchema>

/** What learners say of an item for one reason; of `accept-answer` for each answer. */
const reportedSchema = v.object({
  reason: v.picklist(reportReasons),
  /** Empty but for `accept-answer`. */
  answer: v.string(),
  /** How many say so; nobody's name. */
  count: v.number(),
  /** What they wrote beside, the newest first, no more than a few. */
  comments: v.array(v.string()),
  /** Epoch ms by the server's clock. */
  newestAt: instantSchema,
})
export type Reported = v.InferOutput<typeof reportedSchema>

const reportedItemSchema = v.object({
  item: keySchema,
  /** What it says today; null where the course has it no more. */
  present: v.nullable(presentSchema),
  takes: v.array(heardTakeSchema),
  /** The contribution of somebody else that it is, which can be taken out of the course here. */
  contribution: v.nullable(idSchema),
  isNobodys,
  reported: v.array(reportedSchema),
})
export type ReportedItem = v.InferOutput<typeof reportedItemSchema>

/** A meaning that learners ask the word for, and that cannot be heard yet. */
export const wantedWordSchema = v.object({
  item: keySchema,
  text: v.string(),
  language: interfaceLanguageSchema,
  /** How many ask for it; nobody's name. */
  learners: v.number(),
  /** Epoch ms by the server's clock. */
  newestAt: instantSchema,
  /** What speakers are asked for already, by its concept. */
  isConcept: v.boolean(),
})
export type WantedWord = v.InferOutput<typeof wantedWordSchema>

/**
 * `GET …/reports?after=<item>`: items that learners report, `deskReportsPage` at a time. Without what
 * they say of sound: recordings that lack are asked for by themselves, others go to review.
 */
export const deskReportsSchema = v.object({
  items: v.array(reportedItemSchema),
  /** For the next page; null at the end. */
  next: v.nullable(v.string()),
  /** With the first page: words that learners look for and do not find, the most asked for first. */
  wanted: v.optional(v.array(wantedWordSchema)),
})
export type DeskReports = v.InferOutput<typeof deskReportsSchema>
export const deskReportsPage = 25

/**
 * Body of `POST …/reports`: what is decided of all that learners said so of it until then. With
 * `spelling`, an answer to accept becomes another way to say it, and any other report a correction, by
 * the coordinator and to be confirmed by another speaker. `open` takes a decision back.
 */
export const settleReportsSchema = v.variant('decision', [
  v.object({
    decision: v.picklist(['declined', 'open']),
    item: keySchema,
    reason: v.picklist(reportReasons),
    answer: v.string(),
    until: instantSchema,
  }),
  v.object({
    decision: v.literal('agreed'),
    item: keySchema,
    reason: v.picklist(reportReasons),
    answer: v.string(),
    until: instantSchema,
    spelling: v.optional(
      v.object({
        /** Of the contribution, made by who asks: the same again changes nothing. */
        id: idSchema,
        text: v.pipe(
          v.string(),
          v.trim(),
          v.minLength(1, 'required'),
          v.maxLength(500, 'too-long'),
          v.regex(/^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u, 'invalid-value'),
        ),
        /** Why, for the speakers who confirm it. */
        why: reason,
      }),
    ),
  }),
])
export type SettleReports = v.InferOutput<typeof settleReportsSchema>

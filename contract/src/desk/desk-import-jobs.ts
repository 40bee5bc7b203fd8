import * as v from 'valibot'
import {
  columnUses,
  importableLicences,
  importDraftSchema,
  importLineOf,
  importProblemSchema,
} from './desk-imports.ts'
import { instantSchema } from '../fields.ts'
import { separators } from '../tables/separators.ts'
import { largestImportBytes } from '../upload-limits.ts'

/**
 * What becomes of a file: it is **sent** piece by piece, **waits** for a server, is **read** into a
 * draft, or refused; a draft is changed and read again, or kept, and what is kept can be undone.
 */
export const importJobStates = [
  'sending',
  'waiting',
  'reading',
  'draft',
  'importing',
  'sounding',
  'kept',
  'undone',
  'refused',
] as const
export type ImportJobState = (typeof importJobStates)[number]

/** What a column, a field, a marker or a tier may be said to hold. */
export const fieldUses = [
  ...columnUses,
  'lexeme',
  'citation',
  'phonetic',
  'variant',
  'sense',
  'homograph',
  'definition en',
  'definition fr',
  'translation en',
  'translation fr',
  'note en',
  'note fr',
] as const
export type FieldUse = (typeof fieldUses)[number]

const termsEntries = {
  /** Where the words are from, as learners read it. */
  source: importLineOf(300),
  licence: v.picklist(importableLicences, 'required'),
  dialect: v.nullable(importLineOf(200)),
  /** One of the course's conventions. */
  orthography: importLineOf(100),
  /** Who speaks where the file does not say it: a name or a sign, which coordinators alone see. */
  speaker: v.nullable(importLineOf(200)),
  /** Tag of the words' language in the file, if it is not the tag of the course. */
  wordsIn: v.optional(v.pipe(v.string(), v.maxLength(100))),
  /** Sheet of a workbook; without one, the first that is not hidden. */
  sheet: v.optional(v.pipe(v.string(), v.maxLength(100))),
  /** Separator of a text table, if our guess is wrong. */
  separator: v.optional(v.picklist(separators)),
  /** Which of the course's conventions a writing system of the file is, by its tag; nothing: none by name. */
  conventions: v.optional(
    v.record(v.pipe(v.string(), v.maxLength(100)), v.pipe(v.string(), v.maxLength(100))),
  ),
}
const termsSchema = v.object(termsEntries)
export type ImportTermsSaid = v.InferOutput<typeof termsSchema>

/** Body of `POST …/import-jobs`: a file that is about to come, and what is said of all of it. */
export const openImportJobSchema = v.object({
  fileName: importLineOf(200),
  bytes: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(1),
    v.maxValue(largestImportBytes, 'too-large'),
  ),
  /** By which the same file is known when it is chosen again. */
  modifiedAt: instantSchema,
  ...termsEntries,
})
export type OpenImportJob = v.InferOutput<typeof openImportJobSchema>

const fieldsSchema = v.record(v.pipe(v.string(), v.maxLength(500)), v.picklist(fieldUses))

/** Body of `PUT …/import-jobs/:id`: what is said of the file instead; it is read again by that. */
export const changeImportJobSchema = v.object({
  ...termsEntries,
  /** By the `key` of the draft's columns, where their names do not say it. */
  fields: fieldsSchema,
})
export type ChangeImportJob = v.InferOutput<typeof changeImportJobSchema>

/**
 * What is said of voices by whoever brings recordings of others in, the newest first: the texts stand
 * in docs/consent-text.md.
 */
export const importedVoicesVersions = ['imported-2026-11'] as const
export const importedVoicesVersion = importedVoicesVersions[0]

/** Body of `POST …/import-jobs/:id/keep`; `consent-text-changed` under an older text. */
export const keepImportJobSchema = v.object({
  /** That who is heard in it may be heard here under the licence of the file; needed where somebody is. */
  mayBeHeard: v.boolean(),
  /** Version of the text that says so. */
  textVersion: v.string(),
})
export type KeepImportJob = v.InferOutput<typeof keepImportJobSchema>

/** What the recordings of a file would bring. */
export const clipsDraftSchema = v.object({
  /** Sound and decoded. */
  clips: v.number(),
  voices: v.number(),
  minutes: v.number(),
  /** They came with another import. */
  known: v.number(),
  /** Of what the course has: reviewers would be asked to hear these; the others wait for their sentence. */
  said: v.number(),
  /** Say neither themselves who speaks nor has the whole file been said to. */
  withoutSpeaker: v.number(),
})
export type ClipsDraft = v.InferOutput<typeof clipsDraftSchema>

export const importJobSchema = v.object({
  id: v.string(),
  fileName: v.string(),
  bytes: v.number(),
  modifiedAt: instantSchema,
  state: v.picklist(importJobStates),
  /** In bytes while it is sent, then in entries or clips; a total of 0 is not known. */
  done: v.number(),
  total: v.number(),
  openedAt: instantSchema,
  terms: v.object({
    ...termsEntries,
    licence: v.string(),
    /** By which text it was said, when it was kept, that its voices may be heard. */
    voicesText: v.optional(v.string()),
  }),
  fields: fieldsSchema,
  /** As it was recognised by what is in it. */
  format: v.nullable(v.string()),
  /** Only where one job is asked for. */
  draft: v.nullable(importDraftSchema),
  clips: v.nullable(clipsDraftSchema),
  /** Why it was refused. */
  problem: v.nullable(importProblemSchema),
  /** What it became, once it is kept. */
  kept: v.nullable(v.object({ importId: v.string(), entries: v.number(), proposed: v.number() })),
})
export type ImportJob = v.InferOutput<typeof importJobSchema>

/** `GET …/import-jobs`, the latest first; `before` takes `next`. */
export const importJobsSchema = v.object({
  jobs: v.array(importJobSchema),
  next: v.nullable(v.string()),
})
export type ImportJobs = v.InferOutput<typeof importJobsSchema>

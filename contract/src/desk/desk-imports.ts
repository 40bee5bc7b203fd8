import * as v from 'valibot'
import { bilingualSchema, itemLicences, learnersOnlyLicence } from '../courses/content-items.ts'
import { instantSchema } from '../fields.ts'

/** Under which words of others may be taken in; the last: its owners let learners see it here alone. */
export const importableLicences = [...itemLicences, learnersOnlyLicence] as const

/** What a column or a field may be said to hold; nothing: it is carried along unseen. */
export const columnUses = [
  '',
  'text',
  'sentence',
  'gloss en',
  'gloss fr',
  'example',
  'note',
  'part-of-speech',
  'dialect',
  'sound',
] as const

/** One line of text about a file. */
export const importLineOf = (most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, 'required'),
    v.maxLength(most, 'too-long'),
    v.regex(/^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u, 'invalid-value'),
  )

const tableProblems = [
  'open-quote',
  'stray-quote',
  'empty',
  'no-text-column',
  'too-many-cells',
  'no-text',
  'same-id',
  'cell-error',
  'unreadable-workbook',
  'unreadable-file',
  'damaged',
  'deleted',
  'other-language',
  'not-in-set',
  'missing-file',
  'which-tier',
  'which-sheet',
  'no-sentence',
  'no-voice',
  'voice-taken-back',
  'sound-taken-back',
  'closed-licence',
  'comes-twice',
  'sound-missing',
  'no-times',
  'cut-row',
  'sound-ends',
  'sound-unreadable',
  'sound-silent',
  'sound-too-long',
  'sound-too-large',
  'several-files',
  'no-recordings',
  'known-already',
  'unsafe-archive',
  'not-unicode',
  'unknown-format',
  'web-page',
  'shortcut',
  'other-archive',
  'other-workbook',
  'ranges-alone',
  'too-large',
  'clip-columns',
  'other',
] as const
export type ImportProblem = (typeof tableProblems)[number]

export const importProblemSchema = v.object({
  /** Of several files that came as one. */
  file: v.optional(v.string()),
  /** From 1. */
  line: v.number(),
  /** The word of that line, where it has got as far as that. */
  entry: v.nullable(v.string()),
  /** Apps know no more than those of their own time. */
  reason: v.fallback(v.picklist(tableProblems), 'other'),
  /** In English, for reasons that are none of these. */
  message: v.string(),
})

/** Why an entry is kept for exports alone, and no speaker is asked about it. */
export const keptImportReasons = [
  'no-text',
  'bound',
  'no-meaning',
  'lost-letters',
  'long-definition',
  'other-orthography',
  'in-course',
  'in-file',
  'too-long',
] as const

/** Parts of a file that a draft counts as not read, by what they are called. */
const leftOutKinds = [
  'titles',
  'rows',
  'cells',
  'notes',
  'annotations',
  'elements',
  'attributes',
] as const

/** Parts of a word that speakers do not see if these are too long. */
export const omittedParts = ['dialect', 'example', 'forms', 'note'] as const
export type OmittedPart = (typeof omittedParts)[number]

/** What an import would do; nothing is kept. */
export const importDraftSchema = v.object({
  /** The file as a whole cannot be read; nothing else counts then. */
  broken: v.nullable(importProblemSchema),
  /** What the file has for columns or fields, and what they were understood to hold. */
  columns: v.array(
    v.object({
      key: v.string(),
      name: v.string(),
      /** The type of notes that it is a field of. */
      of: v.nullable(v.string()),
      holds: v.string(),
      /** Our guess at its content; undefined if its name already says it. */
      guess: v.optional(v.picklist(columnUses)),
      examples: v.array(v.string()),
    }),
  ),
  /** How often words are in which writing system, and which spelling of the course that is, if one was said. */
  writingSystems: v.array(
    v.object({ tag: v.string(), count: v.number(), convention: v.nullable(v.string()) }),
  ),
  /** Languages of a file in several, the most used first. */
  languages: v.array(
    v.object({ tag: v.string(), name: v.nullable(v.string()), count: v.number() }),
  ),
  /** Sheets of a workbook with several. */
  sheets: v.array(v.object({ name: v.string(), isRead: v.boolean() })),
  entries: v.number(),
  /** Speakers would be asked to confirm these. */
  proposed: v.number(),
  /** How many of them have a meaning in one language only: speakers are asked for the other. */
  asking: v.number(),
  /** How many of these go to speakers without one of their parts. */
  omitted: v.array(v.object({ part: v.picklist(omittedParts), count: v.number() })),
  /** Parts of the file that are not read; `count` also counts those that are not named one by one. */
  leftOut: v.object({
    count: v.number(),
    items: v.array(
      v.object({
        kind: v.picklist(leftOutKinds),
        /** Name of the table, column, type of notes, tier, element or attribute; the first of titles. */
        of: v.string(),
        count: v.number(),
      }),
    ),
  }),
  kept: v.array(
    v.object({
      reason: v.picklist(keptImportReasons),
      count: v.number(),
      examples: v.array(v.string()),
    }),
  ),
  refused: v.object({ count: v.number(), problems: v.array(importProblemSchema) }),
  /** Written as a word of the course that means something else. */
  differing: v.object({
    count: v.number(),
    items: v.array(v.object({ text: v.string(), here: v.string(), there: v.string() })),
  }),
  /** Of an earlier import: the same, and changed since, which stays as it is there. */
  earlier: v.object({ same: v.number(), changed: v.number() }),
  /** With letters that the course does not know. */
  misspelled: v.number(),
})
export type ImportDraftAnswer = v.InferOutput<typeof importDraftSchema>
/** How many of each are named one by one. */
export const mostImportLines = 50

/** A workbook opens in every language, a table is for programs; CLDF is a ZIP of its tables. */
export const deskExportFormats = ['xlsx', 'csv', 'lift', 'cldf', 'tmx'] as const
export type DeskExportFormat = (typeof deskExportFormats)[number]

/** Query of `GET …/export`. */
export const deskExportWishesSchema = v.object({
  format: v.optional(v.picklist(deskExportFormats), 'csv'),
})

const deskImportSchema = v.object({
  id: v.string(),
  fileName: v.string(),
  source: v.string(),
  licence: v.string(),
  entries: v.number(),
  proposed: v.number(),
  importedAt: instantSchema,
  undoneAt: v.nullable(instantSchema),
  /** How many are heard in it. */
  voices: v.number(),
})
export type DeskImport = v.InferOutput<typeof deskImportSchema>

const ofLicencesSchema = v.array(v.object({ licence: v.string(), count: v.number() }))

/**
 * `GET …/imports?before=<id>`: what was imported otherwise than by the desk's own files, the newest
 * first, and what of the language can be exported:
 * `GET …/export` answers the words that speakers confirmed and give to open data, in one of
 * `deskExportFormats`.
 */
export const deskImportsSchema = v.object({
  imports: v.array(deskImportSchema),
  /** For the next page; null at the end. */
  next: v.nullable(v.string()),
  orthographies: v.array(v.object({ id: v.string(), name: bilingualSchema })),
  /** Words and sentences of the export, by licence. */
  open: ofLicencesSchema,
  /** Contributions whose speakers do not give them to open data. */
  withheld: v.number(),
  /** Words and sentences that the course has from its packs. */
  course: ofLicencesSchema,
  /** Approved recordings, by what their speakers agreed to. */
  recordings: v.object({ open: ofLicencesSchema, withheld: v.number() }),
})
export type DeskImports = v.InferOutput<typeof deskImportsSchema>

/** Somebody who is heard in an import of others' recordings. */
const importedVoiceSchema = v.object({
  /** The same as beside their recordings. */
  id: v.string(),
  /** As their source calls them: often a sign without a name in it. */
  name: v.string(),
  clips: v.number(),
  /** Something that they say, by which they are known again. */
  example: v.string(),
})
export type ImportedVoice = v.InferOutput<typeof importedVoiceSchema>

/**
 * `GET …/imports/:id/voices?after=<next>`, by name, `deskPage` at a time. `DELETE
 * …/imported-voices/:id` takes all back that one of them said in the import, for good.
 */
export const importedVoicesSchema = v.object({
  voices: v.array(importedVoiceSchema),
  /** For the next page; null at the end. */
  next: v.nullable(v.string()),
})
export type ImportedVoices = v.InferOutput<typeof importedVoicesSchema>

/** Something that one of them says. */
const importedClipSchema = v.object({
  id: v.string(),
  /** Of its file, or of the part of a file. */
  name: v.string(),
  /** What is said, as the source has it. */
  text: v.string(),
  /** `waiting` for reviewers, or until the course has what is said. */
  state: v.picklist(['waiting', 'heard']),
})
export type ImportedClip = v.InferOutput<typeof importedClipSchema>

/**
 * `GET …/imported-voices/:id/clips?after=<next>&said=<part>`: what one of them says, by name,
 * `deskPage` at a time; `said` is a part of the text or the name. `DELETE …/imported-clips/:id` takes
 * one recording back, for good, and leaves the others of that voice.
 */
export const importedClipsSchema = v.object({
  clips: v.array(importedClipSchema),
  /** For the next page; null at the end. */
  next: v.nullable(v.string()),
})
export type ImportedClips = v.InferOutput<typeof importedClipsSchema>

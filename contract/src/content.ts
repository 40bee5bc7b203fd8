import * as v from 'valibot'

/**
 * The starter packs' format. A course is a folder of text files in `content/packs/<course>/`:
 * `course.yaml` describes it, every other file is one unit. A unit has the same shape in the
 * file (YAML), on the wire (JSON) and in the browser's store. What later versions add is
 * optional; what changes its meaning raises this number.
 */
export const packFormat = 1

/** One line of text: nothing before or after it, no line break. */
const line = v.pipe(
  v.string(),
  v.regex(/^\S(.*\S)?$/, 'one line, no outer spaces'),
  v.maxLength(500),
)
const slug = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'small letters, digits and hyphens'))
/** ISO 639-3 code of the language. */
const courseCode = v.pipe(v.string(), v.regex(/^[a-z]{3}$/, 'three small letters (ISO 639-3)'))

/** The interface's two languages; a text for people always has both. */
export const bilingualSchema = v.object({ en: line, fr: line })
export type Bilingual = v.InferOutput<typeof bilingualSchema>

/** Licences a published item may carry: open ones that allow commercial use. */
export const itemLicences = ['Unicode-3.0', 'CC0-1.0', 'CC-BY-4.0', 'CC-BY-SA-4.0'] as const
export const itemLicenceSchema = v.picklist(itemLicences)
export type ItemLicence = v.InferOutput<typeof itemLicenceSchema>

/**
 * `copied`: wording, spelling or choice come from the source, which must therefore be open.
 * `fact`: the source attests a single fact, which nobody owns; its licence is told, not used.
 */
export const sourceUses = ['copied', 'fact'] as const

export const sourceSchema = v.object({
  /** What a reader needs to find it again: work, version, page or key. */
  citation: line,
  /** Licence of the source itself, as it states it. */
  licence: line,
  /** `copied` when absent. */
  use: v.optional(v.picklist(sourceUses)),
})
export type Source = v.InferOutput<typeof sourceSchema>
const sources = v.pipe(v.array(sourceSchema), v.minLength(1))

export const wordSchema = v.object({
  /** `<course>.<slug>`: stable for ever, because learners' reviews refer to it. */
  id: v.pipe(v.string(), v.regex(/^[a-z]{3}\.[a-z0-9-]+$/, 'like ewo.day-sunday')),
  /** As written in the pack's orthography, NFC. `(x)` is optional, `{a|b}` are alternatives. */
  text: line,
  /** Other spellings or words accepted as an answer. */
  accepted: v.optional(v.array(line)),
  /** Meanings; the first is the one shown, the others are accepted. `(x)` is optional. */
  gloss: v.object({
    en: v.pipe(v.array(line), v.minLength(1)),
    fr: v.pipe(v.array(line), v.minLength(1)),
  }),
  /** Words of one category make good wrong choices for each other: `day`, `month`, `number`… */
  category: slug,
  note: v.optional(bilingualSchema),
  /** Where or by whom it is said so; absent when the source names no dialect. */
  dialect: v.optional(line),
  sources,
  /** Licence under which we publish the item. */
  licence: itemLicenceSchema,
  /** Speakers who have checked this item. */
  checkedBy: v.pipe(v.number(), v.integer(), v.minValue(0)),
})
export type Word = v.InferOutput<typeof wordSchema>

/** An item counts as checked when this many speakers have agreed. */
export const speakersToCheck = 2

export const unitPackSchema = v.object({
  format: v.literal(packFormat),
  course: courseCode,
  unit: slug,
  /** Place of the unit in the course, from 1. */
  order: v.pipe(v.number(), v.integer(), v.minValue(1)),
  title: bilingualSchema,
  /** The one spelling convention of all words of the unit: the `id` of the course's. */
  orthography: slug,
  words: v.pipe(v.array(wordSchema), v.minLength(1)),
})
export type UnitPack = v.InferOutput<typeof unitPackSchema>

export const tones = ['high', 'mid', 'low', 'falling', 'rising', 'mid-low', 'high-mid'] as const
export const toneSchema = v.picklist(tones)
export type Tone = v.InferOutput<typeof toneSchema>

/** A spelling convention. Conventions of one language are never mixed in a course. */
export const orthographySchema = v.object({
  id: slug,
  name: bilingualSchema,
  note: v.optional(bilingualSchema),
})
export type Orthography = v.InferOutput<typeof orthographySchema>

/** The letters and tone marks of a course, for reference and for checking its words. */
export const alphabetSchema = v.object({
  /** Small letters in the language's own order, with those of several signs (`dz`, `ny`). */
  letters: v.pipe(v.array(line), v.minLength(1)),
  /** Letters found only in names. */
  nameLetters: v.optional(v.array(line)),
  /** Letters that may carry a tone mark: vowels and, where the language has them, nasals. */
  toneBearers: v.array(line),
  toneMarks: v.array(
    v.object({
      tone: toneSchema,
      /** The mark alone, as a code point: `U+0301`. */
      mark: v.pipe(v.string(), v.regex(/^U\+[0-9A-F]{4}$/, 'like U+0301')),
      /** The mark on a letter. */
      example: line,
    }),
  ),
  /** What a tone bearer without a mark stands for; `unknown` where sources differ or are silent. */
  unmarked: v.picklist([...tones, 'unknown']),
  /** The one apostrophe that words of this course use, where they use one. */
  apostrophe: v.optional(v.picklist(['’', 'ʼ', 'ꞌ'])),
  note: v.optional(bilingualSchema),
})
export type Alphabet = v.InferOutput<typeof alphabetSchema>

/** `course.yaml`. */
export const courseDescriptionSchema = v.object({
  format: v.literal(packFormat),
  course: courseCode,
  /** BCP 47 tag for `lang=`, e.g. `ewo`, `fub-Latn-CM`. */
  htmlLang: v.pipe(v.string(), v.regex(/^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$/)),
  /** The language's name in the language. */
  autonym: line,
  name: bilingualSchema,
  /** Where in Cameroon it is at home. */
  region: bilingualSchema,
  orthography: orthographySchema,
  alphabet: alphabetSchema,
  /** Sources of this description: names, region, alphabet, tone marks. */
  sources,
})
export type CourseDescription = v.InferOutput<typeof courseDescriptionSchema>

export const unitSummarySchema = v.object({
  unit: v.string(),
  order: v.number(),
  title: bilingualSchema,
  /** Content hash; part of the pack's address, which therefore never changes its content. */
  revision: v.string(),
  words: v.number(),
  checkedWords: v.number(),
  /** Size of the pack's JSON before compression. */
  bytes: v.number(),
})
export type UnitSummary = v.InferOutput<typeof unitSummarySchema>

/** A course as the list of courses shows it: its description and what its units hold. */
export const courseSummarySchema = v.object({
  course: v.string(),
  /** BCP 47 tag for `lang=`. */
  htmlLang: v.string(),
  autonym: v.string(),
  name: bilingualSchema,
  region: bilingualSchema,
  orthography: orthographySchema,
  alphabet: alphabetSchema,
  sources: v.array(sourceSchema),
  units: v.array(unitSummarySchema),
})
export type CourseSummary = v.InferOutput<typeof courseSummarySchema>

export const coursesResponseSchema = v.object({ courses: v.array(courseSummarySchema) })
export type CoursesResponse = v.InferOutput<typeof coursesResponseSchema>

import * as v from 'valibot'

/**
 * The starter packs' format: one text file per unit in `content/packs/<course>/`, the same
 * shape in the file (YAML), on the wire (JSON) and in the browser's store.
 */
export const packFormat = 1

const line = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500))
const bilingual = v.object({ en: line, fr: line })

/** Licences a published item may carry: open ones that allow commercial use. */
export const itemLicences = ['Unicode-3.0', 'CC0-1.0', 'CC-BY-4.0', 'CC-BY-SA-4.0'] as const

export const sourceSchema = v.object({
  /** What a reader needs to find it again: work, version, page or key. */
  citation: line,
  /** Licence of the source itself, as it states it. */
  licence: line,
})

export const wordSchema = v.object({
  /** `<course>.<slug>`: stable for ever, because learners' reviews refer to it. */
  id: v.pipe(v.string(), v.regex(/^[a-z]{3}\.[a-z0-9-]+$/)),
  /** As written in the pack's orthography, NFC. `(x)` is optional, `{a|b}` are alternatives. */
  text: line,
  /** Other spellings or words accepted as an answer. */
  accepted: v.optional(v.array(line)),
  /** Meanings; the first is the one shown, the others are accepted. */
  gloss: v.object({
    en: v.pipe(v.array(line), v.minLength(1)),
    fr: v.pipe(v.array(line), v.minLength(1)),
  }),
  /** Words of one category make good wrong choices for each other: `day`, `month`, `number`… */
  category: v.pipe(v.string(), v.regex(/^[a-z][a-z-]*$/)),
  note: v.optional(bilingual),
  dialect: v.optional(line),
  sources: v.pipe(v.array(sourceSchema), v.minLength(1)),
  /** Licence under which we publish the item. */
  licence: v.picklist(itemLicences),
  /** Speakers who have checked this item; an item counts as checked from two. */
  checkedBy: v.pipe(v.number(), v.integer(), v.minValue(0)),
})
export type Word = v.InferOutput<typeof wordSchema>

export const unitPackSchema = v.object({
  format: v.literal(packFormat),
  /** ISO 639-3 code of the language. */
  course: v.pipe(v.string(), v.regex(/^[a-z]{3}$/)),
  unit: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)),
  /** Place of the unit in the course, from 1. */
  order: v.pipe(v.number(), v.integer(), v.minValue(1)),
  title: bilingual,
  /** The one spelling convention of this pack, in words. */
  orthography: bilingual,
  words: v.array(wordSchema),
})
export type UnitPack = v.InferOutput<typeof unitPackSchema>

export const unitSummarySchema = v.object({
  unit: v.string(),
  order: v.number(),
  title: bilingual,
  /** Content hash; part of the pack's address, which therefore never changes its content. */
  revision: v.string(),
  words: v.number(),
  checkedWords: v.number(),
  bytes: v.number(),
})
export type UnitSummary = v.InferOutput<typeof unitSummarySchema>

export const courseSummarySchema = v.object({
  course: v.string(),
  /** BCP 47 tag for `lang=`, e.g. `ewo`, `ff-Latn-CM`. */
  htmlLang: v.string(),
  autonym: v.string(),
  name: bilingual,
  region: bilingual,
  units: v.array(unitSummarySchema),
})
export type CourseSummary = v.InferOutput<typeof courseSummarySchema>

export const coursesResponseSchema = v.object({ courses: v.array(courseSummarySchema) })
export type CoursesResponse = v.InferOutput<typeof coursesResponseSchema>

import * as v from 'valibot'

/**
 * The starter packs' format. A course is a folder of text files in `content/packs/<course>/`:
 * `course.yaml` describes it, every other file is one unit. A unit has the same shape in the
 * file (YAML), on the wire (JSON) and in the browser's store. What later versions add is
 * optional; what changes its meaning raises this number.
 */
export const packFormat = 1

/** ISO 639-3 code of the language. */
export const courseCodeSchema = v.pipe(
  v.string(),
  v.regex(/^[a-z]{3}$/, 'three small letters (ISO 639-3)'),
)
/** One line of text: nothing before or after it, no line break. */
export const lineSchema = v.pipe(
  v.string(),
  v.regex(/^\S(.*\S)?$/, 'one line, no outer spaces'),
  v.maxLength(500),
)
export const slugSchema = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9-]*$/, 'small letters, digits and hyphens'),
)
/** `<course>.<slug>`: stable for ever, because learners' progress refers to it. */
export const itemIdSchema = v.pipe(
  v.string(),
  v.regex(/^[a-z]{3}\.[a-z0-9-]+$/, 'like ewo.day-sunday'),
)

/** The languages that content explains itself in; a text for people always has both. */
export const bilingualSchema = v.object({ en: lineSchema, fr: lineSchema })
export type Bilingual = v.InferOutput<typeof bilingualSchema>
export type GlossLanguage = keyof Bilingual
export const glossLanguages = ['en', 'fr'] as const satisfies readonly GlossLanguage[]

/** Licences a published item may carry: open ones that allow commercial use. */
export const itemLicences = ['Unicode-3.0', 'CC0-1.0', 'CC-BY-4.0', 'CC-BY-SA-4.0'] as const
export type ItemLicence = (typeof itemLicences)[number]

/** Under which a speaker may give their recordings to open data sets. */
export const openDataLicences = ['CC0-1.0', 'CC-BY-4.0'] as const
export type OpenDataLicence = (typeof openDataLicences)[number]

/**
 * No open licence: a speaker contributed the item, agreed to learning in Mboa and not to open data.
 * Learners see it here and nothing exports it; packs cannot carry it.
 */
export const learnersOnlyLicence = 'Mboa-learners'

/**
 * `copied`: wording, spelling or choice come from the source, which must therefore be open.
 * `fact`: the source attests a single fact, which nobody owns; its licence is named, not used.
 */
export const sourceUses = ['copied', 'fact'] as const

export const sourceSchema = v.object({
  /**
   * What a reader needs to find it again: work, version, page or key; a reference stays in its own
   * language.
   */
  citation: lineSchema,
  /** What we say of it: how we know it, what of it we took, what was changed. */
  note: v.optional(bilingualSchema),
  /** Licence of the source itself, as it states it. */
  licence: lineSchema,
  /** `copied` when absent. */
  use: v.optional(v.picklist(sourceUses)),
})
export type Source = v.InferOutput<typeof sourceSchema>
export const sourcesSchema = v.pipe(v.array(sourceSchema), v.minLength(1))

/** The drawings that pictures are shown with. Other drawings get another name, and addresses. */
export const pictureArt = 'twemoji-1.2.5'

/** An item counts as checked when this many speakers have agreed. */
export const speakersToCheck = 2

import * as v from 'valibot'

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

/**
 * No open licence: a speaker told the item, agreed to learning in Mboa and not to open data.
 * Learners see it here and nothing exports it; packs cannot carry it.
 */
export const learnersOnlyLicence = 'Mboa-learners'

/**
 * `copied`: wording, spelling or choice come from the source, which must therefore be open.
 * `fact`: the source attests a single fact, which nobody owns; its licence is told, not used.
 */
export const sourceUses = ['copied', 'fact'] as const

export const sourceSchema = v.object({
  /** What a reader needs to find it again: work, version, page or key. */
  citation: lineSchema,
  /** Licence of the source itself, as it states it. */
  licence: lineSchema,
  /** `copied` when absent. */
  use: v.optional(v.picklist(sourceUses)),
})
export type Source = v.InferOutput<typeof sourceSchema>
export const sourcesSchema = v.pipe(v.array(sourceSchema), v.minLength(1))

const meanings = v.pipe(v.array(lineSchema), v.minLength(1))

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
  /** The same as other conventions of the course write it, by `id`; accepted as an answer too. */
  spellings: v.optional(v.record(slugSchema, v.array(lineSchema))),
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

export const sentenceSchema = v.object({
  ...itemEntries,
  /** Word for word, where the meaning does not tell. */
  literally: v.optional(bilingualSchema),
  /** All words of the text in their order; absent where the sources do not take it apart. */
  tokens: v.optional(v.pipe(v.array(tokenSchema), v.minLength(1))),
})
export type Sentence = v.InferOutput<typeof sentenceSchema>

/** The drawings that pictures are shown with. Other drawings get another name, and addresses. */
export const pictureArt = 'twemoji-1.2.5'

/** An item counts as checked when this many speakers have agreed. */
export const speakersToCheck = 2

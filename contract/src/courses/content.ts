import * as v from 'valibot'
import {
  bilingualSchema,
  courseCodeSchema,
  lineSchema as line,
  packFormat,
  slugSchema as slug,
  sourceSchema,
  sourcesSchema as sources,
} from './content-items.ts'

/** The unit that no file holds: what speakers contributed in Mboa and other speakers checked. */
export const speakersUnit = 'from-speakers'
/** Whether it is that one, or one of those beside it that hold a theme of its words. */
export const isFromSpeakers = (unit: string) =>
  unit === speakersUnit || unit.startsWith(`${speakersUnit}-`)

/**
 * Bytes of JSON of the units in one answer, except that the first unit always comes. Devices ask for
 * more units in further requests.
 */
export const maxPacksBytes = 500_000

export const tones = ['high', 'mid', 'low', 'falling', 'rising', 'mid-low', 'high-mid'] as const
export const toneSchema = v.picklist(tones)
export type Tone = v.InferOutput<typeof toneSchema>

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

/** A spelling convention. Conventions of one language are never mixed in a course. */
const orthographySchema = v.object({
  id: slug,
  name: bilingualSchema,
  note: v.optional(bilingualSchema),
  /** Other conventions of the language, in which answers are accepted and nothing is taught. */
  others: v.optional(
    v.array(
      v.object({
        id: slug,
        name: bilingualSchema,
        /** What it is written with; present where learners can choose to see it. */
        alphabet: v.optional(alphabetSchema),
      }),
    ),
  ),
})
export type Orthography = v.InferOutput<typeof orthographySchema>

/** Categories whose words are an ordered set: learners expect all of them. */
export const setCategories = ['number', 'day', 'month'] as const
export type SetCategory = (typeof setCategories)[number]

/** `course.yaml`. */
export const courseDescriptionSchema = v.object({
  format: v.literal(packFormat),
  course: courseCodeSchema,
  /**
   * `unlisted`: shown to nobody until the operator publishes it (`mboa content publish`), because
   * those who speak the language are asked first.
   */
  state: v.optional(v.literal('unlisted')),
  /** BCP 47 tag for `lang=`, e.g. `ewo`, `fub-Latn-CM`. */
  htmlLang: v.pipe(v.string(), v.regex(/^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$/)),
  /** The language's name in the language. */
  autonym: line,
  name: bilingualSchema,
  /** Where in Cameroon it is at home. */
  region: bilingualSchema,
  /** About how many in Cameroon speak it: the list of courses begins with the most. Not shown. */
  speakers: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  orthography: v.object({
    id: slug,
    name: bilingualSchema,
    note: v.optional(bilingualSchema),
    others: v.optional(
      v.array(
        v.object({
          id: slug,
          name: bilingualSchema,
          /** What it writes for our letters, where every word can be written by rule: `ɛ: e`. */
          letters: v.optional(v.record(line, line)),
          /**
           * What it is written with. Learners can then choose to see it; each item’s first form in it
           * is the one that they see.
           */
          alphabet: v.optional(alphabetSchema),
        }),
      ),
    ),
  }),
  alphabet: alphabetSchema,
  /** What the course is and what it still lacks, for learners. */
  description: v.optional(bilingualSchema),
  /** Members that its ordered sets lack because no source attests them; in their order. */
  missing: v.optional(
    v.array(v.object({ category: v.picklist(setCategories), gloss: bilingualSchema })),
  ),
  /** Sources of this description: names, region, alphabet, tone marks. */
  sources,
})
export type CourseDescription = v.InferOutput<typeof courseDescriptionSchema>

export const unitSummarySchema = v.object({
  unit: v.string(),
  order: v.number(),
  title: bilingualSchema,
  /** What learners can say after the unit; not every unit states a goal. */
  goal: v.optional(bilingualSchema),
  /** Content hash; part of the pack's address, which therefore never changes its content. */
  revision: v.string(),
  words: v.number(),
  checkedWords: v.number(),
  sentences: v.number(),
  checkedSentences: v.number(),
  lessons: v.number(),
  /** Size of the pack's JSON before compression. */
  bytes: v.number(),
  /** Size of the pack as most browsers get it, compressed; without pictures and sound. */
  downloadBytes: v.number(),
  /** Size of the pictures that the unit shows. */
  pictureBytes: v.number(),
  /** One recording of each item that has any. */
  soundBytes: v.number(),
  /** Up to three voices of each of them. */
  voicesBytes: v.number(),
})
export type UnitSummary = v.InferOutput<typeof unitSummarySchema>

/** What a whole course holds, for choosing what to learn and what to download. */
export const courseTotalsSchema = v.object({
  words: v.number(),
  sentences: v.number(),
  lessons: v.number(),
  /** Words and sentences that enough speakers have checked. */
  checkedItems: v.number(),
  /** All units, compressed as most browsers get them; without pictures and sound. */
  downloadBytes: v.number(),
  /** All pictures of the course, each counted once. */
  pictureBytes: v.number(),
  /** Approved recordings. */
  recordings: v.number(),
  /** One recording of each item: what a download with sound brings where data is to be spared. */
  soundBytes: v.number(),
  /** Up to three voices of each item: what a download with sound brings otherwise. */
  voicesBytes: v.number(),
})
export type CourseTotals = v.InferOutput<typeof courseTotalsSchema>

/** A course as the list of courses shows it: its description and what its units hold. */
export const courseSummarySchema = v.object({
  course: v.string(),
  /** BCP 47 tag for `lang=`. */
  htmlLang: v.string(),
  autonym: v.string(),
  name: bilingualSchema,
  region: bilingualSchema,
  speakers: v.optional(v.number()),
  orthography: orthographySchema,
  alphabet: alphabetSchema,
  description: v.optional(bilingualSchema),
  /** What its ordered sets lack. */
  missing: v.optional(v.array(bilingualSchema)),
  sources: v.array(sourceSchema),
  units: v.array(unitSummarySchema),
  totals: courseTotalsSchema,
})
export type CourseSummary = v.InferOutput<typeof courseSummarySchema>

export const coursesResponseSchema = v.object({ courses: v.array(courseSummarySchema) })
export type CoursesResponse = v.InferOutput<typeof coursesResponseSchema>

import * as v from 'valibot'

/** Words of a theme that can be heard, from which on they are a lesson: fewer are no unit. */
export const leastWordsOfUnit = 5
export const mostWordsWaitedFor = 100

/** `by-itself`, `published`: learners have it. `waiting`: enough words, and not published yet. */
export const deskUnitStates = ['by-itself', 'published', 'waiting', 'taken-back'] as const

const bilingual = v.object({ en: v.string(), fr: v.string() })

const deskUnitSchema = v.object({
  /** Of the list of concepts; names the unit. */
  theme: v.string(),
  /** Of that theme. */
  title: bilingual,
  /** As a coordinator has named it; null while nobody has. */
  given: v.nullable(bilingual),
  state: v.picklist(deskUnitStates),
  words: v.number(),
  sentences: v.number(),
  /** Words that can be heard, and so are taught. */
  heard: v.number(),
  lessons: v.number(),
})
export type DeskUnit = v.InferOutput<typeof deskUnitSchema>

/**
 * `GET /api/language-desk/:language/units`: the units of what its speakers gave, in the order in which
 * learners have them, those that they have not in their places.
 */
export const deskUnitsSchema = v.object({
  units: v.array(deskUnitSchema),
  /** From how many words that can be heard a unit is shown by itself; null: once it is published. */
  leastWords: v.nullable(v.number()),
})
export type DeskUnits = v.InferOutput<typeof deskUnitsSchema>

const themeSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(200), v.excludes('\u0000'))

/** Body of `PUT …/units`: all of them, in their order. `invalid-value` where one is none of them. */
export const orderUnitsSchema = v.object({
  order: v.pipe(
    v.array(themeSchema),
    v.maxLength(500),
    v.check((all) => new Set(all).size === all.length, 'invalid-value'),
  ),
})
export type OrderUnits = v.InferOutput<typeof orderUnitsSchema>

export const longestUnitTitle = 60
const titleSchema = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'required'),
  v.maxLength(longestUnitTitle, 'too-long'),
  v.regex(/^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u, 'invalid-value'),
)

/**
 * Body of `PUT …/units/:theme`. What is taken back is in no course from the next load on; what learners
 * know of it stays theirs, and comes back with it. `null` as a title calls it by its theme again.
 */
export const changeUnitSchema = v.variant('act', [
  v.object({ act: v.picklist(['publish', 'take-back']) }),
  v.object({
    act: v.literal('name'),
    title: v.nullable(v.object({ en: titleSchema, fr: titleSchema })),
  }),
])
export type ChangeUnit = v.InferOutput<typeof changeUnitSchema>

/** Body of `PUT …/publishing`. What is shown at that moment stays so. */
export const setPublishingSchema = v.object({
  leastWords: v.nullable(
    v.pipe(
      v.number(),
      v.integer('invalid-value'),
      v.minValue(leastWordsOfUnit, 'invalid-value'),
      v.maxValue(mostWordsWaitedFor, 'invalid-value'),
    ),
  ),
})
export type SetPublishing = v.InferOutput<typeof setPublishingSchema>

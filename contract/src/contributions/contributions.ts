import { spellingFindings } from '@mboa/domain'
import * as v from 'valibot'
import {
  glossLanguages,
  slugSchema,
  type Bilingual,
  type GlossLanguage,
} from '../courses/content-items.ts'
import { idSchema as id, instantSchema as instant, keySchema as key } from '../fields.ts'

/** One line as somebody types it; outer spaces do not count. */
const line = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'required'),
  v.maxLength(500, 'too-long'),
  v.regex(/^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u, 'invalid-value'),
)
const remark = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(1000, 'too-long'),
  v.excludes('\u0000', 'invalid-value'),
  v.regex(/^\P{Cs}*$/u, 'invalid-value'),
)
const courseCode = v.pipe(v.string(), v.regex(/^[a-z]{3}$/))

/** Spellings of one word in other conventions: more than any dictionary has. */
export const maxOtherForms = 20

/** What recorders contribute about the words of their language. */
export const contributionKinds = [
  'concept',
  'word',
  'sentence',
  'variant',
  'correction',
  'meaning',
] as const
export type ContributionKind = (typeof contributionKinds)[number]

const contributed = {
  id,
  /** The course's ISO 639-3 code. */
  course: courseCode,
  /** Where or by whom it is said so; null where the speaker does not say. */
  dialect: v.nullable(v.pipe(line, v.maxLength(200, 'too-long'))),
  /** For the speakers who check it, or for the operator; may be empty. */
  note: remark,
  /** Epoch ms by the device's clock. */
  contributedAt: instant,
}
const added = {
  ...contributed,
  /** In the orthography of the course; stored as NFC. */
  text: line,
  gloss: v.object({ en: line, fr: line }),
  /**
   * The language in which nobody has told the meaning yet: there `gloss` repeats the other one.
   */
  asks: v.optional(v.picklist(glossLanguages)),
  /** Of the concepts' themes, where one fits. */
  theme: v.nullable(key),
  /** It in use, in the language itself; may be null. */
  example: v.nullable(line),
  /** As other conventions of the course write it: of what came from a file. */
  forms: v.optional(
    v.pipe(
      v.array(v.object({ convention: slugSchema, dialect: v.optional(line), text: line })),
      v.maxLength(maxOtherForms, 'too-long'),
    ),
  ),
}

/** What something of the course said when it was contributed about: by the server, who has it. */
const was = v.optional(
  v.object({ text: v.string(), gloss: v.object({ en: v.string(), fr: v.string() }) }),
)

/** One contribution, made on the device and kept there until it is received. */
export const contributionSchema = v.variant('kind', [
  /** The word of the language for a concept of the list. */
  v.object({
    kind: v.literal('concept'),
    ...contributed,
    concept: key,
    text: line,
    /** The take that says it, where this is what somebody hears in it. */
    take: v.optional(id),
    /** The contribution that wrote the same take, or typed the same concept, almost so: it is contested by this one. */
    instead: v.optional(id),
  }),
  v.object({ kind: v.literal('word'), ...added }),
  v.object({ kind: v.literal('sentence'), ...added }),
  /** "We say it otherwise": the same item as it is said elsewhere. */
  v.object({ kind: v.literal('variant'), ...contributed, item: key, text: line, was }),
  /** "This is wrong": how it should be, null where the speaker only knows that it is wrong. */
  v.object({
    kind: v.literal('correction'),
    ...contributed,
    item: key,
    text: v.nullable(line),
    reason: v.pipe(remark, v.minLength(1, 'required')),
    was,
  }),
  /** What a contributed word means, in the language that it `asks` for. */
  v.object({
    kind: v.literal('meaning'),
    ...contributed,
    /** The id of that contribution. */
    about: id,
    language: v.picklist(glossLanguages),
    text: line,
    was,
  }),
])
export type Contribution = v.InferOutput<typeof contributionSchema>

/** A meaning as it was told, in both languages or in one alone; outer spaces do not count. */
export function fillGloss(told: Bilingual): { gloss: Bilingual; asks?: GlossLanguage } {
  const [en, fr] = [told.en.trim(), told.fr.trim()]
  if (en === '') return { gloss: { en: fr, fr }, asks: 'en' }
  return fr === '' ? { gloss: { en, fr: en }, asks: 'fr' } : { gloss: { en, fr } }
}

export const contributionBatchLimit = 50

/** Body of `POST /api/contributions`. Each is judged alone: none holds up the others. */
export const sendContributionsRequestSchema = v.object({
  contributions: v.pipe(v.array(v.unknown()), v.maxLength(contributionBatchLimit)),
})
export type SendContributionsRequest = v.InferOutput<typeof sendContributionsRequestSchema>

/**
 * What the spelling of a contribution has that its course does not know. It is reported, not
 * refused: speakers know their language better than our alphabets do.
 */
const findingSchema = v.object({
  code: v.picklist(spellingFindings),
  /** The letter as written, with its marks. */
  letter: v.string(),
  word: v.string(),
  /** What the course writes instead, where that is known. */
  instead: v.optional(v.string()),
})

/** Answer: the device keeps what was refused, with the reason, and forgets the rest. */
export const sendContributionsResponseSchema = v.object({
  /** Durable now, also those that were received before. */
  acknowledged: v.array(v.object({ id, findings: v.array(findingSchema) })),
  /** For good: a shape, an item or a concept that is not known, a language not the actor's. */
  refused: v.array(v.object({ id: v.string(), reason: v.string() })),
})
export type SendContributionsResponse = v.InferOutput<typeof sendContributionsResponseSchema>

export const contributionStates = ['waiting', 'checked', 'contested', 'withdrawn'] as const

/** By ear, the take that was heard: `not-found` where the contribution is judged by it no more. */
const byEar = { take: v.optional(id) }

/** What another speaker says of a contribution. */
export const judgementSchema = v.variant('verdict', [
  v.object({ ...byEar, verdict: v.literal('confirm') }),
  v.object({
    ...byEar,
    verdict: v.literal('contest'),
    reason: v.pipe(remark, v.minLength(1, 'required')),
  }),
])
/**
 * Body of `PUT /api/contributions/:id/judgement`; the newest counts, `DELETE` takes it back. To
 * confirm what is written of a take that can be heard is `not-heard` as an approval of the take is.
 */
export type Judgement = v.InferOutput<typeof judgementSchema>

/** What somebody said of another's contribution, as part of their own data. */
export const givenJudgementSchema = v.object({
  /** The contribution's id. */
  contribution: v.string(),
  judgement: judgementSchema,
  judgedAt: instant,
})
export type GivenJudgement = v.InferOutput<typeof givenJudgementSchema>

export const maxContestsShown = 5

/** A contribution as the server keeps it and recorders of its language see it. */
export const receivedContributionSchema = v.object({
  contribution: contributionSchema,
  state: v.picklist(contributionStates),
  findings: v.array(findingSchema),
  receivedAt: instant,
  /** Speakers who confirmed it. */
  confirmations: v.number(),
  /** Why others contest it, as they put it, the newest `maxContestsShown`; nobody's name. */
  contests: v.array(v.string()),
  /** Contributed by who asks: they withdraw it, and never judge it. */
  isOwn: v.boolean(),
  /** What who asks said of it. */
  ownJudgement: v.nullable(judgementSchema),
})
export type ReceivedContribution = v.InferOutput<typeof receivedContributionSchema>

/** A page of long contributions holds fewer: no answer grows beyond a megabyte. */
export const contributionsPageLimit = 200

/**
 * Answer of `GET /api/contributions?after=<id>` (one's own) and of
 * `GET /api/contributions/waiting?course=<code>&after=<id>` (others', of that language, neither
 * withdrawn nor decided, and those that who asks has judged), in the order of their ids. Of
 * `GET /api/contributions/asked-meanings?course=<code>&language=<en|fr>` too: others' words and
 * sentences that nobody has told the meaning of in that language, the oldest first.
 */
export const contributionsSchema = v.object({
  contributions: v.array(receivedContributionSchema),
  more: v.boolean(),
})
export type Contributions = v.InferOutput<typeof contributionsSchema>

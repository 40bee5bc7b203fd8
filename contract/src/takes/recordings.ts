import { sentBackReasons, soundAdvice, soundProblems } from '@mboa/domain'
import * as v from 'valibot'
import { fieldLimits } from '../accounts/accounts.ts'
import { openDataLicences } from '../courses/content-items.ts'
import { idSchema as id, instantSchema as instant, keySchema as key, textField } from '../fields.ts'
import { speakerConsentVersions, workshopConsentVersions } from '../speakers/speakers.ts'

const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/**
 * The newest text of the consent, and those before it that takes may still be under, the newest
 * first. A changed meaning is a new version; a plainer wording of the same meaning is not:
 * `docs/consent-text.md` has the rule and every wording.
 */
export const consentTextVersion = '2026-11'
export const consentTextVersions = [consentTextVersion] as const

/**
 * Body of `PUT /api/consents`: everything at once, as the layers on the screen show it. What is
 * not given any more is withdrawn. Refused with `consent-text-changed` under an older text, and what
 * was chosen without a network with `consent-needed` where something was withdrawn since, which the
 * device did not know of.
 */
export const consentChoicesSchema = v.object({
  textVersion: v.string(),
  /** In Mboa, for learners: without it there is no recording, and with it gone no playing. */
  learners: v.boolean(),
  openData: v.nullable(v.picklist(openDataLicences)),
  research: v.boolean(),
  syntheticVoices: v.boolean(),
  /** Who consents for a speaker who is a minor; null for adults. */
  guardianName: v.nullable(
    v.pipe(textField(fieldLimits.fullName), v.trim(), v.minLength(1, 'required')),
  ),
  /** Where it was chosen without a network. */
  offline: v.optional(
    v.object({
      /** Epoch ms by the device's clock. */
      chosenAt: instant,
      /** The last `withdrawnAt` that the device knew of; null for none. */
      knownWithdrawal: v.nullable(instant),
    }),
  ),
})
export type ConsentChoices = v.InferOutput<typeof consentChoicesSchema>

export const consentUses = ['learners', 'open-data', 'research', 'synthetic-voices'] as const
export type ConsentUse = (typeof consentUses)[number]

/** One consent, kept also after it is withdrawn. */
export const consentSchema = v.object({
  use: v.picklist(consentUses),
  textVersion: v.string(),
  licence: v.nullable(v.picklist(openDataLicences)),
  guardianName: v.nullable(v.string()),
  givenAt: instant,
  withdrawnAt: v.nullable(instant),
})
export type Consent = v.InferOutput<typeof consentSchema>

/** Answer of `GET` and `PUT /api/consents`, the newest first. */
export const consentsSchema = v.object({
  textVersion: v.string(),
  consents: v.array(consentSchema),
})
export type Consents = v.InferOutput<typeof consentsSchema>

/** Samples of the archive from `start` up to and without `end`. */
const cutSchema = v.pipe(
  v.object({ start: count, end: count }),
  v.check(({ start, end }) => start < end),
)

/** What was sent, so that the server can check that it got the same. */
const fileSchema = v.object({ sha256: hash, sampleCount: v.pipe(count, v.minValue(1)) })

/**
 * What the device says of a take, in the header `Mboa-Take` of `PUT /api/takes/:id/archive`, as
 * JSON in ASCII (`\u….` for anything else). The body is the FLAC itself: one channel, 16 bits, the
 * device's rate. The same id with the same `sha256` again changes nothing; with another one it is
 * refused with `take-already-exists`. Also refused with `consent-needed`, `invalid-sound`,
 * `daily-quota-reached` (with the seconds until there is room again), `quota-reached`,
 * `too-large`, `not-allowed` (not a recorder of that language), and
 * `invalid-value` of `item` where the course has no such word or sentence to record.
 */
export const takeDescriptionSchema = v.object({
  archive: fileSchema,
  /** The course's ISO 639-3 code. */
  course: v.pipe(v.string(), v.regex(/^[a-z]{3}$/)),
  /**
   * The word or sentence that was asked for: an item of the packs, the word for a concept
   * (`ewo.concept-hoe`), or one that a speaker contributed (`ewo.<id of the contribution>`).
   */
  item: key,
  kind: v.picklist(['word', 'sentence']),
  dialect: v.nullable(key),
  /** `slower` where it was asked for once more, a little slower. */
  pace: v.optional(v.picklist(['usual', 'slower'])),
  /** Of the text under which the speaker consented. */
  consentTextVersion: v.picklist([
    ...consentTextVersions,
    ...speakerConsentVersions,
    ...workshopConsentVersions,
  ]),
  /**
   * Who speaks without an account, by the id that the recorder's device gave them; absent where the
   * recorder does.
   */
  speaker: v.optional(id),
  /**
   * In which workshop they may be recorded, where another recorder of it has added them. Refused with
   * `not-found` where that is none of the recorder's, or long over.
   */
  workshop: v.optional(id),
  cut: cutSchema,
  /** Epoch ms by the device's clock. */
  recordedAt: instant,
  /** `MediaStreamTrack.getSettings()`: how the microphone was really used. */
  microphone: v.pipe(
    v.record(
      v.pipe(v.string(), v.maxLength(40)),
      v.union([v.pipe(v.string(), v.maxLength(200)), v.number(), v.boolean()]),
    ),
    v.maxEntries(40),
  ),
  appVersion: v.pipe(v.string(), v.maxLength(40)),
})
export type TakeDescription = v.InferOutput<typeof takeDescriptionSchema>

/** Header that describes the archive of a take. */
export const takeHeader = 'Mboa-Take'

/** The longest sentence with its padding. */
export const longestTakeMs = 21_000

/**
 * `replaced` is a take that waited when its recorder recorded the same again: it waits once more if the
 * later take is withdrawn or sent back. Only lists of one's own takes and their counts tell.
 */
export const takeStates = ['received', 'replaced', 'approved', 'sent-back', 'withdrawn'] as const

/** A take as its recorder sees it. */
export const takeSchema = v.object({
  id,
  course: v.string(),
  item: v.string(),
  kind: v.picklist(['word', 'sentence']),
  dialect: v.nullable(v.string()),
  state: v.picklist(takeStates),
  /** Why it was sent back; null unless it is. */
  sentBackReason: v.nullable(v.picklist(sentBackReasons)),
  /** The same in the reviewer's own words; empty where there are none. */
  sentBackComment: v.string(),
  /** When it was approved or sent back; null while it waits. */
  decidedAt: v.nullable(instant),
  recordedAt: instant,
  receivedAt: instant,
  /** As the device called them; absent where the recorder spoke. */
  speaker: v.optional(id),
  durationMs: v.number(),
  /** Judged by the server, by the rules that the device judges by. */
  verdict: v.picklist(['good', 'usable', 'record-again']),
  problems: v.array(v.picklist(soundProblems.filter((problem) => problem !== 'telephone'))),
  advice: v.array(v.picklist(soundAdvice.filter((advice) => advice !== 'other-microphone'))),
  /**
   * The problem `telephone`, apart from the others and from the verdict: browsers of the version
   * before know neither it nor its advice, and would read none of the answer.
   */
  isTelephone: v.optional(v.boolean()),
  /** For playing at −20 LUFS. */
  gainDb: v.number(),
  /** The part of the archive that learners hear. */
  heard: v.object({ startMs: v.number(), endMs: v.number() }),
  /** 200 pairs of least and greatest sample of the archive, −127 to 127. */
  peaks: v.array(v.number()),
  archive: v.object({ sha256: hash, address: v.string() }),
  /** The cut as Ogg Opus; null for takes stored before the server made one. */
  listening: v.nullable(v.object({ sha256: hash, address: v.string() })),
})
export type Take = v.InferOutput<typeof takeSchema>

/** A take in the list of all one's own: what became of it, and nothing of how it sounds. */
export const receivedTakeSchema = v.pick(takeSchema, [
  'id',
  'course',
  'item',
  'dialect',
  'recordedAt',
  'state',
  'sentBackReason',
  'sentBackComment',
  'speaker',
])
export type ReceivedTake = v.InferOutput<typeof receivedTakeSchema>

export const takesPageLimit = 500

/**
 * Answer of `GET /api/takes?after=<id>&known=<mark>`: all one's own, in the order of their ids, a
 * page at a time. Who holds a page already names its mark, and gets the page only where it is
 * another one by now.
 */
export const takesSchema = v.object({
  /** Null for the page that was named. */
  takes: v.nullable(v.array(receivedTakeSchema)),
  /** The same for the same page. */
  mark: v.string(),
  /**
   * As in a sync. Where it is another one than before, the server may have lost what it had
   * received: who still has the files of a take that is not listed sends them again.
   */
  epoch: v.string(),
  more: v.boolean(),
})
export type Takes = v.InferOutput<typeof takesSchema>

/** What was to be said, where a speaker contributed it; null for items of the packs. */
export const contributedPromptSchema = v.nullable(
  v.object({
    text: v.string(),
    gloss: v.nullable(v.object({ en: v.string(), fr: v.string() })),
  }),
)

/**
 * What a take of a concept means, whether or not anybody has written it: it was said by its picture
 * and its meaning. Null for takes of anything else.
 */
const takenConceptSchema = v.nullable(
  v.object({
    gloss: v.object({ en: v.string(), fr: v.string() }),
    picture: v.optional(v.string()),
  }),
)

/** A take in a long list. */
export const shownTakeSchema = v.object({
  ...v.omit(takeSchema, ['peaks']).entries,
  /** Speakers who have approved it. */
  approvals: v.number(),
  told: contributedPromptSchema,
  concept: takenConceptSchema,
})
export type ShownTake = v.InferOutput<typeof shownTakeSchema>

export const shownTakesLimit = 100
/** What is typed beyond that is not searched for. */
export const longestTakeSearch = 200

/**
 * Answer of `GET /api/takes/shown?before=<id>&state=<state>&course=<course>&search=<text>`: one's own
 * but for those withdrawn, unless `state` asks for them; the newest first, a page at a time.
 */
export const shownTakesSchema = v.object({
  takes: v.array(shownTakeSchema),
  more: v.boolean(),
  /** How many hold what was searched for; absent without a search. */
  matches: v.optional(v.number()),
})

/** Of fewer people no number is told: who knows the one learner would know what they do. */
export const fewestToCount = 3

/**
 * Answer of `GET /api/takes/counts?since=<epoch ms>`: what one has recorded, and what waits for one.
 */
export const takeCountsSchema = v.object({
  counts: v.array(
    v.object({
      course: v.string(),
      dialect: v.nullable(v.string()),
      kind: v.picklist(['word', 'sentence']),
      state: v.picklist(takeStates),
      count: v.number(),
    }),
  ),
  /** Sent back, and not recorded again since. */
  toRecordAgain: v.number(),
  /** Approved, and sent back, since the instant given. */
  decidedSince: v.object({ approved: v.number(), sentBack: v.number() }),
  /** Others' takes of the languages one records, that one has not judged. */
  toReview: v.array(v.object({ course: v.string(), count: v.number() })),
  /** How many people heard one's recordings in the last seven days; absent where nobody did. */
  heardBy: v.optional(v.union([v.literal('few'), v.number()])),
})
export type TakeCounts = v.InferOutput<typeof takeCountsSchema>

/** How a speaker is named beside their recordings; nobody is named who has not asked for it. */
export const speakerCreditSchema = v.variant('kind', [
  v.object({ kind: v.literal('anonymous') }),
  /** The full name of the account, as it is when somebody looks. */
  v.object({ kind: v.literal('name') }),
  v.object({
    kind: v.literal('pseudonym'),
    pseudonym: v.pipe(
      v.string(),
      v.trim(),
      v.minLength(1, 'required'),
      v.maxLength(60, 'too-long'),
      v.excludes('\u0000', 'invalid-value'),
    ),
  }),
])
/** Body of `PUT`, answer of `GET` and `PUT /api/speaker-credit`. */
export type SpeakerCredit = v.InferOutput<typeof speakerCreditSchema>

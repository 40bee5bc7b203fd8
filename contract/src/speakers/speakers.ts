import * as v from 'valibot'
import { fieldLimits } from '../accounts/accounts.ts'
import { openDataLicences } from '../courses/content-items.ts'
import { idSchema as id, instantSchema as instant, keySchema as key, textField } from '../fields.ts'
import { interfaceLanguageSchema } from '../interface-languages.ts'
import { joinedWorkshopsSchema } from './workshops.ts'

/**
 * The newest text that somebody agrees to who speaks on another's device, without an account, and
 * those before it, the newest first. `docs/consent-text.md` has every wording.
 */
export const speakerConsentVersion = 'speaker-2026-11'
export const speakerConsentVersions = [speakerConsentVersion] as const

/**
 * The same of who is added in a workshop, so that its other recorders can record them as well. Who
 * agreed to any other text is shown to none of them.
 */
export const workshopConsentVersion = 'workshop-2026-11'
export const workshopConsentVersions = [workshopConsentVersion] as const

/** Whatever who speaks without an account may have agreed to. */
const allConsentVersions = [...speakerConsentVersions, ...workshopConsentVersions] as const

/** Coarse, as they are published. The first is for who needs a guardian. */
export const ageBands = ['under-18', '18-29', '30-44', '45-59', '60-over'] as const
export const sexes = ['female', 'male'] as const

const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
const filledLine = (limit: number) => v.pipe(textField(limit), v.trim(), v.minLength(1, 'required'))

export const speakerNameLimit = 60
export const villageLimit = 100

/**
 * Body of `PUT /api/speakers/:id`: somebody who speaks on a recorder's device. The same again
 * changes nothing; what is said otherwise takes the place of before. Refused with `quota-reached`
 * beyond `speakerQuota.speakers`, and with `take-withdrawn` once they were deleted.
 */
export const speakerSchema = v.object({
  /** A name or a pseudonym, by which the recorder finds them. */
  name: filledLine(speakerNameLimit),
  /** Whether it stands beside their recordings; they are anonymous otherwise. */
  isNamed: v.boolean(),
  /** Null for who does not say. */
  ageBand: v.nullable(v.picklist(ageBands)),
  sex: v.nullable(v.picklist(sexes)),
  /** For the recorder's language alone; no data set has it. */
  village: v.nullable(filledLine(villageLimit)),
  dialect: v.nullable(key),
  /** SHA-256 of the code on the speaker's paper; null while there is none. */
  codeHash: v.nullable(hash),
})
export type Speaker = v.InferOutput<typeof speakerSchema>

/**
 * In the header `Mboa-Consent` of `PUT /api/speakers/:id/consent`, as JSON in ASCII: what a speaker
 * agreed to after they had heard or read the text. The body is the FLAC of them, or their guardian,
 * saying so. It takes the place of what they agreed to before. The same id again changes nothing;
 * with another `sha256` it is refused with `take-already-exists`. Also refused with `invalid-sound`,
 * `too-large`, `quota-reached`, `not-found` (no such speaker), `required` of `guardianName` for
 * minors, `take-withdrawn` for who was deleted, and `consent-needed` where the speaker has withdrawn
 * since, which the device did not know of.
 */
export const speakerConsentSchema = v.object({
  consent: id,
  textVersion: v.picklist(allConsentVersions),
  /** In which workshop, where the text is that of one; `invalid-value` otherwise. */
  workshop: v.optional(id),
  /** In which the text was heard. */
  language: interfaceLanguageSchema,
  /** Learners hear them: without it there is no recording. */
  learners: v.literal(true),
  openData: v.nullable(v.picklist(openDataLicences)),
  research: v.boolean(),
  syntheticVoices: v.boolean(),
  /** What they said stays, when the account goes of who recorded them. */
  staysAlone: v.boolean(),
  /** Who consents for a minor; null for adults. */
  guardianName: v.nullable(filledLine(fieldLimits.fullName)),
  /** Epoch ms by the device's clock. */
  givenAt: instant,
  /** `withdrawnAt` of the speaker as the device knew it. */
  knownWithdrawal: v.nullable(instant),
  sha256: hash,
  sampleCount: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
})
export type SpeakerConsent = v.InferOutput<typeof speakerConsentSchema>

export const speakerConsentHeader = 'Mboa-Consent'

/** What one account may keep. Who agrees otherwise again and again deletes, and is added anew. */
export const speakerQuota = { speakers: 200, consentsOfSpeaker: 20 } as const

/** Of a text that this version of the app may not know yet. */
const keptConsentSchema = v.object({
  ...v.omit(speakerConsentSchema, ['knownWithdrawal']).entries,
  textVersion: v.string(),
})

export const keptSpeakerSchema = v.object({
  id,
  ...speakerSchema.entries,
  /** What stands; null before the first, and after it was withdrawn. */
  consent: v.nullable(keptConsentSchema),
  /** When they withdrew last, by the server's clock; null for who never did. */
  withdrawnAt: v.nullable(instant),
})
export type KeptSpeaker = v.InferOutput<typeof keptSpeakerSchema>

/**
 * Answer of `GET /api/speakers?known=<mark>`: all who speak on one's own devices. Who names the mark
 * of what they hold gets it only where it is another by now.
 */
export const speakersSchema = v.object({
  /** Null where the mark is the one that was named. */
  kept: v.nullable(
    v.object({
      speakers: v.array(keptSpeakerSchema),
      /** Those whom nobody brings back: the device forgets them with all that they said. */
      deleted: v.array(id),
      workshops: joinedWorkshopsSchema,
    }),
  ),
  mark: v.string(),
  /** As in a sync: of another epoch, who is listed nowhere may have been lost by the server. */
  epoch: v.string(),
})
export type Speakers = v.InferOutput<typeof speakersSchema>

/** One of them in the recorder's own export, with all that they ever agreed to. */
export const exportedSpeakerSchema = v.object({
  ...v.omit(keptSpeakerSchema, ['consent', 'codeHash']).entries,
  consents: v.array(keptConsentSchema),
})
export type ExportedSpeaker = v.InferOutput<typeof exportedSpeakerSchema>

/**
 * Body of `POST /api/speaker-codes`, by anybody who holds a speaker's code: nobody hears them any
 * more, or all of them is deleted. Answered with 204 whether or not there is such a speaker; beyond
 * a number of tries with `too-many-attempts`.
 */
export const speakerCodeRequestSchema = v.object({
  code: v.pipe(v.string(), v.maxLength(100, 'invalid-value')),
  wish: v.picklist(['withdraw', 'delete']),
})
export type SpeakerCodeRequest = v.InferOutput<typeof speakerCodeRequestSchema>

import { flaws } from '@mboa/domain'
import * as v from 'valibot'
import { fieldLimits, personalFields, userSchema } from './accounts.ts'
import { glossLanguages } from '../courses/content-items.ts'
import { givenJudgementSchema, receivedContributionSchema } from '../contributions/contributions.ts'
import { interfaceLanguageSchema } from '../interface-languages.ts'
import { ownActSchema } from '../desk/language-desk.ts'
import { practiceEventSchema } from '../practice/practice.ts'
import {
  keptPrivateRecordingSchema,
  keptPrivateVoiceSchema,
} from '../private-voices/private-voices.ts'
import { consentSchema, speakerCreditSchema, takeSchema } from '../takes/recordings.ts'
import { exportedSpeakerSchema } from '../speakers/speakers.ts'
import { remindedDeviceSchema } from '../practice/reminders.ts'
import { receivedReportSchema } from '../practice/reports.ts'
import { reviewerWeights } from '../takes/take-reviews.ts'
import { textField } from '../fields.ts'
import { exportedWorkshopSchema } from '../speakers/workshops.ts'

const importedFileSchema = v.object({
  language: v.string(),
  fileName: v.string(),
  state: v.string(),
  openedAt: v.number(),
})

/** Answer of `GET` and `PATCH /api/profile`, and of setting or removing the photo. */
export const profileSchema = v.object({
  user: userSchema,
  /** Of the mails and, at sign-in on a new device, of the interface. */
  language: interfaceLanguageSchema,
  /** False for accounts made through Google; they can set one through forgot-password. */
  hasPassword: v.boolean(),
  /** True when signing in with Google opens this account. */
  hasGoogle: v.boolean(),
  /** ISO 639-3 codes of the languages this account records. */
  recorderLanguages: v.array(v.string()),
  /** The `recorderLanguages` that this account coordinates. */
  coordinatedLanguages: v.array(v.string()),
  /**
   * True for recorders, and for who has been one: the consents and takes of a voice stay its
   * speaker's to see and to change.
   */
  isSpeaker: v.boolean(),
})
export type Profile = v.InferOutput<typeof profileSchema>

/**
 * Body of `PATCH /api/profile`: what is absent stays. Refused per field with `required`,
 * `too-long`, `invalid-phone-number`, `phone-number-already-exists`. Role, e-mail and the like
 * are not read.
 */
export const profileChangesSchema = v.partial(
  v.object({
    ...personalFields,
    /** Null removes it. */
    phoneNumber: v.nullable(personalFields.phoneNumber),
    language: interfaceLanguageSchema,
  }),
)
export type ProfileChanges = v.InferOutput<typeof profileChangesSchema>

/**
 * Body of `POST /api/profile/password`, answered with 204: all other sessions end and a notice is
 * mailed. Refused with `wrong-password` (field `currentPassword`), the rules of sign-up (field
 * `password`), `too-many-attempts`, or `operation-not-allowed` without a password to change.
 */
export const changePasswordRequestSchema = v.object({
  currentPassword: textField(fieldLimits.password),
  password: textField(fieldLimits.password),
})

/** A device that is signed in. */
export const signedInDeviceSchema = v.object({
  /** For `DELETE /api/profile/sessions/:id`; without an id, all others are signed out. */
  id: v.string(),
  /** As the browser names it: `Firefox`, `Android`; null where it cannot be known. */
  browser: v.nullable(v.string()),
  system: v.nullable(v.string()),
  /** Epoch ms. */
  signedInAt: v.number(),
  /** Epoch ms, exact to an hour. */
  lastSeenAt: v.number(),
  /** The one that asks. */
  isThisOne: v.boolean(),
})
export type SignedInDevice = v.InferOutput<typeof signedInDeviceSchema>

/** Answer of `GET /api/profile/sessions`, the one seen last first. */
export const signedInDevicesSchema = v.object({ devices: v.array(signedInDeviceSchema) })

/**
 * `GET /api/profile/export`, sent as a file: everything that is kept about the person, without
 * what would let somebody sign in.
 */
export const profileExportSchema = v.object({
  format: v.literal(1),
  /** Epoch ms. */
  exportedAt: v.number(),
  profile: profileSchema,
  /** Epoch ms; null where not (yet) done. */
  termsAcceptedAt: v.nullable(v.number()),
  emailVerifiedAt: v.nullable(v.number()),
  identities: v.array(v.object({ issuer: v.string(), subject: v.string(), linkedAt: v.number() })),
  devices: v.array(
    v.object({
      userAgent: v.string(),
      signedInAt: v.number(),
      lastSeenAt: v.number(),
      expiresAt: v.number(),
    }),
  ),
  /** The photo as a `data:` address; null without one of our own. */
  photo: v.nullable(v.string()),
  /** Files that the account has but the server could not find. */
  missing: v.array(v.picklist(['photo'])),
  /** With the addresses of their sounds; `GET /api/takes/archive` brings all of these as one file. */
  takes: v.array(takeSchema),
  speakerCredit: speakerCreditSchema,
  consents: v.array(consentSchema),
  /** What one judged of others' takes. */
  takeReviews: v.array(
    v.object({
      take: v.string(),
      verdict: v.picklist(['approve', 'send-back']),
      reason: v.nullable(v.string()),
      comment: v.string(),
      /** Epoch ms. */
      reviewedAt: v.number(),
    }),
  ),
  /** How one reviews; null before the first. */
  reviewing: v.nullable(
    v.object({
      weight: v.picklist(reviewerWeights),
      /** How many clips they have decided on. */
      decided: v.number(),
      /** Takes that one said hold another word. */
      moves: v.array(
        v.object({ take: v.string(), from: v.string(), to: v.string(), movedAt: v.number() }),
      ),
      /** Only answered probes: reviewers are not told about the others. */
      probes: v.array(
        v.object({ flaw: v.picklist(flaws), wasCaught: v.boolean(), answeredAt: v.number() }),
      ),
    }),
  ),
  /** Other people's takes that were played to this reviewer. */
  takesHeard: v.array(
    v.object({
      take: v.string(),
      /** Epoch ms; of the last hearing. */
      servedAt: v.number(),
      /** Null where one has not approved it since. */
      heardAt: v.nullable(v.number()),
    }),
  ),
  /** Which recordings the person heard in the last week, and on which day last. */
  recordingsHeard: v.array(v.object({ recording: v.string(), day: v.string() })),
  practiceEvents: v.array(v.intersect([practiceEventSchema, v.object({ receivedAt: v.number() })])),
  reports: v.array(receivedReportSchema),
  /** What the person contributed about words, and what they said of others'. */
  contributions: v.array(receivedContributionSchema),
  judgements: v.array(givenJudgementSchema),
  /** Whom one has recorded for oneself, and what; `GET /api/takes/archive` brings the sounds. */
  privateVoices: v.object({
    voices: v.array(keptPrivateVoiceSchema),
    recordings: v.array(keptPrivateRecordingSchema),
  }),
  /** Speakers without an account who were recorded on this person's devices, with their consents. */
  speakers: v.array(exportedSpeakerSchema),
  /** Workshops that one opened or joined. */
  workshops: v.array(exportedWorkshopSchema),
  /** Devices that are reminded to practise. */
  reminders: v.array(remindedDeviceSchema),
  /** By which invitations the person signed up that has not logged in since. */
  invitations: v.array(v.object({ language: v.string(), expiresAt: v.number() })),
  /** Entries of the activity log that this person made, or that concern them. */
  languageActs: v.array(ownActSchema),
  /** Files that the person brought to the desk of a language. */
  importedFiles: v.array(importedFileSchema),
})
export type ProfileExport = v.InferOutput<typeof profileExportSchema>

/**
 * Answer of `GET /api/profile/delete`: what deleting takes away for good, and what proves that
 * the person asks: the password, or for accounts without one a sign-in of the last ten minutes.
 */
export const deletionConsequencesSchema = v.object({
  needs: v.picklist(['password', 'fresh-sign-in']),
  practiceEvents: v.number(),
  takes: v.number(),
  /** What was contributed about words: the word for a concept, a correction… */
  contributions: v.number(),
  /** Those of them that may stay, neither withdrawn nor sent back and under a consent that stands. */
  takesThatCanStay: v.number(),
  devices: v.number(),
  hasPhoto: v.boolean(),
  /** Recordings made for this account alone; all of them are deleted. */
  privateRecordings: v.number(),
  /** Speakers without an account who were recorded on this person's devices. */
  speakers: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      takes: v.number(),
      /** They agreed that what they said stays; of all others it goes. */
      mayStay: v.boolean(),
    }),
  ),
})
export type DeletionConsequences = v.InferOutput<typeof deletionConsequencesSchema>

/** How fresh a sign-in proves who asks for deletion. */
export const freshSignInMs = 10 * 60_000

/**
 * What becomes of the recordings: nobody hears them any more and their sound is removed, or they
 * stay under the consents as they stand, without a name.
 */
export const recordingsFates = ['withdraw', 'keep'] as const
export type RecordingsFate = (typeof recordingsFates)[number]

/**
 * Body of `POST /api/profile/delete`, answered with the consequences as they were; a last notice
 * is mailed. Refused with `wrong-password` (field `password`), `too-many-attempts` or
 * `sign-in-again`.
 */
export const deleteProfileRequestSchema = v.object({
  password: v.optional(textField(fieldLimits.password), ''),
  recordings: v.optional(v.picklist(recordingsFates), 'withdraw'),
  /**
   * Those of the speakers without an account whose recordings go although they might stay; by
   * themselves they stay where the speaker agreed to that, and go where not.
   */
  speakersToDelete: v.optional(v.array(v.string()), []),
})
export type DeleteProfileRequest = v.InferOutput<typeof deleteProfileRequestSchema>

const flag = v.optional(v.picklist(['0', '1']), '0')

/** Query of `GET /api/profile/decks/:course`: the language of the fields, and what comes along. */
export const deckWishesSchema = v.object({
  language: v.picklist(glossLanguages),
  /** Recordings whose speakers give them to open data. */
  sound: flag,
  /** How far one is with each card, and all answers that led there. */
  progress: flag,
})

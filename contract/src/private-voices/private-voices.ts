import * as v from 'valibot'
import { fieldLimits } from '../accounts/accounts.ts'
import { idSchema as id, instantSchema as instant, keySchema as key, textField } from '../fields.ts'

/**
 * The newest text to which the owner of a private voice agrees, and those before it that
 * recordings may still be under, the newest first. `docs/consent-text.md` has every wording and
 * says what makes a new version.
 */
export const privateConsentVersion = 'private-2026-11'
export const privateConsentVersions = [privateConsentVersion] as const

const filledLine = (limit: number) => v.pipe(textField(limit), v.trim(), v.minLength(1, 'required'))

/** As long as the longest name by which a learner calls a voice. */
export const voiceNameLimit = 60

/**
 * Body of `PUT /api/private-voices/:id`: somebody whom a learner records for themselves alone, and
 * what that person agreed to. The same again changes nothing; another name or a newer consent
 * takes the place of the old. Refused with `quota-reached` beyond `privateQuota.voices`, and with
 * `take-withdrawn` once it was deleted.
 */
export const privateVoiceSchema = v.object({
  /** By which the learner calls the voice; null without one. */
  name: v.nullable(filledLine(voiceNameLimit)),
  /** A device may send back a version that its copy of the app doesn't know. */
  consentTextVersion: v.pipe(v.string(), v.picklist(privateConsentVersions)),
  /** Epoch ms by the device's clock. */
  consentedAt: instant,
  /** Who consents for a speaker who is a minor; null for adults. */
  guardianName: v.nullable(filledLine(fieldLimits.fullName)),
})
export type PrivateVoice = v.InferOutput<typeof privateVoiceSchema>

/**
 * In the header `Mboa-Recording` of `PUT /api/private-recordings/:id`, as JSON in ASCII; the body
 * is the FLAC itself: one channel, 16 bits, the device's rate, all of which is heard. The same id
 * again changes nothing; with another `sha256` it is refused with `take-already-exists`. Also
 * refused with `consent-needed` (no such voice), `invalid-sound`, `too-large`, `quota-reached`,
 * and `take-withdrawn` once it was deleted.
 */
export const privateRecordingSchema = v.object({
  /** The id of the voice: the learner's own. */
  voice: id,
  /** The course's ISO 639-3 code. */
  course: v.pipe(v.string(), v.regex(/^[a-z]{3}$/)),
  /** The word or sentence that was said. */
  item: key,
  kind: v.picklist(['word', 'sentence']),
  /** Of the text that the voice had agreed to when this was recorded. */
  consentTextVersion: v.picklist(privateConsentVersions),
  recordedAt: instant,
  sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  sampleCount: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
})
export type PrivateRecording = v.InferOutput<typeof privateRecordingSchema>

export const privateRecordingHeader = 'Mboa-Recording'

/** What one account may keep. A word takes some 90 kB. */
export const privateQuota = {
  voices: 30,
  recordings: 500,
  bytes: 64 * 1024 * 1024,
} as const

/** Of a text that this version of the app may not know yet. */
const anyTextVersion = { consentTextVersion: v.string() }

export const keptPrivateVoiceSchema = v.object({
  id,
  ...privateVoiceSchema.entries,
  ...anyTextVersion,
})
export type KeptPrivateVoice = v.InferOutput<typeof keptPrivateVoiceSchema>

export const keptPrivateRecordingSchema = v.object({
  id,
  ...privateRecordingSchema.entries,
  ...anyTextVersion,
  /** With which it is played at −20 LUFS, as the server heard it. */
  gainDb: v.number(),
})
export type KeptPrivateRecording = v.InferOutput<typeof keptPrivateRecordingSchema>

/**
 * Answer of `GET /api/private-voices?known=<mark>`: all one's own; nobody else's are anywhere.
 * Who names the mark of what they hold already gets it only where it is another by now.
 */
export const privateVoicesSchema = v.object({
  /** Null where the mark is the one that was named. */
  kept: v.nullable(
    v.object({
      voices: v.array(keptPrivateVoiceSchema),
      recordings: v.array(keptPrivateRecordingSchema),
    }),
  ),
  mark: v.string(),
  /**
   * As in a sync: of another epoch, what is not listed may have been lost by the server, and who
   * has it sends it again. Of the same epoch, it was deleted.
   */
  epoch: v.string(),
})
export type PrivateVoices = v.InferOutput<typeof privateVoicesSchema>

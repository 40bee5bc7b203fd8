import * as v from 'valibot'
import { idSchema, keySchema } from '../fields.ts'

const addressSchema = v.pipe(v.string(), v.startsWith('/api/clips/'))

/** A take that learners hear. */
export const recordingSchema = v.object({
  /** Of the take. */
  id: idSchema,
  item: keySchema,
  kind: v.picklist(['word', 'sentence']),
  voice: v.object({
    /** The same for all recordings of one speaker, and nothing that reveals who it is. */
    speaker: v.string(),
    /**
     * The name or pseudonym that the speaker chose; null for who wants neither. Of a recording that
     * came in from elsewhere its source with the licence, which stand where a name does.
     */
    name: v.nullable(v.string()),
    dialect: v.nullable(v.string()),
  }),
  /** The cut as Ogg Opus; null for takes stored before the server made one. */
  opus: v.nullable(v.object({ address: addressSchema, bytes: v.number() })),
  /** FLAC of the same sound, for browsers that cannot play Ogg Opus. */
  flac: v.object({ address: addressSchema, bytes: v.number() }),
  durationMs: v.number(),
  /** With which it is played at −20 LUFS. */
  gainDb: v.number(),
})
export type Recording = v.InferOutput<typeof recordingSchema>

export const recordingsPageLimit = 500
/** A page ends before it weighs more, as it is without compression: devices keep it or nothing of it. */
export const recordingsPageBytes = 200_000

/**
 * Answer of `GET /api/courses/:course/recordings?after=<cursor>&epoch=<epoch>`: what came, changed
 * and went since. From 0 on it is everything. Asked again from `cursor` while there is more.
 */
export const courseRecordingsSchema = v.object({
  recordings: v.array(recordingSchema),
  /** Ids that nobody hears any more: the device forgets them and their sound. */
  withdrawn: v.array(idSchema),
  /** A count of the course's own, never a time. */
  cursor: v.number(),
  /** As in a sync: where it is another one than was named, this is the answer from 0. */
  epoch: v.string(),
  more: v.boolean(),
})
export type CourseRecordings = v.InferOutput<typeof courseRecordingsSchema>

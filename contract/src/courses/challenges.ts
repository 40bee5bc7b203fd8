import * as v from 'valibot'
import { openDataLicences } from './content-items.ts'
import { courseSummarySchema } from './content.ts'
import { recordingSchema } from './course-recordings.ts'
import { wordSchema } from './unit-packs.ts'

const addressSchema = v.pipe(v.string(), v.startsWith('/api/open-clips/'))

/** A recording that anybody may hear: its speaker gave it to open data under this licence. */
export const openRecordingSchema = v.object({
  ...recordingSchema.entries,
  opus: v.nullable(
    v.object({ ...recordingSchema.entries.opus.wrapped.entries, address: addressSchema }),
  ),
  flac: v.object({ ...recordingSchema.entries.flac.entries, address: addressSchema }),
  licence: v.picklist(openDataLicences),
})
export type OpenRecording = v.InferOutput<typeof openRecordingSchema>

/** Of a course, what who has no account is told beside its words. */
export const openCourseSchema = v.pick(courseSummarySchema, [
  'course',
  'htmlLang',
  'autonym',
  'name',
  'region',
  'orthography',
  'alphabet',
])

/**
 * Answer of `GET /api/challenges/:course/:code`, to anybody: all that playing a challenge needs.
 * `not-found` for a code that is none (`readChallengeCode`) and for a course that is not shown.
 */
export const challengeSchema = v.object({
  course: openCourseSchema,
  /** Those asked about, in the order of the code. */
  words: v.array(wordSchema),
  /** How many more the code names: the course has them no longer, or not for everybody. */
  gone: v.number(),
  /** Further words, to be chosen among. */
  beside: v.array(wordSchema),
  /** At most one of each word. */
  recordings: v.array(openRecordingSchema),
})
export type Challenge = v.InferOutput<typeof challengeSchema>

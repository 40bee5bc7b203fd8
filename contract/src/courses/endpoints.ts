import * as v from 'valibot'
import type { Endpoint } from '../endpoint.ts'
import { wholeNumber } from '../fields.ts'
import { soundFileSchema } from '../takes/sound-files.ts'
import { courseCodeSchema, pictureArt } from './content-items.ts'
import { coursesResponseSchema } from './content.ts'
import { courseRecordingsSchema } from './course-recordings.ts'
import { unitPackSchema } from './unit-packs.ts'

const namesSchema = v.pipe(
  v.string(),
  v.transform((names) => names.split(',')),
)

export const listCourses = {
  method: 'GET',
  path: '/api/courses',
  answer: coursesResponseSchema,
} as const satisfies Endpoint

/**
 * Returns units of a course, one line each as soon as it is ready. Names and revisions are separated
 * by commas; ask for several units in one request.
 */
export const readUnitPacks = {
  method: 'GET',
  path: '/api/packs/:course/:units/:revisions',
  params: { course: courseCodeSchema, units: namesSchema, revisions: namesSchema },
  answer: unitPackSchema,
  refuses: ['not-found'],
} as const satisfies Endpoint

/** Returns a picture: `:picture` is the emoji itself, `:art` is `pictureArt`. */
export const readPicture = {
  method: 'GET',
  path: '/api/pictures/:art/:picture',
  params: { art: v.literal(pictureArt) },
  answer: 'file',
  refuses: ['not-found'],
} as const satisfies Endpoint

/** Lists the published recordings of a course. */
export const listCourseRecordings = {
  method: 'GET',
  path: '/api/courses/:course/recordings',
  params: { course: courseCodeSchema },
  query: v.object({ after: v.optional(wholeNumber, '0'), epoch: v.optional(v.string()) }),
  answer: courseRecordingsSchema,
  refuses: ['not-found'],
} as const satisfies Endpoint

/** Returns the sound of a take, named by its content: `<sha256>.flac` or `.opus`. */
export const readClip = {
  method: 'GET',
  path: '/api/clips/:clip',
  params: { clip: soundFileSchema },
  answer: 'file',
  refuses: ['not-found', 'take-withdrawn'],
} as const satisfies Endpoint

import type { Endpoint } from '../endpoint.ts'
import { soundFileSchema } from '../takes/sound-files.ts'
import { courseCodeSchema } from './content-items.ts'
import { challengeSchema } from './challenges.ts'
import { openWordSchema } from './open-words.ts'

/** Returns the words of a challenge. */
export const readChallenge = {
  method: 'GET',
  path: '/api/challenges/:course/:code',
  params: { course: courseCodeSchema },
  answer: challengeSchema,
  refuses: ['not-found'],
} as const satisfies Endpoint

/** Returns the preview picture of a challenge's link, such as `ewo.fr.png`. */
export const readChallengePicture = {
  method: 'GET',
  path: '/api/challenge-pictures/:picture',
  answer: 'file',
  refuses: ['not-found'],
} as const satisfies Endpoint

/** Returns a word or sentence of a course. `:word` is its id without the course: `day-sunday`. */
export const readOpenWord = {
  method: 'GET',
  path: '/api/words/:course/:word',
  params: { course: courseCodeSchema },
  answer: openWordSchema,
  refuses: ['not-found'],
} as const satisfies Endpoint

/** Returns sound that its speaker gave to open data, to anybody; named as in `readClip`. */
export const readOpenClip = {
  method: 'GET',
  path: '/api/open-clips/:clip',
  params: { clip: soundFileSchema },
  answer: 'file',
  refuses: ['not-found'],
} as const satisfies Endpoint

/** Returns the OpenAPI description of all endpoints. */
export const describeApi = {
  method: 'GET',
  path: '/api/openapi.json',
  answer: 'file',
} as const satisfies Endpoint

import type { Endpoint } from '../endpoint.ts'
import { challengeSchema } from './challenges.ts'
import { openWordSchema } from './open-words.ts'

/** The words that a challenge’s code stands for. */
export const readChallenge = {
  method: 'GET',
  path: '/api/challenges/:course/:code',
  answer: challengeSchema,
  refuses: ['not-found'],
} as const satisfies Endpoint

/** What stands beside a challenge’s link in a message: `ewo.fr.png`. */
export const readChallengePicture = {
  method: 'GET',
  path: '/api/challenge-pictures/:picture',
  answer: 'file',
  refuses: ['not-found'],
} as const satisfies Endpoint

/** One word or sentence of a course, by what stands after the course in its id: `day-sunday`. */
export const readOpenWord = {
  method: 'GET',
  path: '/api/words/:course/:word',
  answer: openWordSchema,
  refuses: ['not-found'],
} as const satisfies Endpoint

/** Sound that its speaker gave to open data, for anybody; named as that of `readClip`. */
export const readOpenClip = {
  method: 'GET',
  path: '/api/open-clips/:clip',
  answer: 'file',
  refuses: ['not-found'],
} as const satisfies Endpoint

/** The OpenAPI description of all endpoints. */
export const describeApi = {
  method: 'GET',
  path: '/api/openapi.json',
  answer: 'file',
} as const satisfies Endpoint

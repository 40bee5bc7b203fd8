import * as v from 'valibot'
import type { Endpoint } from '../endpoint.ts'
import { idSchema } from '../fields.ts'
import {
  keptPrivateRecordingSchema,
  keptPrivateVoiceSchema,
  privateVoiceSchema,
  privateVoicesSchema,
} from './private-voices.ts'

/** Lists the voices and recordings that a learner made for their own use. */
export const listPrivateVoices = {
  method: 'GET',
  path: '/api/private-voices',
  query: v.object({ known: v.optional(v.string()) }),
  answer: privateVoicesSchema,
} as const satisfies Endpoint

export const putPrivateVoice = {
  method: 'PUT',
  path: '/api/private-voices/:id',
  params: { id: idSchema },
  body: privateVoiceSchema,
  answer: keptPrivateVoiceSchema,
  refuses: ['take-withdrawn', 'quota-reached', 'not-found'],
} as const satisfies Endpoint

export const deletePrivateVoice = {
  method: 'DELETE',
  path: '/api/private-voices/:id',
  params: { id: idSchema },
  refuses: ['not-found'],
} as const satisfies Endpoint

export const putPrivateRecording = {
  method: 'PUT',
  path: '/api/private-recordings/:id',
  params: { id: idSchema },
  body: 'bytes',
  answer: keptPrivateRecordingSchema,
  refuses: [
    'not-found',
    'invalid-sound',
    'take-already-exists',
    'take-withdrawn',
    'consent-needed',
    'quota-reached',
  ],
} as const satisfies Endpoint

export const readPrivateRecording = {
  method: 'GET',
  path: '/api/private-recordings/:id',
  params: { id: idSchema },
  answer: 'file',
  refuses: ['not-found'],
} as const satisfies Endpoint

export const deletePrivateRecording = {
  method: 'DELETE',
  path: '/api/private-recordings/:id',
  params: { id: idSchema },
  refuses: ['not-found'],
} as const satisfies Endpoint

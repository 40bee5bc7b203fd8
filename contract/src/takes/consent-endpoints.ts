import type { Endpoint } from '../endpoint.ts'
import { consentChoicesSchema, consentsSchema, speakerCreditSchema } from './recordings.ts'

export const readConsents = {
  method: 'GET',
  path: '/api/consents',
  answer: consentsSchema,
} as const satisfies Endpoint

export const chooseConsents = {
  method: 'PUT',
  path: '/api/consents',
  body: consentChoicesSchema,
  answer: consentsSchema,
  refuses: ['consent-needed', 'consent-text-changed'],
} as const satisfies Endpoint

export const readSpeakerCredit = {
  method: 'GET',
  path: '/api/speaker-credit',
  answer: speakerCreditSchema,
} as const satisfies Endpoint

export const changeSpeakerCredit = {
  method: 'PUT',
  path: '/api/speaker-credit',
  body: speakerCreditSchema,
  answer: speakerCreditSchema,
} as const satisfies Endpoint

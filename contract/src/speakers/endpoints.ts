import * as v from 'valibot'
import type { Endpoint } from '../endpoint.ts'
import { idSchema } from '../fields.ts'
import {
  keptSpeakerSchema,
  speakerCodeRequestSchema,
  speakerSchema,
  speakersSchema,
} from './speakers.ts'
import { foundWorkshopSchema, workshopCodeSchema } from './workshops.ts'

/** Lists the speakers without an account whom the caller has added. */
export const listSpeakers = {
  method: 'GET',
  path: '/api/speakers',
  query: v.object({ known: v.optional(v.string()) }),
  answer: speakersSchema,
} as const satisfies Endpoint

export const putSpeaker = {
  method: 'PUT',
  path: '/api/speakers/:id',
  params: { id: idSchema },
  body: speakerSchema,
  answer: keptSpeakerSchema,
  refuses: ['not-found', 'take-withdrawn', 'quota-reached'],
} as const satisfies Endpoint

export const deleteSpeaker = {
  method: 'DELETE',
  path: '/api/speakers/:id',
  params: { id: idSchema },
  refuses: ['not-found'],
} as const satisfies Endpoint

/** Sends the recording in which a speaker agrees. */
export const sendSpeakerConsent = {
  method: 'PUT',
  path: '/api/speakers/:id/consent',
  params: { id: idSchema },
  body: 'bytes',
  answer: keptSpeakerSchema,
  refuses: [
    'not-found',
    'invalid-sound',
    'take-already-exists',
    'take-withdrawn',
    'consent-needed',
    'quota-reached',
  ],
} as const satisfies Endpoint

export const withdrawSpeakerConsent = {
  method: 'DELETE',
  path: '/api/speakers/:id/consent',
  params: { id: idSchema },
  answer: keptSpeakerSchema,
  refuses: ['not-found'],
} as const satisfies Endpoint

/** Withdraws the consent of a speaker whom another recorder of the workshop added. */
export const withdrawGuestConsent = {
  method: 'DELETE',
  path: '/api/workshops/:id/speakers/:speaker/consent',
  params: { id: idSchema, speaker: idSchema },
  refuses: ['not-found'],
} as const satisfies Endpoint

/** Carries out the request of a speaker without an account, who proves it by a printed code. */
export const followSpeakerCode = {
  method: 'POST',
  path: '/api/speaker-codes',
  body: speakerCodeRequestSchema,
  refuses: ['not-found'],
} as const satisfies Endpoint

/** Joins a workshop by the code in its link. */
export const joinWorkshop = {
  method: 'POST',
  path: '/api/workshops',
  body: workshopCodeSchema,
  answer: foundWorkshopSchema,
  refuses: ['not-found', 'quota-reached'],
} as const satisfies Endpoint

export const leaveWorkshop = {
  method: 'DELETE',
  path: '/api/workshops/:id',
  params: { id: idSchema },
  refuses: ['not-found'],
} as const satisfies Endpoint

import * as v from 'valibot'
import type { Endpoint } from '../endpoint.ts'
import { idSchema, wholeNumber } from '../fields.ts'
import {
  shownTakesSchema,
  takeCountsSchema,
  takeSchema,
  takeStates,
  takesSchema,
} from './recordings.ts'
import { takeMovesRequestSchema, takeMovesResponseSchema } from './take-moves.ts'

export const listTakes = {
  method: 'GET',
  path: '/api/takes',
  query: v.object({ after: v.optional(v.string(), ''), known: v.optional(v.string()) }),
  answer: takesSchema,
} as const satisfies Endpoint

export const sendTake = {
  method: 'PUT',
  path: '/api/takes/:id/archive',
  params: { id: idSchema },
  body: 'bytes',
  answer: takeSchema,
  refuses: [
    'not-found',
    'invalid-sound',
    'take-already-exists',
    'take-withdrawn',
    'consent-needed',
    'quota-reached',
  ],
} as const satisfies Endpoint

export const withdrawTake = {
  method: 'DELETE',
  path: '/api/takes/:id',
  params: { id: idSchema },
  answer: takeSchema,
  refuses: ['not-found'],
} as const satisfies Endpoint

/** Moves the caller's takes to the words that they really contain. */
export const moveTakes = {
  method: 'POST',
  path: '/api/takes/moves',
  body: takeMovesRequestSchema,
  answer: takeMovesResponseSchema,
} as const satisfies Endpoint

export const countTakes = {
  method: 'GET',
  path: '/api/takes/counts',
  query: v.object({ since: v.optional(wholeNumber, '0') }),
  answer: takeCountsSchema,
} as const satisfies Endpoint

/** Lists the caller's takes, newest first, without waveforms. */
export const listShownTakes = {
  method: 'GET',
  path: '/api/takes/shown',
  query: v.object({
    state: v.optional(v.picklist(takeStates)),
    course: v.optional(v.string()),
    before: v.optional(v.string()),
    search: v.optional(v.string(), ''),
  }),
  answer: shownTakesSchema,
} as const satisfies Endpoint

/** Downloads all of the caller's takes with their sound, as a ZIP file. */
export const downloadTakes = {
  method: 'GET',
  path: '/api/takes/archive',
  answer: 'file',
} as const satisfies Endpoint

import * as v from 'valibot'
import type { Endpoint } from '../endpoint.ts'
import { idSchema, pageAfterSchema } from '../fields.ts'
import {
  contributionsSchema,
  judgementSchema,
  receivedContributionSchema,
  sendContributionsRequestSchema,
  sendContributionsResponseSchema,
} from './contributions.ts'
import { contributionsToCheckSchema, spellingsSchema } from './spellings.ts'

/** Lists the caller's own contributions. */
export const listContributions = {
  method: 'GET',
  path: '/api/contributions',
  query: pageAfterSchema,
  answer: contributionsSchema,
} as const satisfies Endpoint

export const sendContributions = {
  method: 'POST',
  path: '/api/contributions',
  body: sendContributionsRequestSchema,
  answer: sendContributionsResponseSchema,
} as const satisfies Endpoint

export const withdrawContribution = {
  method: 'DELETE',
  path: '/api/contributions/:id',
  params: { id: idSchema },
  answer: receivedContributionSchema,
  refuses: ['not-found'],
} as const satisfies Endpoint

/** Lists words that still need a meaning in a language. */
export const listAskedMeanings = {
  method: 'GET',
  path: '/api/contributions/asked-meanings',
  query: v.object({ course: v.string(), language: v.string() }),
  answer: contributionsSchema,
  refuses: ['not-found'],
} as const satisfies Endpoint

/** Lists other people's contributions that the caller can check. */
export const listWaitingContributions = {
  method: 'GET',
  path: '/api/contributions/waiting',
  query: v.object({ course: v.string(), after: v.optional(v.string(), '') }),
  answer: contributionsToCheckSchema,
  refuses: ['not-found'],
} as const satisfies Endpoint

export const judgeContribution = {
  method: 'PUT',
  path: '/api/contributions/:id/judgement',
  params: { id: idSchema },
  body: judgementSchema,
  answer: receivedContributionSchema,
  refuses: ['not-found', 'not-heard'],
} as const satisfies Endpoint

export const undoJudgement = {
  method: 'DELETE',
  path: '/api/contributions/:id/judgement',
  params: { id: idSchema },
  answer: receivedContributionSchema,
  refuses: ['not-found'],
} as const satisfies Endpoint

/** Lists recordings that need a spelling, and spellings that need checking by ear. */
export const listSpellings = {
  method: 'GET',
  path: '/api/spellings',
  query: v.object({
    course: v.string(),
    after: v.optional(v.string(), ''),
    'after-spelling': v.optional(v.string(), ''),
  }),
  answer: spellingsSchema,
  refuses: ['not-found'],
} as const satisfies Endpoint

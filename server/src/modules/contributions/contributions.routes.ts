import {
  apiPaths,
  contributionsSchema,
  receivedContributionSchema,
  sendContributionsRequestSchema,
  sendContributionsResponseSchema,
  recorderApiPaths,
} from '@mboa/contract'
import { defineRoute, type Route } from '../../http/route.ts'
import { succeed } from '../../outcome.ts'
import type { Limit } from '../../platform/throttles/throttles.ts'
import { undoJudgement, withdrawContribution } from './judge-contributions.service.ts'
import { listAskedMeanings, listOwnContributions } from './list-contributions.service.ts'
import { receiveContributions } from './receive-contributions.service.ts'

/** More than the largest batch of valid contributions can take, every character escaped. */
const bodyLimitBytes = 1024 * 1024

/** Per recorder: a day's work without a network is sent within a minute. */
const contributionsLimit: Limit = { name: 'contributions', hits: 60, windowMs: 60_000 }

export const contributionRoutes: readonly Route[] = [
  defineRoute({
    method: 'GET',
    path: apiPaths.contributions,
    summary: 'What one has contributed about words, and what became of it',
    access: 'recorder',
    answer: contributionsSchema,
    async handle({ context, actor, c }) {
      const { after = '' } = c.req.query()
      return succeed(await listOwnContributions(context, actor, after))
    },
  }),
  defineRoute({
    method: 'POST',
    path: apiPaths.contributions,
    summary: 'Keep what a recorder contributes about the words of their language',
    access: 'recorder',
    body: sendContributionsRequestSchema,
    answer: sendContributionsResponseSchema,
    bodyLimitBytes,
    accountLimit: contributionsLimit,
    handle: async ({ context, actor, body }) =>
      succeed(await receiveContributions(context, actor, body)),
  }),
  defineRoute({
    method: 'GET',
    path: recorderApiPaths.askedMeanings,
    summary: 'Others’ words that nobody has told the meaning of in a language',
    access: 'recorder',
    answer: contributionsSchema,
    handle: ({ context, actor, c }) => {
      const { course = '', language = '' } = c.req.query()
      return listAskedMeanings(context, actor, { course, language })
    },
  }),
  defineRoute({
    method: 'DELETE',
    path: apiPaths.contribution,
    summary: 'Withdraw what one has contributed',
    access: 'recorder',
    answer: receivedContributionSchema,
    handle: ({ context, actor, params: { id = '' } }) => withdrawContribution(context, actor, id),
  }),
  defineRoute({
    method: 'DELETE',
    path: recorderApiPaths.judgement,
    summary: 'Take back what one said of it',
    access: 'recorder',
    answer: receivedContributionSchema,
    handle: ({ context, actor, params: { id = '' } }) => undoJudgement(context, actor, id),
  }),
]

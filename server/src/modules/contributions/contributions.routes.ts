import {
  apiPaths,
  contributionsSchema,
  judgementSchema,
  receivedContributionSchema,
  sendContributionsRequestSchema,
  sendContributionsResponseSchema,
} from '@mboa/contract'
import { defineRoute, type Route } from '../../http/route.ts'
import { succeed } from '../../outcome.ts'
import type { JudgeContributions } from './judge-contributions.service.ts'
import { contributionsBodyLimitBytes, contributionsLimit } from './limits.ts'
import type { ListContributions } from './list-contributions.service.ts'
import type { ReceiveContributions } from './receive-contributions.service.ts'

export function createContributionRoutes(services: {
  receive: ReceiveContributions
  list: ListContributions
  judgements: JudgeContributions
}): readonly Route[] {
  const { receive, list, judgements } = services
  return [
    defineRoute({
      method: 'GET',
      path: apiPaths.contributions,
      summary: 'What one has told about words, and what became of it',
      access: 'recorder',
      answer: contributionsSchema,
      handle: async ({ actor, c }) => succeed(await list.own(actor, c.req.query('after') ?? '')),
    }),
    defineRoute({
      method: 'POST',
      path: apiPaths.contributions,
      summary: 'Keep what a recorder tells about the words of their language',
      access: 'recorder',
      body: sendContributionsRequestSchema,
      answer: sendContributionsResponseSchema,
      bodyLimitBytes: contributionsBodyLimitBytes,
      accountLimit: contributionsLimit,
      handle: async ({ actor, body }) => succeed(await receive(actor, body)),
    }),
    defineRoute({
      method: 'GET',
      path: apiPaths.waitingContributions,
      summary: 'What others have told about a language, to be confirmed or contested',
      access: 'recorder',
      answer: contributionsSchema,
      handle: ({ actor, c }) =>
        list.toJudge(actor, c.req.query('course') ?? '', c.req.query('after') ?? ''),
    }),
    defineRoute({
      method: 'DELETE',
      path: apiPaths.contribution,
      summary: 'Withdraw what one has told',
      access: 'recorder',
      answer: receivedContributionSchema,
      handle: ({ actor, params: { id = '' } }) => judgements.withdraw(actor, id),
    }),
    defineRoute({
      method: 'PUT',
      path: apiPaths.judgement,
      summary: 'Confirm or contest what another recorder has told',
      access: 'recorder',
      body: judgementSchema,
      answer: receivedContributionSchema,
      handle: ({ actor, params: { id = '' }, body }) => judgements.judge(actor, id, body),
    }),
    defineRoute({
      method: 'DELETE',
      path: apiPaths.judgement,
      summary: 'Take back what one said of it',
      access: 'recorder',
      answer: receivedContributionSchema,
      handle: ({ actor, params: { id = '' } }) => judgements.undo(actor, id),
    }),
  ]
}

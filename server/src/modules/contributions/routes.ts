import { api, jsonLimitBytes } from '@mboa/contract'
import { defineRoute, type Route } from '../../http/route.ts'
import { succeed } from '../../result.ts'
import type { Limit } from '../../platform/throttles/throttles.ts'
import { undoJudgement, withdrawContribution } from './judge-contributions.ts'
import { listAskedMeanings, listOwnContributions } from './list-contributions.ts'
import { receiveContributions } from './receive-contributions.ts'

/** Per recorder: a day's work without a network is sent within a minute. */
const contributionsLimit: Limit = { name: 'contributions', hits: 60, windowMs: 60_000 }

export const contributionRoutes: readonly Route[] = [
  defineRoute(api.listContributions, {
    summary: 'What one has contributed about words, and what became of it',
    access: 'recorder',
    handle: async ({ context, actor, query }) =>
      succeed(await listOwnContributions(context, actor, query.after)),
  }),
  defineRoute(api.sendContributions, {
    summary: 'Keep what a recorder contributes about the words of their language',
    access: 'recorder',
    bodyLimitBytes: jsonLimitBytes.contributions,
    accountLimit: contributionsLimit,
    handle: async ({ context, actor, body }) =>
      succeed(await receiveContributions(context, actor, body)),
  }),
  defineRoute(api.listAskedMeanings, {
    summary: 'Others’ words that nobody has told the meaning of in a language',
    access: 'recorder',
    handle: ({ context, actor, query }) => listAskedMeanings(context, actor, query),
  }),
  defineRoute(api.withdrawContribution, {
    summary: 'Withdraw what one has contributed',
    access: 'recorder',
    handle: ({ context, actor, params: { id } }) => withdrawContribution(context, actor, id),
  }),
  defineRoute(api.undoJudgement, {
    summary: 'Take back what one said of it',
    access: 'recorder',
    handle: ({ context, actor, params: { id } }) => undoJudgement(context, actor, id),
  }),
]

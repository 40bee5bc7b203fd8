import { api, jsonLimitBytes } from '@mboa/contract'
import { defineRoute, type Route } from '../../http/route.ts'
import { refuse, succeed } from '../../result.ts'
import type { Limit } from '../../platform/throttles/throttles.ts'
import { findAnswers } from './find-answers.ts'
import { receiveReports } from './receive-reports.ts'

/** Per learner: a batch every few seconds, more than anybody writes. */
const reportsLimit: Limit = { name: 'reports', hits: 30, windowMs: 60_000 }

export const reportRoutes: readonly Route[] = [
  defineRoute(api.sendReports, {
    summary: 'Keep what a learner reports about words and sentences',
    access: 'signed-in',
    bodyLimitBytes: jsonLimitBytes.reports,
    accountLimit: reportsLimit,
    async handle({ context, actor, body }) {
      if (body.learner !== undefined && body.learner !== actor.accountId) {
        return refuse('not-signed-in')
      }
      return succeed(await receiveReports(context, actor, body))
    },
  }),
  defineRoute(api.listReportAnswers, {
    summary: 'What became of what one reported and asked for',
    access: 'signed-in',
    handle: async ({ context, actor, query }) =>
      succeed(await findAnswers(context, actor, query.since)),
  }),
]

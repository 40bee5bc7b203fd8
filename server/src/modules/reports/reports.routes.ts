import { apiPaths, sendReportsRequestSchema, sendReportsResponseSchema } from '@mboa/contract'
import { defineRoute, type Route } from '../../http/route.ts'
import { refuse, succeed } from '../../outcome.ts'
import { reportsBodyLimitBytes, reportsLimit } from './limits.ts'
import type { ReceiveReports } from './receive-reports.service.ts'

export function createReportsRoutes(receive: ReceiveReports): readonly Route[] {
  return [
    defineRoute({
      method: 'POST',
      path: apiPaths.reports,
      summary: 'Keep what a learner reports about words and sentences',
      access: 'signed-in',
      body: sendReportsRequestSchema,
      answer: sendReportsResponseSchema,
      bodyLimitBytes: reportsBodyLimitBytes,
      accountLimit: reportsLimit,
      async handle({ actor, body }) {
        if (body.learner !== undefined && body.learner !== actor.accountId) {
          return refuse('not-signed-in')
        }
        return succeed(await receive(actor, body))
      },
    }),
  ]
}

import { apiPaths, sendReportsRequestSchema, sendReportsResponseSchema } from '@mboa/contract'
import { defineRoute, type Route } from '../../http/route.ts'
import { refuse, succeed } from '../../outcome.ts'
import type { Throttles } from '../../platform/throttles/throttles.ts'
import { reportsBodyLimitBytes, reportsLimit } from './limits.ts'
import type { ReceiveReports } from './receive-reports.service.ts'

export function createReportsRoutes(services: {
  receive: ReceiveReports
  throttles: Throttles
}): readonly Route[] {
  return [
    defineRoute({
      method: 'POST',
      path: apiPaths.reports,
      summary: 'Keep what a learner reports about words and sentences',
      access: 'learner',
      body: sendReportsRequestSchema,
      answer: sendReportsResponseSchema,
      bodyLimitBytes: reportsBodyLimitBytes,
      async handle({ actor, body }) {
        if (body.learner !== undefined && body.learner !== actor.accountId) {
          return refuse('not-signed-in')
        }
        const admission = await services.throttles.hit(reportsLimit, actor.accountId)
        if (!admission.allowed) {
          const { retryAfterSeconds } = admission
          return refuse('too-many-attempts', { retryAfterSeconds })
        }
        return succeed(await services.receive(actor, body))
      },
    }),
  ]
}

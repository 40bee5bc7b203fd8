import { apiPaths, syncRequestSchema, syncResponseSchema } from '@mboa/contract'
import { defineRoute, type Route } from '../../http/route.ts'
import { refuse, succeed } from '../../outcome.ts'
import type { Throttles } from '../../platform/throttles/throttles.ts'
import { syncBodyLimitBytes, syncLimit } from './limits.ts'
import type { Sync } from './sync.service.ts'

export function createPracticeRoutes(services: {
  sync: Sync
  throttles: Throttles
}): readonly Route[] {
  return [
    defineRoute({
      method: 'POST',
      path: apiPaths.sync,
      summary: 'Keep a device’s practice events and answer what other devices added',
      access: 'learner',
      body: syncRequestSchema,
      answer: syncResponseSchema,
      bodyLimitBytes: syncBodyLimitBytes,
      async handle({ actor, body }) {
        if (body.learner !== undefined && body.learner !== actor.accountId) {
          return refuse('not-signed-in')
        }
        const admission = await services.throttles.hit(syncLimit, actor.accountId)
        if (!admission.allowed) {
          const { retryAfterSeconds } = admission
          return refuse('too-many-attempts', { retryAfterSeconds })
        }
        return succeed(await services.sync.sync(actor, body))
      },
    }),
  ]
}

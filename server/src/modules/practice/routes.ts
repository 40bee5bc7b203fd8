import { api, jsonLimitBytes } from '@mboa/contract'
import { defineRoute, type Route } from '../../http/route.ts'
import { refuse, succeed } from '../../result.ts'
import { notePlayedTakes } from '../published/index.ts'
import { syncLimit } from './limits.ts'
import { PracticeQuotaReachedError } from './practice-quota.ts'
import { sync } from './service.ts'

export const practiceRoutes: readonly Route[] = [
  defineRoute(api.syncPractice, {
    summary: 'Keep a device’s practice events and answer what other devices added',
    access: 'signed-in',
    compressed: true,
    bodyLimitBytes: jsonLimitBytes.practice,
    accountLimit: syncLimit,
    dailyQuota: 'counted-by-handler',
    async handle({ context, actor, body }) {
      if (body.learner !== undefined && body.learner !== actor.accountId) {
        return refuse('not-signed-in')
      }
      try {
        const answer = await sync(context, actor, body)
        await notePlayedTakes(context, actor.accountId, body.played ?? [])
        return succeed(answer)
      } catch (error) {
        // A refusal of the whole batch: one by one, devices take events as refused for good.
        if (!(error instanceof PracticeQuotaReachedError)) throw error
        const { retryAfterSeconds } = error
        return refuse('daily-quota-reached', { retryAfterSeconds })
      }
    },
  }),
]

import { apiPaths, contributionBatchLimit, sendContributionsResponseSchema } from '@mboa/contract'
import { callApi, type ApiFailure } from '../network/api-client.ts'
import { listPendingContributions, settleContributions } from './contribution-outbox.ts'
import type { TakeDatabase } from '../device-store/take-database.ts'

type Outcome = { ok: true } | { ok: false; failure: ApiFailure }

/**
 * Sends what recorders told about words, batch by batch. One tab at a time (Web Lock); safe to stop
 * anywhere and to repeat.
 *
 * @param onChanged what waits here has become less
 */
export function sendContributions(
  userId: string,
  database: TakeDatabase,
  onChanged: () => void,
): Promise<Outcome> {
  return navigator.locks.request(`mboa-contributions-${userId}`, async () => {
    for (;;) {
      const contributions = await listPendingContributions(database, contributionBatchLimit)
      if (contributions.length === 0) return { ok: true }
      const sent = await callApi(apiPaths.contributions, {
        method: 'POST',
        body: { contributions },
        answer: sendContributionsResponseSchema,
        account: userId,
      })
      if (!sent.ok) return sent
      await settleContributions(database, sent.value)
      onChanged()
      const settled = sent.value.acknowledged.length + sent.value.refused.length
      if (settled < contributions.length) {
        return { ok: false, failure: { code: 'general', fields: {} } }
      }
    }
  })
}

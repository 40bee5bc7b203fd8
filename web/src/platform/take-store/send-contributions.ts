import { api, contributionBatchLimit } from '@mboa/contract'
import { call } from '../network/api-client.ts'
import { sendBatches, type SendOutcome } from '../network/sending.ts'
import { listPendingContributions, settleContributions } from './contribution-outbox.ts'
import type { TakeDatabase } from '../device-store/take-database.ts'

/**
 * Sends what recorders contributed about words. One tab at a time (Web Lock).
 *
 * @param onChanged what waits here has become less
 */
export function sendContributions(
  userId: string,
  database: TakeDatabase,
  onChanged: () => void,
): Promise<SendOutcome> {
  return navigator.locks.request(`mboa-contributions-${userId}`, () =>
    sendBatches({
      listPending: () => listPendingContributions(database, contributionBatchLimit),
      send: (contributions) =>
        call(api.sendContributions, { body: { contributions }, account: userId }),
      async settle(answer) {
        await settleContributions(database, answer)
        onChanged()
      },
    }),
  )
}

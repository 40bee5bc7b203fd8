import type { PracticeEvent } from '@mboa/contract'
import type { Queries } from '../../platform/database/database.ts'
import { countTowardsDailyQuota } from '../../platform/quotas/daily-quotas.repository.ts'
import { practiceQuota } from './limits.ts'

/** A learner has stored as much as one may in a day: nothing of the batch is kept. */
export class PracticeQuotaReachedError extends Error {
  readonly retryAfterSeconds: number

  constructor(retryAfterSeconds: number) {
    super('As much practice as one learner may send a day has come.')
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/**
 * Counts events that are new, in the transaction that stores them. What a device sends again,
 * because no answer reached it, was counted once.
 * @throws PracticeQuotaReachedError, which takes the transaction back
 */
export async function countTowardsQuota(
  queries: Queries,
  accountId: string,
  { events, now }: { events: readonly PracticeEvent[]; now: number },
): Promise<void> {
  if (events.length === 0) return
  const bytes = events.reduce((sum, event) => sum + bytesOf(event), 0)
  const counted = await countTowardsDailyQuota(queries, practiceQuota, { accountId, bytes, now })
  if (!counted.ok) throw new PracticeQuotaReachedError(counted.failure.retryAfterSeconds ?? 1)
}

function bytesOf(event: PracticeEvent): number {
  return Buffer.byteLength(JSON.stringify(event)) + practiceQuota.bytesOfRow
}

import type { PracticeEvent } from '@mboa/contract'
import { maxClockSkewMs } from '../../platform/clock.ts'
import type { Queries } from '../../platform/database/database.ts'
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
 * Counts events that are new, in the transaction that stores them. A day begins with the first of
 * them. What a device sends again, because no answer reached it, was counted once.
 * @throws PracticeQuotaReachedError, which takes the transaction back
 */
export async function countTowardsQuota(
  queries: Queries,
  learnerId: string,
  { events, now }: { events: readonly PracticeEvent[]; now: number },
): Promise<void> {
  if (events.length === 0) return
  const added = events.reduce((sum, event) => sum + bytesOf(event), 0)
  const { dayBeganAt, bytes } = await queries
    .insertInto('practiceQuotas')
    .values({ learnerId, dayBeganAt: now, bytes: added })
    .onConflict((conflict) =>
      conflict.column('learnerId').doUpdateSet((row) => {
        const isOver = row.or([
          row('practiceQuotas.dayBeganAt', '<=', now - practiceQuota.dayMs),
          row('practiceQuotas.dayBeganAt', '>', now + maxClockSkewMs),
        ])
        return {
          dayBeganAt: row
            .case()
            .when(isOver)
            .then(row.val(now))
            .else(row.ref('practiceQuotas.dayBeganAt'))
            .end(),
          bytes: row
            .case()
            .when(isOver)
            .then(row.val(added))
            .else(row('practiceQuotas.bytes', '+', added))
            .end(),
        }
      }),
    )
    .returning(['dayBeganAt', 'bytes'])
    .executeTakeFirstOrThrow()
  if (bytes <= practiceQuota.bytesADay) return
  const roomAt = dayBeganAt + practiceQuota.dayMs
  throw new PracticeQuotaReachedError(Math.max(1, Math.ceil((roomAt - now) / 1000)))
}

function bytesOf(event: PracticeEvent): number {
  return Buffer.byteLength(JSON.stringify(event)) + practiceQuota.bytesOfRow
}

import { refuse, succeed, type Outcome } from '../../../outcome.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Queries } from '../../../platform/database/database.ts'
import { takeQuota } from '../limits.ts'
import { sumStoredBytes, sumBytesSince } from './takes.repository.ts'

/** Whether a recorder may store so many bytes more, and when again where it is for today only. */
export async function checkQuota(
  { queries, clock }: { queries: Queries; clock: Clock },
  recorderId: string,
  bytes: number,
): Promise<Outcome<undefined>> {
  const kept = await sumStoredBytes(queries, recorderId)
  if (kept.bytes + bytes > takeQuota.bytesInAll) return refuse('quota-reached')
  const now = clock.now()
  const today = await sumBytesSince(queries, recorderId, now - takeQuota.dayMs)
  if (today.bytes + bytes <= takeQuota.bytesADay) return succeed(undefined)
  const roomAt = (today.since ?? now) + takeQuota.dayMs
  return refuse('daily-quota-reached', { retryAfterSeconds: Math.ceil((roomAt - now) / 1000) })
}

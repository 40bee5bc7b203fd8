import { refuse, succeed, type Result } from '../../result.ts'
import { maxClockSkewMs } from '../clock.ts'
import type { Queries } from '../database/database.ts'

/** Limit on the bytes of one kind that an account may send per day. */
export interface DailyQuota {
  readonly name: string
  readonly bytesADay: number
}

const dayMs = 24 * 60 * 60_000

/**
 * Counts what an account sends now; `daily-quota-reached` where that is too much, and then nothing
 * is counted. A day begins with the first bytes. One that began in the future, by a clock that was
 * ahead, begins now.
 */
export async function countTowardsDailyQuota(
  queries: Queries,
  { name, bytesADay }: DailyQuota,
  { accountId, bytes: added, now }: { accountId: string; bytes: number; now: number },
): Promise<Result<undefined>> {
  if (added > bytesADay) return refuse('daily-quota-reached')
  const counted = await queries
    .insertInto('dailyQuotas')
    .values({ accountId, name, dayBeganAt: now, bytes: added })
    .onConflict((conflict) =>
      conflict
        .columns(['accountId', 'name'])
        .doUpdateSet((row) => {
          const isAnotherDay = row.or([
            row('dailyQuotas.dayBeganAt', '<=', now - dayMs),
            row('dailyQuotas.dayBeganAt', '>', now + maxClockSkewMs),
          ])
          const begun = row.ref('dailyQuotas.dayBeganAt')
          const more = row('dailyQuotas.bytes', '+', added)
          return {
            dayBeganAt: row.case().when(isAnotherDay).then(row.val(now)).else(begun).end(),
            bytes: row.case().when(isAnotherDay).then(row.val(added)).else(more).end(),
          }
        })
        .where((row) =>
          row.or([
            row('dailyQuotas.dayBeganAt', '<=', now - dayMs),
            row('dailyQuotas.dayBeganAt', '>', now + maxClockSkewMs),
            row('dailyQuotas.bytes', '<=', bytesADay - added),
          ]),
        ),
    )
    .returning('bytes')
    .executeTakeFirst()
  if (counted !== undefined) return succeed(undefined)
  const { dayBeganAt } = await queries
    .selectFrom('dailyQuotas')
    .select('dayBeganAt')
    .where('accountId', '=', accountId)
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  const waitMs = dayBeganAt + dayMs - now
  return refuse('daily-quota-reached', { retryAfterSeconds: Math.ceil(waitMs / 1000) })
}

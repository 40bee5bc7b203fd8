import { maxClockSkewMs } from '../../platform/clock.ts'
import type { Queries } from '../../platform/database/database.ts'
import { wantedReason } from './repository.ts'

/** Of a course: what nobody has decided, each once with how many ask for it. */
export function listWanted(queries: Queries, course: string, limit: number) {
  return queries
    .selectFrom('reports')
    .select(({ fn }) => [
      'item',
      fn.count<number>('learnerId').distinct().as('learners'),
      fn.max<number>('receivedAt').as('newestAt'),
      // All say the same; which of them is shown is the same each time.
      fn.min<string>('report').as('report'),
    ])
    .where('course', '=', course)
    .where('reason', '=', wantedReason)
    .where('decidedAt', 'is', null)
    .groupBy('item')
    .orderBy('learners', 'desc')
    .orderBy('newestAt', 'desc')
    .orderBy('item')
    .limit(limit)
    .execute()
}

/** Counts the words a learner has asked for in the last `windowMs`. */
export async function countWantedOf(
  queries: Queries,
  learnerId: string,
  { now, windowMs }: { now: number; windowMs: number },
): Promise<number> {
  const { count } = await queries
    .selectFrom('reports')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('learnerId', '=', learnerId)
    .where('reason', '=', wantedReason)
    .where('receivedAt', '>', now - windowMs)
    // Ignores reports that a wrong clock dated in the future.
    .where('receivedAt', '<=', now + maxClockSkewMs)
    .executeTakeFirstOrThrow()
  return count
}

/** Which of these ids a learner has sent before. */
export async function listKnownIds(
  queries: Queries,
  learnerId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await queries
    .selectFrom('reports')
    .select('id')
    .where('learnerId', '=', learnerId)
    .where('id', 'in', ids)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

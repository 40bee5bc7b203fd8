import type { Queries } from '../../platform/database/database.ts'
import { consentsToLearners } from '../speakers/index.ts'

/** That somebody heard a take, and on which day: whole days since 1970. */
export interface PlayedTake {
  readonly takeId: string
  readonly day: number
}

/** Of these takes those that learners hear now, and that are not the learner's own. */
export async function listPlayable(
  queries: Queries,
  learnerId: string,
  ids: readonly string[],
): Promise<readonly string[]> {
  const rows = await queries
    .selectFrom('takes')
    .select('id')
    .where('id', 'in', ids)
    .where('approvedAt', 'is not', null)
    .where('withdrawnAt', 'is', null)
    .where((take) => take.or([take('recorderId', 'is', null), take('recorderId', '!=', learnerId)]))
    .where(consentsToLearners())
    .execute()
  return rows.map(({ id }) => id)
}

/** The last day on which each was heard; an earlier one that comes late changes nothing. */
export async function putPlayedTakes(
  queries: Queries,
  learnerId: string,
  heard: readonly PlayedTake[],
): Promise<void> {
  await queries
    .insertInto('playedTakes')
    .values(heard.map((each) => ({ learnerId, ...each })))
    .onConflict((conflict) =>
      conflict
        .columns(['learnerId', 'takeId'])
        .doUpdateSet((expression) => ({ day: expression.ref('excluded.day') }))
        .whereRef('playedTakes.day', '<', 'excluded.day'),
    )
    .execute()
}

/** How many people heard a recorder's takes on that day or later: those that learners hear now. */
export async function countHearers(
  queries: Queries,
  recorderId: string,
  day: number,
): Promise<number> {
  const { count } = await queries
    .selectFrom('takes')
    .innerJoin('playedTakes', 'playedTakes.takeId', 'takes.id')
    .select(({ fn }) => fn.count<number>('playedTakes.learnerId').distinct().as('count'))
    .where('takes.recorderId', '=', recorderId)
    .where('takes.approvedAt', 'is not', null)
    .where('takes.withdrawnAt', 'is', null)
    .where(consentsToLearners())
    .where('playedTakes.day', '>=', day)
    .executeTakeFirstOrThrow()
  return count
}

/** One learner's, page by page. */
export function listPlayedBy(
  queries: Queries,
  learnerId: string,
  { after, limit }: { after: string; limit: number },
): Promise<readonly PlayedTake[]> {
  return queries
    .selectFrom('playedTakes')
    .select(['takeId', 'day'])
    .where('learnerId', '=', learnerId)
    .where('takeId', '>', after)
    .orderBy('takeId')
    .limit(limit)
    .execute()
}

export async function forgetPlayedBefore(queries: Queries, day: number): Promise<void> {
  await queries.deleteFrom('playedTakes').where('day', '<', day).execute()
}

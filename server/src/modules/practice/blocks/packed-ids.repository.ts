import { expressionBuilder, sql } from 'kysely'
import type { Queries } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import { packIds, unpackIds, type PackedId, type PackedIds } from './packed-ids.ts'

/**
 * The greatest id of a learner's lists that can hold an id up to `greatest`, as part of another
 * statement. Lists don't overlap, so that none of them holds an id from `least` on if it is smaller.
 */
export function selectLastPackedId(learnerId: string, greatest: string) {
  return expressionBuilder<Tables>()
    .selectFrom('practiceBlockIds')
    .select('lastId')
    .where('learnerId', '=', learnerId)
    .where('firstId', '<=', greatest)
    .orderBy('firstId', 'desc')
    .limit(1)
}

/** The one list for each id that can hold it: no more lists than ids, whatever the ids are. */
async function findLists(
  queries: Queries,
  learnerId: string,
  ids: readonly string[],
): Promise<readonly PackedIds[]> {
  if (ids.length === 0) return []
  const wanted = sql.join(ids.map((id) => sql`(${id})`))
  const found = await sql<PackedIds>`
    select first_id as "firstId", last_id as "lastId", ids from practice_block_ids
    where learner_id = ${learnerId} and first_id in (
      select (
        select max(first_id) from practice_block_ids
        where learner_id = ${learnerId} and first_id <= wanted.column1
      ) from (values ${wanted}) as wanted
    )`.execute(queries)
  return found.rows
}

/** When each of these events was received, by id, of those in blocks. */
export async function listPackedReceiptTimes(
  queries: Queries,
  learnerId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const wanted = new Set(ids)
  const times = new Map<string, number>()
  for (const list of await findLists(queries, learnerId, ids)) {
    for (const { id, receivedAt } of unpackIds(list)) if (wanted.has(id)) times.set(id, receivedAt)
  }
  return times
}

/** Adds the ids of events that are put into blocks. */
export async function insertPackedIds(
  queries: Queries,
  learnerId: string,
  added: readonly PackedId[],
): Promise<void> {
  const sorted = added.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const lists = await findLists(
    queries,
    learnerId,
    sorted.map(({ id }) => id),
  )
  const replaced = lists.toSorted((a, b) => (a.firstId < b.firstId ? -1 : 1))
  const groups: PackedId[][] = [[], ...replaced.map((list) => unpackIds(list))]
  let group = 0
  for (const each of sorted) {
    while (group < replaced.length && (replaced[group]?.firstId ?? '') <= each.id) group += 1
    groups[group]?.push(each)
  }
  const firstIds = replaced.map(({ firstId }) => firstId)
  if (firstIds.length > 0) {
    await queries
      .deleteFrom('practiceBlockIds')
      .where('learnerId', '=', learnerId)
      .where('firstId', 'in', firstIds)
      .execute()
  }
  const rows = groups.flatMap(packIds).map((list) => ({ learnerId, ...list }))
  if (rows.length > 0) await queries.insertInto('practiceBlockIds').values(rows).execute()
}

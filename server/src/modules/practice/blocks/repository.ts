import { sql } from 'kysely'
import type { Database, Queries } from '../../../platform/database/database.ts'
import { packBlock, unpackBlock, type NumberedEvent, type PracticeBlock } from './practice-block.ts'

/** A learner who has had events one by one for a while. */
export interface Uncompacted {
  readonly learnerId: string
  readonly since: number
}

export async function countPackedEvents(queries: Queries, learnerId: string): Promise<number> {
  const { count } = await queries
    .selectFrom('practiceBlocks')
    .select((expression) => expression.fn.sum<number | null>('eventCount').as('count'))
    .where('learnerId', '=', learnerId)
    .executeTakeFirstOrThrow()
  return count ?? 0
}

/** Those who had events one by one before an instant, the longest first. */
export function listUncompacted(
  queries: Queries,
  { before, after, limit }: { before: number; after: Uncompacted | undefined; limit: number },
): Promise<readonly Uncompacted[]> {
  return queries
    .selectFrom('practiceSequences')
    .select(['learnerId', sql<number>`uncompacted_since`.as('since')])
    .where('uncompactedSince', '<', before)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(uncompacted_since, learner_id) > (${after?.since}, ${after?.learnerId})`,
      ),
    )
    .orderBy('uncompactedSince')
    .orderBy('learnerId')
    .limit(limit)
    .execute()
}

/**
 * Locks the learner's events as `takeSequences` does, until the transaction ends; false where
 * another one is at them, who is waited for only where that is asked.
 */
export async function lockEvents(
  engine: Database['engine'],
  queries: Queries,
  { learnerId, waits }: { learnerId: string; waits: boolean },
): Promise<boolean> {
  const found = await queries
    .selectFrom('practiceSequences')
    .select('learnerId')
    .where('learnerId', '=', learnerId)
    // SQLite has one writer at a time and knows no locks of rows.
    .$if(engine === 'postgres', (query) =>
      waits ? query.forUpdate() : query.forUpdate().skipLocked(),
    )
    .executeTakeFirst()
  return found !== undefined
}

/** The learner's last block, where there is room in it; takes it away. */
export async function takeOpenBlock(
  queries: Queries,
  learnerId: string,
  eventsInBlock: number,
): Promise<readonly NumberedEvent[]> {
  const last = await queries
    .selectFrom('practiceBlocks')
    .select(['firstSequence', 'eventCount', 'events'])
    .where('learnerId', '=', learnerId)
    .orderBy('firstSequence', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (last === undefined || last.eventCount >= eventsInBlock) return []
  await queries
    .deleteFrom('practiceBlocks')
    .where('learnerId', '=', learnerId)
    .where('firstSequence', '=', last.firstSequence)
    .execute()
  return unpackBlock(last)
}

/** Puts them into blocks, all but the last of which are full. @param numbered in order of number */
export async function insertBlocks(
  queries: Queries,
  learnerId: string,
  { numbered, eventsInBlock }: { numbered: readonly NumberedEvent[]; eventsInBlock: number },
): Promise<void> {
  const rows: (PracticeBlock & { learnerId: string })[] = []
  for (let from = 0; from < numbered.length; from += eventsInBlock) {
    rows.push({ learnerId, ...packBlock(numbered.slice(from, from + eventsInBlock)) })
  }
  if (rows.length > 0) await queries.insertInto('practiceBlocks').values(rows).execute()
}

/** All of the learner's events stand in blocks now. */
export async function noteCompacted(queries: Queries, learnerId: string): Promise<void> {
  await queries
    .updateTable('practiceSequences')
    .set({ uncompactedSince: null })
    .where('learnerId', '=', learnerId)
    .execute()
}

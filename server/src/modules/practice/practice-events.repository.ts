import type { PracticeEvent, ReceivedEvent } from '@mboa/contract'
import { effectiveAt } from '@mboa/domain'
import type { Queries } from '../../platform/database/database.ts'
import { walkPages } from '../../platform/database/walk-pages.ts'

/** 300 kB of the largest events: between two pages, the server answers others. */
const walkedAtOnce = 50

/** The last number given to an event of the learner; 0 before the first. */
export async function readLastSequence(queries: Queries, learnerId: string): Promise<number> {
  const row = await queries
    .selectFrom('practiceSequences')
    .select('lastSequence')
    .where('learnerId', '=', learnerId)
    .executeTakeFirst()
  return row?.lastSequence ?? 0
}

/**
 * Takes the learner's next `count` numbers and answers the last one taken before them. Locks the
 * learner's row until the transaction ends: numbers therefore become visible in their order, and
 * a reader who has seen one has seen all below it.
 */
export async function takeSequences(
  queries: Queries,
  learnerId: string,
  count: number,
): Promise<number> {
  const { lastSequence } = await queries
    .insertInto('practiceSequences')
    .values({ learnerId, lastSequence: count })
    .onConflict((conflict) =>
      conflict.column('learnerId').doUpdateSet((expression) => ({
        lastSequence: expression('practiceSequences.lastSequence', '+', count),
      })),
    )
    .returning('lastSequence')
    .executeTakeFirstOrThrow()
  return lastSequence - count
}

/**
 * Stores the events under the numbers after `after` and answers the ids of those that are new.
 * An id the learner already has stays as it is; its number is left unused.
 */
export async function insertEvents(
  queries: Queries,
  learnerId: string,
  batch: { events: readonly ReceivedEvent[]; after: number },
): Promise<ReadonlySet<string>> {
  const rows = batch.events.map(({ receivedAt, ...event }, index) => ({
    learnerId,
    id: event.id,
    sequence: batch.after + 1 + index,
    receivedAt,
    event: JSON.stringify(event satisfies PracticeEvent),
  }))
  const inserted = await queries
    .insertInto('practiceEvents')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['learnerId', 'id']).doNothing())
    .returning('id')
    .execute()
  return new Set(inserted.map(({ id }) => id))
}

/** When each of these events of the learner was received, by id. */
export async function listReceiptTimes(
  queries: Queries,
  learnerId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await queries
    .selectFrom('practiceEvents')
    .select(['id', 'receivedAt'])
    .where('learnerId', '=', learnerId)
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, receivedAt }) => [id, receivedAt]))
}

/** The learner's events with numbers above `after` up to `through`, in order of number. */
export async function listEvents(
  queries: Queries,
  learnerId: string,
  range: { after: number; through: number; limit: number },
): Promise<readonly { sequence: number; event: ReceivedEvent }[]> {
  const rows = await queries
    .selectFrom('practiceEvents')
    .select(['sequence', 'receivedAt', 'event'])
    .where('learnerId', '=', learnerId)
    .where('sequence', '>', range.after)
    .where('sequence', '<=', range.through)
    .orderBy('sequence')
    .limit(range.limit)
    .execute()
  return rows.map(({ sequence, receivedAt, event }) => ({
    sequence,
    // Only `insertEvents` writes this column.
    event: { ...(JSON.parse(event) as PracticeEvent), receivedAt },
  }))
}

/** Looked at, the newest first: a day's settings are fewer. */
const newestLookedAt = 200

/** Whether the learner has answered or finished anything since an instant, as far as is known here. */
export async function hasPractisedSince(
  queries: Queries,
  learnerId: string,
  since: number,
): Promise<boolean> {
  const through = await readLastSequence(queries, learnerId)
  const range = { after: through - newestLookedAt, through, limit: newestLookedAt }
  return (await listEvents(queries, learnerId, range)).some(
    ({ event }) =>
      (event.type === 'review' || event.type === 'lesson') && effectiveAt(event) >= since,
  )
}

/** All of a learner's, in the order in which they became durable, page by page. */
export async function* walkEvents(
  queries: Queries,
  learnerId: string,
): AsyncGenerator<readonly ReceivedEvent[], void> {
  const through = await readLastSequence(queries, learnerId)
  const read = ({ after = 0, limit }: { after: number | undefined; limit: number }) =>
    listEvents(queries, learnerId, { after, through, limit })
  for await (const rows of walkPages(read, ({ sequence }) => sequence, walkedAtOnce)) {
    yield rows.map(({ event }) => event)
  }
}

export async function countEvents(queries: Queries, learnerId: string): Promise<number> {
  const { count } = await queries
    .selectFrom('practiceEvents')
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .where('learnerId', '=', learnerId)
    .executeTakeFirstOrThrow()
  return count
}

import type { PracticeEvent, ReceivedEvent } from '@mboa/contract'
import { effectiveAt } from '@mboa/domain'
import { sql } from 'kysely'
import type { Queries } from '../../platform/database/database.ts'
import { walkPages } from '../../platform/database/walk-pages.ts'
import { compaction } from './limits.ts'
import { unpackBlock, type NumberedEvent } from './blocks/practice-block.ts'
import { listPackedReceiptTimes, selectLastPackedId } from './blocks/packed-ids.repository.ts'
import { countPackedEvents } from './blocks/repository.ts'

/** 300 kB of the largest events: between two pages, the server answers others. */
const walkedAtOnce = 50

/** The last number given to an event of the learner; 0 before the first. */
async function readLastSequence(queries: Queries, learnerId: string): Promise<number> {
  const row = await queries
    .selectFrom('practiceSequences')
    .select('lastSequence')
    .where('learnerId', '=', learnerId)
    .executeTakeFirst()
  return row?.lastSequence ?? 0
}

/** The same, and in which epoch. */
export async function readPlace(
  queries: Queries,
  learnerId: string,
): Promise<{ epoch: string; last: number }> {
  const { epoch, last } = await queries
    .selectFrom('epochs')
    .leftJoin('practiceSequences', (join) => join.on('practiceSequences.learnerId', '=', learnerId))
    .select(['epochs.id as epoch', 'practiceSequences.lastSequence as last'])
    .executeTakeFirstOrThrow()
  return { epoch, last: last ?? 0 }
}

/**
 * Takes the learner's next `count` numbers and answers the last one taken before them, and in which
 * epoch. Locks the learner's row until the transaction ends: numbers therefore become visible in
 * their order, and a reader who has seen one has seen all below it.
 */
export async function takeSequences(
  queries: Queries,
  learnerId: string,
  { count, now }: { count: number; now: number },
): Promise<{ epoch: string; before: number }> {
  const { epoch, lastSequence } = await queries
    .insertInto('practiceSequences')
    .values({ learnerId, lastSequence: count, uncompactedSince: now })
    .onConflict((conflict) =>
      conflict.column('learnerId').doUpdateSet((expression) => ({
        lastSequence: expression('practiceSequences.lastSequence', '+', count),
        uncompactedSince: expression.fn.coalesce(
          'practiceSequences.uncompactedSince',
          expression.val(now),
        ),
      })),
    )
    .returning((taken) => [
      'lastSequence',
      taken.selectFrom('epochs').select('id').$asScalar().$notNull().as('epoch'),
    ])
    .executeTakeFirstOrThrow()
  return { epoch, before: lastSequence - count }
}

/**
 * Stores the events under the numbers after `after`, taken by `takeSequences` in the same
 * transaction, and answers the ids of those that are new. An id the learner already has stays as it
 * is; its number is left unused.
 */
export async function insertEvents(
  queries: Queries,
  learnerId: string,
  batch: { events: readonly ReceivedEvent[]; after: number },
): Promise<ReadonlySet<string>> {
  const sorted = batch.events.map(({ id }) => id).toSorted()
  const [least, greatest] = [sorted[0], sorted.at(-1)]
  if (least === undefined || greatest === undefined) return new Set()
  const inserted = await queries
    .insertInto('practiceEvents')
    .values(
      batch.events.map(({ receivedAt, ...event }, index) => ({
        learnerId,
        id: event.id,
        sequence: batch.after + 1 + index,
        receivedAt,
        event: JSON.stringify(event satisfies PracticeEvent),
      })),
    )
    .onConflict((conflict) => conflict.columns(['learnerId', 'id']).doNothing())
    .returning(['id', selectLastPackedId(learnerId, greatest).as('lastPackedId')])
    .execute()
  const ids = inserted.map(({ id }) => id)
  // A device that sends what is new has ids beyond all in blocks, and nothing more is read.
  if (!inserted.some(({ lastPackedId }) => (lastPackedId ?? '') >= least)) return new Set(ids)
  const packed = await listPackedReceiptTimes(queries, learnerId, ids)
  const again = ids.filter((id) => packed.has(id))
  if (again.length > 0) await deleteNamed(queries, learnerId, again)
  return new Set(ids.filter((id) => !packed.has(id)))
}

async function deleteNamed(
  queries: Queries,
  learnerId: string,
  ids: readonly string[],
): Promise<void> {
  await queries
    .deleteFrom('practiceEvents')
    .where('learnerId', '=', learnerId)
    .where('id', 'in', ids)
    .execute()
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
  const single = rows.map(({ id, receivedAt }) => [id, receivedAt] as const)
  if (rows.length === ids.length) return new Map(single)
  return new Map([...single, ...(await listPackedReceiptTimes(queries, learnerId, ids))])
}

interface Range {
  readonly after: number
  readonly through: number
  readonly limit: number
}

/** The learner's events with numbers above `after` up to `through`, in order of number. */
export async function listEvents(
  queries: Queries,
  learnerId: string,
  range: Range,
): Promise<readonly NumberedEvent[]> {
  const listed: NumberedEvent[] = []
  for (let mayBeMore = true; mayBeMore && listed.length < range.limit;) {
    const after = listed.at(-1)?.sequence ?? range.after
    const limit = range.limit - listed.length
    const rows = await listRows(queries, learnerId, { ...range, after, limit })
    const blocks = rows.filter(({ isBlock }) => isBlock === 1)
    mayBeMore = blocks.length === blocksFor(limit)
    // What stands one by one comes after all blocks.
    for (const row of mayBeMore ? blocks : rows) {
      if (listed.length >= range.limit) break
      const held = row.isBlock === 1 ? unpackBlock({ events: row.event }) : [numberedOf(row)]
      listed.push(...held.filter(({ sequence }) => after < sequence && sequence <= range.through))
    }
  }
  return listed.slice(0, range.limit)
}

/** As many as hold so many events where all are full, and one of which little is asked for. */
const blocksFor = (events: number) => Math.ceil(events / compaction.eventsInBlock) + 1

/**
 * Blocks, then events that stand one by one, in one statement, which sees one moment: none is missed
 * that is just being put into a block.
 */
function listRows(queries: Queries, learnerId: string, { after, through, limit }: Range) {
  return queries
    .selectFrom((from) =>
      from
        .selectFrom('practiceBlocks')
        .select(['firstSequence as sequence', 'events as event'])
        .select([sql.lit(0).as('receivedAt'), sql.lit(1).as('isBlock')])
        .where('learnerId', '=', learnerId)
        .where('lastSequence', '>', after)
        .where('firstSequence', '<=', through)
        .orderBy('firstSequence')
        .limit(blocksFor(limit))
        .as('blocks'),
    )
    .select(['sequence', 'event', 'receivedAt', 'isBlock'])
    .unionAll((union) =>
      union
        .selectFrom((from) =>
          from
            .selectFrom('practiceEvents')
            .select(['sequence', 'event', 'receivedAt', sql.lit(0).as('isBlock')])
            .where('learnerId', '=', learnerId)
            .where('sequence', '>', after)
            .where('sequence', '<=', through)
            .orderBy('sequence')
            .limit(limit)
            .as('single'),
        )
        .select(['sequence', 'event', 'receivedAt', 'isBlock']),
    )
    .orderBy('sequence')
    .execute()
}

/** The first of those that stand one by one, in order of number. */
export async function listSingleEvents(
  queries: Queries,
  learnerId: string,
  limit: number,
): Promise<readonly NumberedEvent[]> {
  const rows = await queries
    .selectFrom('practiceEvents')
    .select(['sequence', 'receivedAt', 'event'])
    .where('learnerId', '=', learnerId)
    .orderBy('sequence')
    .limit(limit)
    .execute()
  return rows.map(numberedOf)
}

function numberedOf(row: { sequence: number; receivedAt: number; event: string }): NumberedEvent {
  const { sequence, receivedAt } = row
  // Only `insertEvents` writes this column.
  return { sequence, event: { ...(JSON.parse(row.event) as PracticeEvent), receivedAt } }
}

/** Of those that stand one by one, up to a number. */
export async function deleteEvents(
  queries: Queries,
  learnerId: string,
  through: number,
): Promise<void> {
  await queries
    .deleteFrom('practiceEvents')
    .where('learnerId', '=', learnerId)
    .where('sequence', '<=', through)
    .execute()
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
  return count + (await countPackedEvents(queries, learnerId))
}

import { sql } from 'kysely'
import { maxClockSkewMs } from '../../platform/clock.ts'
import type { Queries } from '../../platform/database/database.ts'
import { inSlices } from '../../platform/database/in-slices.ts'
import type { TakesTable } from '../../platform/database/take-tables.ts'
import { consentsToLearners, speakerIdOf } from '../speakers/index.ts'
import { noteSaidAgain, replacedBy } from './replaced-takes.repository.ts'

export type TakeRow = Readonly<TakesTable>

/** All of it, each by its name: a statement of columns that stay the same can be planned once. */
export const takeColumns = [
  'takes.id',
  'takes.recorderId',
  'takes.speakerId',
  'takes.course',
  'takes.item',
  'takes.kind',
  'takes.dialect',
  'takes.pace',
  'takes.description',
  'takes.sound',
  'takes.archiveHash',
  'takes.archiveBytes',
  'takes.heardHash',
  'takes.heardBytes',
  'takes.listeningHash',
  'takes.listeningBytes',
  'takes.recordedAt',
  'takes.receivedAt',
  'takes.approvedAt',
  'takes.sentBackAt',
  'takes.sentBackReason',
  'takes.sentBackComment',
  'takes.doubtedAt',
  'takes.withdrawnAt',
  'takes.saidAgain',
] as const

export function findTake(queries: Queries, id: string): Promise<TakeRow | undefined> {
  return queries.selectFrom('takes').select(takeColumns).where('id', '=', id).executeTakeFirst()
}

/** Keeps two changes of one take apart until the transaction ends; undefined where it is gone. */
export function lockTake(queries: Queries, id: string): Promise<TakeRow | undefined> {
  return queries
    .updateTable('takes')
    .set((expression) => ({ id: expression.ref('id') }))
    .where('id', '=', id)
    .returning(takeColumns)
    .executeTakeFirst()
}

/** False where there is a take of this id, which is left as it is. */
export async function insertTake(queries: Queries, take: TakeRow): Promise<boolean> {
  const inserted = await queries
    .insertInto('takes')
    .values(take)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (inserted === undefined) return false
  await noteSaidAgain(queries, take.id)
  return true
}

export async function setWithdrawn(queries: Queries, id: string, now: number): Promise<void> {
  await queries
    .updateTable('takes')
    .set({ withdrawnAt: now })
    .where('id', '=', id)
    .where('withdrawnAt', 'is', null)
    .execute()
}

interface TakesPage {
  readonly after: string
  readonly limit: number
}

/** Which later take replaces it; null for a take that none replaces. */
export interface Replaced {
  readonly replacedBy: string | null
}

/** A recorder's own, with ids above `after`. */
export function listTakesOf(
  queries: Queries,
  recorderId: string,
  page: TakesPage,
): Promise<readonly (TakeRow & Replaced)[]> {
  return pageOf(queries, recorderId, page)
    .select(takeColumns)
    .select(replacedBy().as('replacedBy'))
    .execute()
}

const receivedColumns = [
  'id',
  'course',
  'item',
  'speakerId',
  'dialect',
  'recordedAt',
  'approvedAt',
  'sentBackAt',
  'sentBackReason',
  'sentBackComment',
  'withdrawnAt',
] as const

export type ReceivedTakeRow = Pick<TakeRow, (typeof receivedColumns)[number]> & Replaced

/** The same without what describes the sound, which is most of a row. */
export function listReceivedTakes(
  queries: Queries,
  recorderId: string,
  page: TakesPage,
): Promise<readonly ReceivedTakeRow[]> {
  return pageOf(queries, recorderId, page)
    .select(receivedColumns)
    .select(replacedBy().as('replacedBy'))
    .execute()
}

function pageOf(queries: Queries, recorderId: string, { after, limit }: TakesPage) {
  return queries
    .selectFrom('takes')
    .where('recorderId', '=', recorderId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
}

export type SayingTake = Pick<TakeRow, 'id' | 'course' | 'item' | 'speakerId' | 'dialect'>

/** Everybody's of these items that are not withdrawn. */
export function listTakesSaying(
  queries: Queries,
  course: string,
  items: readonly string[],
): Promise<readonly SayingTake[]> {
  const saying = queries
    .selectFrom('takes')
    .select(['id', 'course', 'item', 'speakerId', 'dialect'])
    .where('course', '=', course)
    .where('withdrawnAt', 'is', null)
  return inSlices(items, (some) => saying.where('item', 'in', some).execute())
}

export function listTakes(queries: Queries, ids: readonly string[]): Promise<readonly TakeRow[]> {
  const takes = queries.selectFrom('takes').select(takeColumns)
  return inSlices(ids, (some) => takes.where('id', 'in', some).execute())
}

/**
 * Of a course: so many of each of these items that are neither withdrawn nor sent back, by speakers
 * who consent, all but those of `exceptOf`; approved ones first, then the oldest. Their ids.
 */
export async function listHeardIds(
  queries: Queries,
  course: string,
  { items, each, exceptOf }: { items: readonly string[]; each: number; exceptOf?: string },
): Promise<readonly string[]> {
  const nth = sql<number>`row_number() over (
    partition by item order by case when approved_at is null then 1 else 0 end, id)`
  const heard = (some: readonly string[]) =>
    queries.selectFrom((from) =>
      from
        .selectFrom('takes')
        .select(['id', nth.as('nth')])
        .where('course', '=', course)
        .where('item', 'in', some)
        .where('withdrawnAt', 'is', null)
        .where('sentBackAt', 'is', null)
        .$if(exceptOf !== undefined, (query) =>
          query.where((take) =>
            take.or([take('recorderId', 'is', null), take('recorderId', '!=', exceptOf ?? '')]),
          ),
        )
        .where(consentsToLearners())
        .as('heard'),
    )
  const rows = await inSlices(items, (some) =>
    heard(some).select(['id', 'nth']).where('nth', '<=', each).execute(),
  )
  return rows.toSorted((one, other) => one.nth - other.nth).map(({ id }) => id)
}

/** A take that holds a sound, for who asks to hear that. */
export type TakeWithSound = Pick<TakeRow, 'recorderId' | 'course' | 'approvedAt'> & {
  readonly bytes: number
  /** 1 where it is not withdrawn, and of a speaker who lets learners hear it. */
  readonly isHeard: number
  /** 1 if others than the recorder may hear this file. */
  readonly isShared: number
}

/** Lists the takes that hold this sound: two may hold the same. */
export function listTakesWithSound(
  queries: Queries,
  { hash, ending }: { hash: string; ending: 'flac' | 'opus' },
): Promise<TakeWithSound[]> {
  return queries
    .selectFrom('takes')
    .select((take) => [
      'recorderId',
      'course',
      'approvedAt',
      take.ref(ending === 'flac' ? 'archiveBytes' : 'listeningBytes').as('bytes'),
      take
        .case()
        .when(ending === 'flac' ? 'heardHash' : 'listeningHash', '=', hash)
        .then(1)
        .else(0)
        .end()
        .as('isShared'),
      take
        .case()
        .when(take.and([take('withdrawnAt', 'is', null), consentsToLearners()]))
        .then(1)
        .else(0)
        .end()
        .as('isHeard'),
    ])
    .where((take) =>
      ending === 'opus'
        ? take('listeningHash', '=', hash)
        : take.or([take('heardHash', '=', hash), take('archiveHash', '=', hash)]),
    )
    .execute()
}

export interface StoredBytes {
  /** Bytes of all takes that are not withdrawn. */
  readonly kept: number
  /** Bytes received in the last day, withdrawn or not. */
  readonly recent: number
  /** Epoch ms at which the first of the recent takes came; null if there is none. */
  readonly since: number | null
}

/** Of a recorder's takes. */
export function sumStoredBytes(
  queries: Queries,
  recorderId: string,
  { now, dayMs }: { now: number; dayMs: number },
): Promise<StoredBytes> {
  // Ignores takes that a wrong clock dated in the future.
  const isRecent = sql<boolean>`received_at > ${now - dayMs} and received_at <= ${now + maxClockSkewMs}`
  const bytes = sql`archive_bytes + listening_bytes
    + case when heard_hash = archive_hash then 0 else heard_bytes end`
  return queries
    .selectFrom('takes')
    .select([
      sql<number>`coalesce(sum(case when withdrawn_at is null then ${bytes} end), 0)`.as('kept'),
      sql<number>`coalesce(sum(case when ${isRecent} then ${bytes} end), 0)`.as('recent'),
      sql<number | null>`min(case when ${isRecent} then received_at end)`.as('since'),
    ])
    .where('recorderId', '=', recorderId)
    .executeTakeFirstOrThrow()
}

/** Of a recorder's own voice. */
export async function countTakes(queries: Queries, recorderId: string): Promise<number> {
  const { count } = await queries
    .selectFrom('takes')
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .where('recorderId', '=', recorderId)
    .where('speakerId', '=', speakerIdOf(recorderId))
    .executeTakeFirstOrThrow()
  return count
}

/** Recordings of an item in a dialect that may be heard. */
export interface ApprovedCount {
  readonly item: string
  readonly dialect: string | null
  readonly count: number
  /** Different speakers of these. */
  readonly voices: number
  /** Epoch ms. */
  readonly newestApprovedAt: number
}

/** Of a course: approved, not withdrawn, by speakers who consent. */
export function countApproved(queries: Queries, course: string): Promise<readonly ApprovedCount[]> {
  // Speaker by speaker first: to count different ones in one step, PostgreSQL sorts all takes.
  return queries
    .selectFrom((from) =>
      from
        .selectFrom('takes')
        .select(({ fn }) => [
          'item',
          'dialect',
          fn.countAll<number>().as('takes'),
          fn.max<number>('approvedAt').as('newestApprovedAt'),
        ])
        .where('course', '=', course)
        .where('approvedAt', 'is not', null)
        .where('withdrawnAt', 'is', null)
        .where(consentsToLearners())
        .groupBy(['item', 'dialect', 'speakerId'])
        .as('ofSpeakers'),
    )
    .select(({ fn }) => [
      'item',
      'dialect',
      fn.sum<number>('takes').as('count'),
      fn.countAll<number>().as('voices'),
      fn.max<number>('newestApprovedAt').as('newestApprovedAt'),
    ])
    .groupBy(['item', 'dialect'])
    .orderBy('item')
    .execute()
}

/** Those neither withdrawn nor sent back. */
export async function countStanding(queries: Queries, recorderId: string): Promise<number> {
  const { count } = await queries
    .selectFrom('takes')
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .where('recorderId', '=', recorderId)
    .where('speakerId', '=', speakerIdOf(recorderId))
    .where('withdrawnAt', 'is', null)
    .where('sentBackAt', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** From now on they are nobody's; their speaker stays. */
export async function detachTakes(queries: Queries, recorderId: string): Promise<void> {
  await queries
    .updateTable('takes')
    .set({ recorderId: null })
    .where('recorderId', '=', recorderId)
    .where('withdrawnAt', 'is', null)
    .where('sentBackAt', 'is', null)
    .execute()
}

export async function removeTakesOf(queries: Queries, recorderId: string): Promise<void> {
  await queries.deleteFrom('takes').where('recorderId', '=', recorderId).execute()
}

export async function removeTakes(queries: Queries, ids: readonly string[]): Promise<void> {
  await inSlices(ids, (some) => queries.deleteFrom('takes').where('id', 'in', some).execute())
}

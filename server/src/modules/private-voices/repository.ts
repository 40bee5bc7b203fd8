import type { Queries } from '../../platform/database/database.ts'
import type { PrivateRecordingsTable, PrivateVoicesTable } from '../../platform/database/tables.ts'

export type PrivateVoiceRow = Readonly<PrivateVoicesTable>
export type PrivateRecordingRow = Readonly<PrivateRecordingsTable>

/** Whose, and which: ids are an account's own, so that nobody names another's. */
export interface OwnId {
  readonly accountId: string
  readonly id: string
}

/** Keeps two changes of what one account has recorded apart until the transaction ends. */
export async function lockVoicesOf(queries: Queries, accountId: string): Promise<boolean> {
  const locked = await queries
    .updateTable('accounts')
    .set((expression) => ({ createdAt: expression.ref('createdAt') }))
    .where('id', '=', accountId)
    .executeTakeFirst()
  return locked.numUpdatedRows > 0n
}

/** In the order of their ids. */
export function listVoices(
  queries: Queries,
  accountId: string,
): Promise<readonly PrivateVoiceRow[]> {
  return queries
    .selectFrom('privateVoices')
    .selectAll()
    .where('accountId', '=', accountId)
    .orderBy('id')
    .execute()
}

/** In the order of their ids. */
export function listRecordings(
  queries: Queries,
  accountId: string,
): Promise<readonly PrivateRecordingRow[]> {
  return queries
    .selectFrom('privateRecordings')
    .selectAll()
    .where('accountId', '=', accountId)
    .orderBy('id')
    .execute()
}

export function findVoice(
  queries: Queries,
  { accountId, id }: OwnId,
): Promise<PrivateVoiceRow | undefined> {
  return queries
    .selectFrom('privateVoices')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
}

export function findRecording(
  queries: Queries,
  { accountId, id }: OwnId,
): Promise<PrivateRecordingRow | undefined> {
  return queries
    .selectFrom('privateRecordings')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** In place of the one of this id, if there is one. */
export async function putVoice(queries: Queries, row: PrivateVoiceRow): Promise<void> {
  const { name, consentTextVersion, consentedAt, guardianName } = row
  await queries
    .insertInto('privateVoices')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['accountId', 'id'])
        .doUpdateSet({ name, consentTextVersion, consentedAt, guardianName }),
    )
    .execute()
}

export async function insertRecording(queries: Queries, row: PrivateRecordingRow): Promise<void> {
  await queries.insertInto('privateRecordings').values(row).execute()
}

export async function removeVoice(queries: Queries, { accountId, id }: OwnId): Promise<void> {
  await queries
    .deleteFrom('privateVoices')
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .execute()
}

export async function removeRecording(queries: Queries, { accountId, id }: OwnId): Promise<void> {
  await queries
    .deleteFrom('privateRecordings')
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .execute()
}

export async function isDeleted(queries: Queries, { accountId, id }: OwnId): Promise<boolean> {
  const found = await queries
    .selectFrom('deletedPrivateSounds')
    .select('id')
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
  return found !== undefined
}

export async function countDeleted(queries: Queries, accountId: string): Promise<number> {
  const { count } = await queries
    .selectFrom('deletedPrivateSounds')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow()
  return count
}

/** From now on nothing is kept under this id, whatever is still on its way. */
export async function recordDeleted(queries: Queries, id: OwnId, now: number): Promise<void> {
  await queries
    .insertInto('deletedPrivateSounds')
    .values({ ...id, deletedAt: now })
    .onConflict((conflict) => conflict.columns(['accountId', 'id']).doNothing())
    .execute()
}

import type { Queries } from '../database/database.ts'
import type { BlobStoresTable } from '../database/tables.ts'

/** There is one store. */
const key = 1

/** The store of this database; from now on this one where there is none. */
export async function saveStoreId(queries: Queries, id: string): Promise<BlobStoresTable> {
  await queries
    .insertInto('blobStores')
    .values({ key, id, markedAt: null })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  return queries
    .selectFrom('blobStores')
    .selectAll()
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
}

/** The store of this database; undefined where none is marked yet. Changes nothing. */
export function findStore(queries: Queries): Promise<BlobStoresTable | undefined> {
  return queries.selectFrom('blobStores').selectAll().where('key', '=', key).executeTakeFirst()
}

export async function recordMarked(queries: Queries, now: number): Promise<void> {
  await queries
    .updateTable('blobStores')
    .set({ markedAt: now })
    .where('key', '=', key)
    .where('markedAt', 'is', null)
    .execute()
}

/** Some files that the store of this database holds, the newest of each kind. */
export async function listSomeHeld(queries: Queries, limit: number): Promise<readonly string[]> {
  const takes = await queries
    .selectFrom('takes')
    .select('archiveHash as hash')
    .where('withdrawnAt', 'is', null)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  const photos = await queries
    .selectFrom('accountPhotos')
    .select('blobHash as hash')
    .limit(limit)
    .execute()
  const privately = await queries
    .selectFrom('privateRecordings')
    .select('sha256 as hash')
    .orderBy('receivedAt', 'desc')
    .limit(limit)
    .execute()
  const agreed = await queries
    .selectFrom('speakerStatements')
    .select('sha256 as hash')
    .orderBy('receivedAt', 'desc')
    .limit(limit)
    .execute()
  return [...takes, ...photos, ...privately, ...agreed].map(({ hash }) => hash)
}

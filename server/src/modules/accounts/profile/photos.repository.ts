import type { Queries } from '../../../platform/database/database.ts'
import type { AccountPhotosTable } from '../../../platform/database/account-tables.ts'

export type Photo = Readonly<AccountPhotosTable>

export function findPhotoOf(queries: Queries, accountId: string): Promise<Photo | undefined> {
  return queries
    .selectFrom('accountPhotos')
    .selectAll()
    .where('accountId', '=', accountId)
    .executeTakeFirst()
}

export function findPhotoNamed(queries: Queries, name: string): Promise<Photo | undefined> {
  return queries.selectFrom('accountPhotos').selectAll().where('name', '=', name).executeTakeFirst()
}

/** Gives the account a photo of our own, or takes any photo away, also one at Google. */
export async function setPhoto(
  queries: Queries,
  accountId: string,
  photo: { name: string; blobHash: string; url: string } | undefined,
): Promise<void> {
  await queries.deleteFrom('accountPhotos').where('accountId', '=', accountId).execute()
  if (photo !== undefined) {
    const { name, blobHash } = photo
    await queries.insertInto('accountPhotos').values({ accountId, name, blobHash }).execute()
  }
  await queries
    .updateTable('accounts')
    .set({ photoUrl: photo?.url ?? null })
    .where('id', '=', accountId)
    .execute()
}

import type { Queries } from '../database/database.ts'

/** Notes that a blob is, or was, about to have a row; false while the sweep is removing it. */
export async function touchBlob(queries: Queries, hash: string, now: number): Promise<boolean> {
  const touched = await queries
    .insertInto('pendingBlobs')
    .values({ hash, touchedAt: now, removingAt: null })
    .onConflict((conflict) =>
      conflict
        .column('hash')
        .doUpdateSet({ touchedAt: now })
        .where('pendingBlobs.removingAt', 'is', null),
    )
    .returning('hash')
    .executeTakeFirst()
  return touched !== undefined
}

/** Blobs that nobody has touched since, and those whose removal was broken off. */
export async function listSettledBlobs(
  queries: Queries,
  before: number,
): Promise<readonly string[]> {
  const rows = await queries
    .selectFrom('pendingBlobs')
    .select('hash')
    .where((expression) =>
      expression.or([
        expression('touchedAt', '<', before),
        expression('removingAt', 'is not', null),
      ]),
    )
    .execute()
  return rows.map(({ hash }) => hash)
}

/** True where no take and no photo holds the blob: from then on nobody can. */
export async function claimForRemoval(
  queries: Queries,
  hash: string,
  times: { before: number; now: number },
): Promise<boolean> {
  const claimed = await queries
    .updateTable('pendingBlobs')
    .set({ removingAt: times.now })
    .where('hash', '=', hash)
    .where((expression) =>
      expression.or([
        expression('touchedAt', '<', times.before),
        expression('removingAt', 'is not', null),
      ]),
    )
    .where((expression) => {
      const takes = expression
        .selectFrom('takes')
        .select('id')
        .where('withdrawnAt', 'is', null)
        .where((take) =>
          take.or([take('archiveHash', '=', hash), take('listeningHash', '=', hash)]),
        )
      const photos = expression
        .selectFrom('accountPhotos')
        .select('accountId')
        .where('blobHash', '=', hash)
      return expression.not(expression.or([expression.exists(takes), expression.exists(photos)]))
    })
    .returning('hash')
    .executeTakeFirst()
  return claimed !== undefined
}

/** Nothing needs to be looked after any more: the blob is gone, or somebody holds it. */
export async function forgetPending(queries: Queries, hash: string, before: number): Promise<void> {
  await queries
    .deleteFrom('pendingBlobs')
    .where('hash', '=', hash)
    .where((expression) =>
      expression.or([
        expression('touchedAt', '<', before),
        expression('removingAt', 'is not', null),
      ]),
    )
    .execute()
}

import type { ExpressionBuilder } from 'kysely'
import type { Queries } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'

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

/** Instants that decide what a sweep may take in hand; epoch ms. */
export interface SweepTimes {
  readonly now: number
  /** What was touched before it is settled. */
  readonly settledBefore: number
  /** A removal that began before it was broken off. */
  readonly brokenOffBefore: number
}

/** Blobs that nobody has touched for a while and no other sweep has in hand, in the order of their hashes. */
export async function listSettledBlobs(
  queries: Queries,
  times: SweepTimes,
  { after = '', limit }: { after: string | undefined; limit: number },
): Promise<readonly string[]> {
  const rows = await queries
    .selectFrom('pendingBlobs')
    .select('hash')
    .where('hash', '>', after)
    .where((expression) => isSettled(expression, times))
    .orderBy('hash')
    .limit(limit)
    .execute()
  return rows.map(({ hash }) => hash)
}

/** True where nothing holds the blob: from then on nobody can, and it is ours alone. */
export async function claimForRemoval(
  queries: Queries,
  hash: string,
  times: SweepTimes,
): Promise<boolean> {
  const claimed = await queries
    .updateTable('pendingBlobs')
    .set({ removingAt: times.now })
    .where('hash', '=', hash)
    .where((expression) => isSettled(expression, times))
    .where((expression) => expression.not(isHeld(expression)))
    .returning('hash')
    .executeTakeFirst()
  return claimed !== undefined
}

/** The blob is gone: it may be written again. */
export async function forgetRemoved(
  queries: Queries,
  hash: string,
  { now }: SweepTimes,
): Promise<void> {
  await queries
    .deleteFrom('pendingBlobs')
    .where('hash', '=', hash)
    .where('removingAt', '=', now)
    .execute()
}

/**
 * Those of the settled blobs that somebody holds need no looking after any more.
 * @returns the others
 */
export async function forgetHeld(
  queries: Queries,
  hashes: readonly string[],
  { settledBefore }: SweepTimes,
): Promise<readonly string[]> {
  const forgotten = await queries
    .deleteFrom('pendingBlobs')
    .where('hash', 'in', hashes)
    .where('removingAt', 'is', null)
    .where('touchedAt', '<', settledBefore)
    .where(isHeld)
    .returning('hash')
    .execute()
  const held = new Set(forgotten.map(({ hash }) => hash))
  return hashes.filter((hash) => !held.has(hash))
}

/** A take, a photo, a private recording, a consent or an import holds the blob. */
function isHeld(expression: ExpressionBuilder<Tables, 'pendingBlobs'>) {
  const takes = expression
    .selectFrom('takes')
    .select('id')
    .where('withdrawnAt', 'is', null)
    .where((take) =>
      take.or([
        take('archiveHash', '=', take.ref('pendingBlobs.hash')),
        take('heardHash', '=', take.ref('pendingBlobs.hash')),
        take('listeningHash', '=', take.ref('pendingBlobs.hash')),
      ]),
    )
  const photos = expression
    .selectFrom('accountPhotos')
    .select('accountId')
    .whereRef('blobHash', '=', 'pendingBlobs.hash')
  const privately = expression
    .selectFrom('privateRecordings')
    .select('id')
    .whereRef('sha256', '=', 'pendingBlobs.hash')
  const agreed = expression
    .selectFrom('speakerStatements')
    .select('id')
    .whereRef('sha256', '=', 'pendingBlobs.hash')
  const imported = expression
    .selectFrom('importedClips')
    .select('id')
    .whereRef('sha256', '=', 'pendingBlobs.hash')
  const sent = expression
    .selectFrom('importPieces')
    .select('jobId')
    .whereRef('sha256', '=', 'pendingBlobs.hash')
  const holders = [takes, photos, privately, agreed, imported, sent]
  return expression.or(holders.map((rows) => expression.exists(rows)))
}

function isSettled(
  expression: ExpressionBuilder<Tables, 'pendingBlobs'>,
  { settledBefore, brokenOffBefore }: SweepTimes,
) {
  return expression.and([
    expression('touchedAt', '<', settledBefore),
    expression.or([
      expression('removingAt', 'is', null),
      expression('removingAt', '<', brokenOffBefore),
    ]),
  ])
}

/** Every blob that a row holds, in the order of their hashes. */
export async function listHeldBlobs(queries: Queries): Promise<readonly string[]> {
  const takes = queries.selectFrom('takes').where('withdrawnAt', 'is', null)
  const rows = await takes
    .select('archiveHash as hash')
    .union(takes.select('heardHash as hash'))
    .union(takes.select('listeningHash as hash'))
    .union(queries.selectFrom('accountPhotos').select('blobHash as hash'))
    .union(queries.selectFrom('privateRecordings').select('sha256 as hash'))
    .union(queries.selectFrom('speakerStatements').select('sha256 as hash'))
    .union(queries.selectFrom('importedClips').select('sha256 as hash'))
    .union(queries.selectFrom('importPieces').select('sha256 as hash'))
    .orderBy('hash')
    .execute()
  return rows.map(({ hash }) => hash)
}

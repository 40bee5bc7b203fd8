import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database, Queries } from '../../../platform/database/database.ts'

/** Rows of one transaction: others write between. */
export const sliceRows = 400

/** At once nobody is asked about its words any more; `clearUndoneImports` takes them back. */
export async function setUndone(queries: Queries, id: string, now: number): Promise<void> {
  await queries
    .updateTable('imports')
    .set({ undoneAt: now })
    .where('id', '=', id)
    .where('undoneAt', 'is', null)
    .execute()
}

/** Imports that are undone, as long as `clearUndone` has not come to their end. */
function listUncleared(queries: Queries) {
  return queries
    .selectFrom('imports')
    .select(['id', 'undoneAt'])
    .where('undoneAt', 'is not', null)
    .where((row) =>
      row.exists(
        row
          .selectFrom('importedEntries')
          .select('place')
          .whereRef('importedEntries.importId', '=', 'imports.id'),
      ),
    )
    .execute()
}

/** Takes back what undone imports have brought, also what a process that died has left of it. */
export async function clearUndoneImports({ queries }: Pick<Database, 'queries'>): Promise<void> {
  for (const { id, undoneAt } of await listUncleared(queries)) {
    if (undoneAt !== null) await clearUndone(queries, id, undoneAt)
  }
}

/**
 * Takes the words of an import back, slice by slice: what nobody has judged or recorded goes, the
 * rest is withdrawn, so that recordings keep the word that they say. Its entries go last.
 */
export async function clearUndone(queries: Queries, id: string, undoneAt: number): Promise<void> {
  await removeSlices(async (limit) => {
    const rows = await queries
      .selectFrom('contributions')
      .select('id')
      .where('importId', '=', id)
      .where('withdrawnAt', 'is', null)
      .limit(limit)
      .execute()
    if (rows.length === 0) return []
    const ids = rows.map((row) => row.id)
    await queries
      .deleteFrom('contributions')
      .where('id', 'in', ids)
      .where((row) =>
        row.not(
          row.exists(
            row
              .selectFrom('judgements')
              .select('verdict')
              .whereRef('judgements.contributionId', '=', 'contributions.id'),
          ),
        ),
      )
      .where((row) =>
        row.not(
          row.exists(
            row
              .selectFrom('takes')
              .select('takes.id')
              .whereRef('takes.course', '=', 'contributions.course')
              .where(
                'takes.item',
                '=',
                sql<string>`contributions.course || '.' || contributions.id`,
              ),
          ),
        ),
      )
      .execute()
    await queries
      .updateTable('contributions')
      .set({ withdrawnAt: undoneAt })
      .where('id', 'in', ids)
      .execute()
    return rows
  })
  await removeEntries(queries, id)
}

export function removeEntries(queries: Queries, importId: string): Promise<void> {
  return removeSlices((limit) =>
    queries
      .deleteFrom('importedEntries')
      .where('importId', '=', importId)
      .where('place', 'in', (row) =>
        row
          .selectFrom('importedEntries')
          .select('place')
          .where('importId', '=', importId)
          .orderBy('place')
          .limit(limit),
      )
      .returning('place')
      .execute(),
  )
}

/** Removes slice after slice, and lets others have their turn between. */
export async function removeSlices(
  remove: (limit: number) => Promise<readonly unknown[]>,
): Promise<void> {
  while ((await remove(sliceRows)).length > 0) await setImmediate()
}

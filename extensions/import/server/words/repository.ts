import type { GlossLanguage } from '@mboa/contract'
import type { ImportRow } from '../../../../server/src/modules/contributions/index.ts'
import {
  removeEntries,
  removeSlices,
  sliceRows,
} from '../../../../server/src/modules/contributions/index.ts'
import type { Queries } from '../../../../server/src/platform/database/database.ts'
import type { ImportedEntriesTable } from '../../../../server/src/platform/database/import-tables.ts'
import { walkPages } from '../../../../server/src/platform/database/walk-pages.ts'

/** Entries are whole: more at once would fill the memory. */
const pageSize = 500

export type ImportedEntryRow = Readonly<ImportedEntriesTable>

/** Those that are kept and came in otherwise than by a job of the desk, the newest first. */
export function listOtherImports(
  queries: Queries,
  course: string,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<readonly ImportRow[]> {
  return queries
    .selectFrom('imports')
    .selectAll()
    .where('keptAt', 'is not', null)
    .where('course', '=', course)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('importJobs')
            .select('importJobs.id')
            .whereRef('importJobs.importId', '=', 'imports.id'),
        ),
      ),
    )
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export async function insertImport(queries: Queries, row: ImportRow): Promise<void> {
  await queries.insertInto('imports').values(row).execute()
}

export async function insertEntries(
  queries: Queries,
  rows: readonly ImportedEntryRow[],
): Promise<void> {
  if (rows.length > 0) await queries.insertInto('importedEntries').values(rows).execute()
}

/** Rows of one statement: the columns of more are more values than SQLite takes. */
const statementRows = 100

/**
 * Makes contributions of the next entries of an import that are proposed; false where none is left.
 * Nobody is asked about them until the import is kept (`isOfKeptImport`).
 */
export async function proposeSome(
  queries: Queries,
  { id, course, begunAt }: Pick<ImportRow, 'id' | 'course' | 'begunAt'>,
): Promise<boolean> {
  const entries = await queries
    .selectFrom('importedEntries')
    .select(['place', 'contributionId', 'kind', 'contribution', 'findings'])
    .where('importId', '=', id)
    .where('kind', 'is not', null)
    .orderBy('place')
    .limit(sliceRows)
    .execute()
  const rows = entries.flatMap(({ contributionId, kind, contribution, findings }) => {
    if (contributionId === null || kind === null || contribution === null) return []
    const { asks = null, concept = null } = JSON.parse(contribution) as {
      asks?: GlossLanguage
      concept?: string
    }
    const of = { id: contributionId, speakerId: id, importId: id, course, receivedAt: begunAt }
    return [{ ...of, kind, contribution, findings: findings ?? '[]', asks, concept }]
  })
  for (let from = 0; from < rows.length; from += statementRows) {
    const some = rows.slice(from, from + statementRows)
    await queries.insertInto('contributions').values(some).execute()
  }
  const last = entries.at(-1)
  if (last === undefined) return false
  await queries
    .updateTable('importedEntries')
    .set({ kind: null, contribution: null, findings: null })
    .where('importId', '=', id)
    .where('place', '<=', last.place)
    .where('kind', 'is not', null)
    .execute()
  return true
}

/** Marks an import as kept, so that its words count. */
export async function finishImport(
  queries: Queries,
  { id, ...kept }: Pick<ImportRow, 'id' | 'header' | 'entries' | 'told'> & { keptAt: number },
): Promise<void> {
  await queries.updateTable('imports').set(kept).where('id', '=', id).execute()
}

/** With all of its entries; only what was never kept. */
export async function dropImport(queries: Queries, id: string): Promise<void> {
  const begun = await queries
    .selectFrom('imports')
    .select('id')
    .where('id', '=', id)
    .where('keptAt', 'is', null)
    .executeTakeFirst()
  if (begun === undefined) return
  await removeSlices((limit) =>
    queries
      .deleteFrom('contributions')
      .where('id', 'in', (row) =>
        row.selectFrom('contributions').select('id').where('importId', '=', id).limit(limit),
      )
      .returning('id')
      .execute(),
  )
  await removeEntries(queries, id)
  await queries.deleteFrom('imports').where('id', '=', id).where('keptAt', 'is', null).execute()
}

/**
 * What was begun before and neither kept nor dropped: its process has died. One of recordings is
 * continued instead.
 */
export async function dropUnfinished(queries: Queries, before: number): Promise<void> {
  const unfinished = await queries
    .selectFrom('imports')
    .select('id')
    .where('keptAt', 'is', null)
    .where('undoneAt', 'is', null)
    .where('format', '!=', voicesFormat)
    .where('begunAt', '<', before)
    .execute()
  for (const { id } of unfinished) await dropImport(queries, id)
}

/** How imports of recordings are told from those of words. */
export const voicesFormat = 'common-voice'

/** Imports of recordings of a course that were begun, kept or not, and not undone. */
export function listImportsOfVoices(
  queries: Queries,
  course?: string,
): Promise<readonly ImportRow[]> {
  return queries
    .selectFrom('imports')
    .selectAll()
    .where('format', '=', voicesFormat)
    .where('undoneAt', 'is', null)
    .$if(course !== undefined, (query) => query.where('course', '=', course ?? ''))
    .orderBy('id')
    .execute()
}

/** Names and hashes of the entries of an import, page by page. */
export function walkNames(queries: Queries, importId: string) {
  const read = ({ after = 0, limit }: { after: number | undefined; limit: number }) =>
    queries
      .selectFrom('importedEntries')
      .select(['place', 'name', 'hash'])
      .where('importId', '=', importId)
      .where('place', '>', after)
      .orderBy('place')
      .limit(limit)
      .execute()
  return walkPages(read, ({ place }) => place, pageSize)
}

export function listEntries(
  queries: Queries,
  importId: string,
  page: { after: number | undefined; limit: number },
): Promise<readonly Pick<ImportedEntryRow, 'place' | 'entry' | 'contributionId'>[]> {
  return queries
    .selectFrom('importedEntries')
    .select(['place', 'entry', 'contributionId'])
    .where('importId', '=', importId)
    .where('place', '>', page.after ?? 0)
    .orderBy('place')
    .limit(page.limit)
    .execute()
}

import { sql, type Expression } from 'kysely'
import type { Queries } from '../../../platform/database/database.ts'
import type {
  ImportedEntriesTable,
  ImportsTable,
} from '../../../platform/database/import-tables.ts'
import {
  importableLicences,
  learnersOnlyLicence,
  type GlossLanguage,
  type Word,
} from '@mboa/contract'
import { walkPages } from '../../../platform/database/walk-pages.ts'
import { mayBePassedOn } from './may-be-passed-on.ts'

/** Entries are whole: more at once would fill the memory. */
const pageSize = 500

export type ImportRow = Readonly<ImportsTable>
export type ImportedEntryRow = Readonly<ImportedEntriesTable>

/** Those that are kept, also what was undone since, the oldest first. */
export function listImports(queries: Queries, course?: string): Promise<readonly ImportRow[]> {
  return queries
    .selectFrom('imports')
    .selectAll()
    .where('keptAt', 'is not', null)
    .$if(course !== undefined, (query) => query.where('course', '=', course ?? ''))
    .orderBy('id')
    .execute()
}

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

/** What is on its way becomes contributions and an import, at once. */
export async function finishImport(
  queries: Queries,
  { id, ...kept }: Pick<ImportRow, 'id' | 'header' | 'entries' | 'told'> & { keptAt: number },
): Promise<void> {
  await queries
    .insertInto('contributions')
    .columns([
      'id',
      'speakerId',
      'course',
      'kind',
      'contribution',
      'findings',
      'receivedAt',
      'importId',
      'asks',
    ])
    .expression((build) =>
      build
        .selectFrom('importedEntries')
        .innerJoin('imports', 'imports.id', 'importedEntries.importId')
        .select((each) => [
          each.ref('importedEntries.contributionId').$notNull().as('id'),
          each.ref('imports.id').as('speakerId'),
          each.ref('imports.course').as('course'),
          each.ref('importedEntries.kind').$notNull().as('kind'),
          each.ref('importedEntries.contribution').$notNull().as('contribution'),
          each.ref('importedEntries.findings').$notNull().as('findings'),
          each.ref('imports.begunAt').as('receivedAt'),
          each.ref('imports.id').as('importId'),
          asksOf(each.ref('importedEntries.contribution')).as('asks'),
        ])
        .where('importId', '=', id)
        .where('contributionId', 'is not', null),
    )
    .execute()
  await queries
    .updateTable('importedEntries')
    .set({ kind: null, contribution: null, findings: null })
    .where('importId', '=', id)
    .where('contributionId', 'is not', null)
    .execute()
  await queries.updateTable('imports').set(kept).where('id', '=', id).execute()
}

/** In JSON a quotation mark inside of a text stands behind a backslash: nothing else is written so. */
const asksOf = (contribution: Expression<string | null>) => sql<GlossLanguage | null>`case
  when ${contribution} like '%"asks":"en"%' then 'en'
  when ${contribution} like '%"asks":"fr"%' then 'fr'
end`

/** With all of its entries; only what was never kept. */
export async function dropImport(queries: Queries, id: string): Promise<void> {
  await queries.deleteFrom('imports').where('id', '=', id).where('keptAt', 'is', null).execute()
}

/**
 * What was begun before and neither kept nor dropped: its process has died. One of recordings is
 * continued instead.
 */
export async function dropUnfinished(queries: Queries, before: number): Promise<void> {
  await queries
    .deleteFrom('imports')
    .where('keptAt', 'is', null)
    .where('undoneAt', 'is', null)
    .where('format', '!=', voicesFormat)
    .where('begunAt', '<', before)
    .execute()
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

/**
 * Takes an import back: what nobody has judged or recorded goes, the rest is withdrawn, so that
 * recordings keep the word that they say.
 */
export async function takeImportBack(queries: Queries, id: string, now: number): Promise<void> {
  await queries
    .deleteFrom('contributions')
    .where('importId', '=', id)
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
            .where('takes.item', '=', sql<string>`contributions.course || '.' || contributions.id`),
        ),
      ),
    )
    .execute()
  await queries
    .updateTable('contributions')
    .set({ withdrawnAt: now })
    .where('importId', '=', id)
    .where('withdrawnAt', 'is', null)
    .execute()
  await queries.deleteFrom('importedEntries').where('importId', '=', id).execute()
  await queries.updateTable('imports').set({ undoneAt: now }).where('id', '=', id).execute()
}

export async function isImportStanding(queries: Queries, id: string): Promise<boolean> {
  const standing = await queries
    .selectFrom('imports')
    .select('id')
    .where('id', '=', id)
    .where('undoneAt', 'is', null)
    .executeTakeFirst()
  return standing !== undefined
}

/**
 * What is cited for the words of each import of a course that stands, and their licence. A word of
 * which its file says that it may not be passed on is for learners alone.
 */
export async function readImportSources(
  queries: Queries,
  course: string,
): Promise<
  (
    importId: string,
    contributionId: string,
  ) => { citation: string; licence: Word['licence'] } | undefined
> {
  const standing = (await listImports(queries, course)).filter(({ undoneAt }) => undoneAt === null)
  const imports = new Map(standing.map((each) => [each.id, each]))
  const closed = new Set<string>()
  for (const each of standing) {
    for await (const contributionId of walkClosed(queries, each)) closed.add(contributionId)
  }
  return (importId, contributionId) => {
    const found = imports.get(importId)
    const licence = importableLicences.find((each) => each === found?.licence)
    if (found === undefined || licence === undefined) return undefined
    const isClosed = closed.has(contributionId)
    return { citation: found.citation, licence: isClosed ? learnersOnlyLicence : licence }
  }
}

/** What an import proposed of entries that may not be passed on. */
async function* walkClosed(queries: Queries, imported: ImportRow): AsyncGenerator<string, void> {
  const read = ({ after = 0, limit }: { after: number | undefined; limit: number }) =>
    queries
      .selectFrom('importedEntries')
      .select(['place', 'entry', 'contributionId'])
      .where('importId', '=', imported.id)
      .where('contributionId', 'is not', null)
      // Few files say a licence of each: only those entries are read.
      .where('entry', 'like', '%"licence":%')
      .where('place', '>', after)
      .orderBy('place')
      .limit(limit)
      .execute()
  for await (const rows of walkPages(read, ({ place }) => place, pageSize)) {
    for (const { entry, contributionId } of rows) {
      const isOpen = mayBePassedOn(JSON.parse(entry) as { licence?: string }, imported)
      if (!isOpen && contributionId !== null) yield contributionId
    }
  }
}

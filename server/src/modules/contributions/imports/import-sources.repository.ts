import { importableLicences, learnersOnlyLicence, type Word } from '@mboa/contract'
import type { Queries } from '../../../platform/database/database.ts'
import type { ImportsTable } from '../../../platform/database/import-tables.ts'
import { walkPages } from '../../../platform/database/walk-pages.ts'
import { mayBePassedOn } from './may-be-passed-on.ts'

/** Entries are whole: more at once would fill the memory. */
const pageSize = 500

export type ImportRow = Readonly<ImportsTable>

/** Lists kept imports, also those undone since, the oldest first. */
export function listImports(queries: Queries, course?: string): Promise<readonly ImportRow[]> {
  return queries
    .selectFrom('imports')
    .selectAll()
    .where('keptAt', 'is not', null)
    .$if(course !== undefined, (query) => query.where('course', '=', course ?? ''))
    .orderBy('id')
    .execute()
}

/**
 * Returns the citation and licence of each import of a course that was not undone. Only learners
 * see a word whose file forbids passing it on.
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

/** Lists what an import proposed of entries that may not be passed on. */
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

import type { Queries } from '../../../platform/database/database.ts'
import type {
  ImportedClipsTable,
  ImportedVoicesTable,
} from '../../../platform/database/import-tables.ts'

export type ImportedClipRow = Readonly<ImportedClipsTable>
export type ImportedVoiceRow = Readonly<ImportedVoicesTable>

/** Leaves those that are there as they are: whoever continues an import brings some again. */
export async function insertClips(
  queries: Queries,
  { voices, clips }: { voices: readonly ImportedVoiceRow[]; clips: readonly ImportedClipRow[] },
): Promise<void> {
  if (voices.length > 0) {
    await queries
      .insertInto('importedVoices')
      .values(voices)
      .onConflict((conflict) => conflict.column('speakerId').doNothing())
      .execute()
  }
  if (clips.length === 0) return
  await queries
    .insertInto('importedClips')
    .values(clips)
    .onConflict((conflict) => conflict.columns(['importId', 'name']).doNothing())
    .execute()
}

/** Of a course: every sound that an import has brought, with what it is called there. */
export function listStoredSounds(
  queries: Queries,
  course: string,
): Promise<readonly Pick<ImportedClipRow, 'importId' | 'name' | 'sha256'>[]> {
  return queries
    .selectFrom('importedClips')
    .innerJoin('imports', 'imports.id', 'importedClips.importId')
    .select(['importedClips.importId', 'importedClips.name', 'importedClips.sha256'])
    .where('imports.course', '=', course)
    .execute()
}

/** What an import has of sounds, by import; those without one are not in it. */
export async function countClips(queries: Queries) {
  const rows = await queries
    .selectFrom('importedClips')
    .leftJoin('takes', 'takes.id', 'importedClips.id')
    .select(({ fn }) => [
      'importedClips.importId',
      fn.count<number>('importedClips.id').as('clips'),
      fn.count<number>('importedClips.speakerId').distinct().as('voices'),
      fn.count<number>('takes.id').as('takes'),
    ])
    .groupBy('importedClips.importId')
    .execute()
  return new Map(rows.map(({ importId, ...counts }) => [importId, counts]))
}

/** One sound of each entry, in the order of the entries: what the entries of an import say. */
export function listSpokenEntries(
  queries: Queries,
  importId: string,
  page: { after: number | undefined; limit: number },
) {
  return queries
    .selectFrom('importedClips')
    .select(({ fn }) => [
      'entry',
      fn.min<string>('text').as('text'),
      fn.min<string>('name').as('name'),
    ])
    .where('importId', '=', importId)
    .where('entry', '>', page.after ?? 0)
    .groupBy('entry')
    .orderBy('entry')
    .limit(page.limit)
    .execute()
}

/** Those of imports that stand which no take was made of, with what their entry became. */
export function listWithoutTake(
  queries: Queries,
  importId: string | undefined,
  page: { after: string; limit: number },
) {
  return queries
    .selectFrom('importedClips')
    .innerJoin('imports', 'imports.id', 'importedClips.importId')
    .leftJoin('importedEntries', (join) =>
      join
        .onRef('importedEntries.importId', '=', 'importedClips.importId')
        .onRef('importedEntries.place', '=', 'importedClips.entry'),
    )
    .leftJoin('contributions', (join) =>
      join
        .onRef('contributions.id', '=', 'importedEntries.contributionId')
        .on('contributions.withdrawnAt', 'is', null)
        .on('contributions.contestedAt', 'is', null),
    )
    .leftJoin('takes', 'takes.id', 'importedClips.id')
    .selectAll('importedClips')
    .select([
      'imports.course',
      'imports.begunAt',
      'contributions.id as told',
      'contributions.kind as toldKind',
    ])
    .where('imports.keptAt', 'is not', null)
    .where('imports.undoneAt', 'is', null)
    .where('takes.id', 'is', null)
    .$if(importId !== undefined, (query) =>
      query.where('importedClips.importId', '=', importId ?? ''),
    )
    .where('importedClips.id', '>', page.after)
    .orderBy('importedClips.id')
    .limit(page.limit)
    .execute()
}

export type ClipWithoutTake = Awaited<ReturnType<typeof listWithoutTake>>[number]

/** False where it is gone; otherwise it stays until the transaction ends. */
export async function holdClip(queries: Queries, id: string): Promise<boolean> {
  const held = await queries
    .updateTable('importedClips')
    .set((expression) => ({ bytes: expression.ref('bytes') }))
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return held !== undefined
}

/** The next of an import's sounds, taken out of it for good. */
export async function removeSomeClips(
  queries: Queries,
  importId: string,
  limit: number,
): Promise<readonly Pick<ImportedClipRow, 'id' | 'sha256'>[]> {
  const rows = await queries
    .selectFrom('importedClips')
    .select(['id', 'sha256'])
    .where('importId', '=', importId)
    .orderBy('id')
    .limit(limit)
    .execute()
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) await queries.deleteFrom('importedClips').where('id', 'in', ids).execute()
  return rows
}

export async function removeVoices(queries: Queries, importId: string): Promise<void> {
  await queries.deleteFrom('importedVoices').where('importId', '=', importId).execute()
}

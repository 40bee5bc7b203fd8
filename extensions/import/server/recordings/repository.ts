import type { ExpressionBuilder } from 'kysely'
import type { Queries } from '../../../../server/src/platform/database/database.ts'
import type {
  ImportedClipsTable,
  ImportedVoicesTable,
} from '../../../../server/src/platform/database/import-tables.ts'
import { inSlices } from '../../../../server/src/platform/database/in-slices.ts'
import type { Tables } from '../../../../server/src/platform/database/tables.ts'
import { voicesFormat } from '../words/repository.ts'

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

/** What an import has of sounds, by import, of a course or of all; those without one are not in it. */
export async function countClips(queries: Queries, course?: string) {
  const rows = await queries
    .selectFrom('importedClips')
    .$if(course !== undefined, (query) =>
      query.where('importedClips.importId', 'in', (clip) =>
        clip
          .selectFrom('imports')
          .select('imports.id')
          .where('course', '=', course ?? ''),
      ),
    )
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

/**
 * Names of voices that were taken back and may not come again: of the import itself, and of all sets
 * of the course whose names are one person's each, whichever version of them comes.
 */
export async function listVoicesTakenBack(
  queries: Queries,
  { course, importId }: { course: string; importId: string | undefined },
): Promise<readonly string[]> {
  const rows = await queries
    .selectFrom('importedVoices')
    .innerJoin('imports', 'imports.id', 'importedVoices.importId')
    .innerJoin('speakerWithdrawals', 'speakerWithdrawals.speakerId', 'importedVoices.speakerId')
    .select('importedVoices.name')
    .where('imports.course', '=', course)
    .where('speakerWithdrawals.deletedAt', 'is not', null)
    .where((voice) =>
      voice.or([
        voice('imports.format', '=', voicesFormat),
        voice('imports.id', '=', importId ?? ''),
      ]),
    )
    .execute()
  return rows.map(({ name }) => name)
}

/** Which of these were taken back, once whoever takes them back at this moment has done so. */
export async function listDeletedVoices(
  queries: Queries,
  speakerIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const deleted = queries
    .selectFrom('speakerWithdrawals')
    .select('speakerId')
    .where('deletedAt', 'is not', null)
  const rows = await inSlices(speakerIds, (some) =>
    deleted.where('speakerId', 'in', some).execute(),
  )
  return new Set(rows.map(({ speakerId }) => speakerId))
}

/** Lists the voices of an import by name, each with the text of its first clip as an example. */
export function listVoicesOfImport(
  queries: Queries,
  { course, importId }: { course: string; importId: string },
  { after, limit }: { after: string; limit: number },
) {
  const clipsOf = (voice: ExpressionBuilder<Tables, 'importedVoices'>) =>
    voice
      .selectFrom('importedClips')
      .whereRef('importedClips.importId', '=', 'importedVoices.importId')
      .whereRef('importedClips.speakerId', '=', 'importedVoices.speakerId')
  return queries
    .selectFrom('importedVoices')
    .innerJoin('imports', 'imports.id', 'importedVoices.importId')
    .select((voice) => [
      'importedVoices.speakerId as id',
      'importedVoices.name',
      clipsOf(voice)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('clips'),
      clipsOf(voice)
        .select('importedClips.text')
        .orderBy('importedClips.name')
        .limit(1)
        .$asScalar()
        .$notNull()
        .as('example'),
    ])
    .where('imports.id', '=', importId)
    .where('imports.course', '=', course)
    .where('imports.keptAt', 'is not', null)
    .where('imports.undoneAt', 'is', null)
    .where('importedVoices.name', '>', after)
    .where((voice) => voice.exists(clipsOf(voice).select('importedClips.id')))
    .orderBy('importedVoices.name')
    .limit(limit)
    .execute()
}

/** Who is heard in an import by a name, as takes call them. */
export async function findVoice(
  queries: Queries,
  { importId, name }: { importId: string; name: string },
): Promise<string | undefined> {
  const found = await queries
    .selectFrom('importedVoices')
    .innerJoin('importedClips', (join) =>
      join
        .onRef('importedClips.importId', '=', 'importedVoices.importId')
        .onRef('importedClips.speakerId', '=', 'importedVoices.speakerId'),
    )
    .select('importedVoices.speakerId')
    .where('importedVoices.importId', '=', importId)
    .where('importedVoices.name', '=', name)
    .limit(1)
    .executeTakeFirst()
  return found?.speakerId
}

/** Whether somebody is heard in an import of a course that stands. */
export async function isHeardInCourse(
  queries: Queries,
  { course, speakerId }: { course: string; speakerId: string },
): Promise<boolean> {
  const found = await queries
    .selectFrom('importedVoices')
    .innerJoin('imports', 'imports.id', 'importedVoices.importId')
    .innerJoin('importedClips', 'importedClips.importId', 'imports.id')
    .select('importedClips.id')
    .where('importedVoices.speakerId', '=', speakerId)
    .where('importedClips.speakerId', '=', speakerId)
    .where('imports.course', '=', course)
    .where('imports.keptAt', 'is not', null)
    .where('imports.undoneAt', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

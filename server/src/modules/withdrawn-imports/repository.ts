import type { ExpressionBuilder } from 'kysely'
import type { Queries } from '../../platform/database/database.ts'
import type {
  ImportedClipsTable,
  WithdrawnClipsTable,
} from '../../platform/database/import-tables.ts'
import type { Tables } from '../../platform/database/tables.ts'

/** All clips of an import, those of one of its voices, or a single one. */
export type ClipsOf = { importId: string } | { speakerId: string } | { clipId: string }

/** The next sounds of an import, or of one of its voices, taken out of it for good. */
export async function removeSomeClips(
  queries: Queries,
  of: ClipsOf,
  limit: number,
): Promise<readonly Pick<ImportedClipsTable, 'id' | 'sha256'>[]> {
  const rows = await queries
    .selectFrom('importedClips')
    .select(['id', 'sha256'])
    .where((clip) => {
      if ('clipId' in of) return clip('id', '=', of.clipId)
      if ('importId' in of) return clip('importId', '=', of.importId)
      return isSaidBy(clip, of.speakerId)
    })
    .orderBy('id')
    .limit(limit)
    .execute()
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) await queries.deleteFrom('importedClips').where('id', 'in', ids).execute()
  return rows
}

/** Sounds are found by their import, voices by what takes call them. */
export const isSaidBy = (clip: ExpressionBuilder<Tables, 'importedClips'>, speakerId: string) =>
  clip.and([
    clip('importedClips.speakerId', '=', speakerId),
    clip(
      'importedClips.importId',
      '=',
      clip.selectFrom('importedVoices').select('importId').where('speakerId', '=', speakerId),
    ),
  ])

/** But those that were taken back alone: the next file of the same source has them again. */
export async function removeVoices(queries: Queries, importId: string): Promise<void> {
  await queries
    .deleteFrom('importedVoices')
    .where('importId', '=', importId)
    .where('speakerId', 'not in', (voice) =>
      voice
        .selectFrom('speakerWithdrawals')
        .select('speakerWithdrawals.speakerId')
        .where('deletedAt', 'is not', null),
    )
    .execute()
}

/** Keeps of a voice that was taken back only what recognises it when it comes again. */
export async function forgetVoice(queries: Queries, speakerId: string): Promise<void> {
  await queries
    .updateTable('importedVoices')
    .set({ age: null, sex: null })
    .where('speakerId', '=', speakerId)
    .execute()
}

type FoundClip = Pick<ImportedClipsTable, 'id' | 'importId' | 'name' | 'sha256'> & {
  course: string
}

/** A sound of an import that stands; of one of these by its id, or by what its import calls it. */
export function findClip(
  queries: Queries,
  of: { id: string; course: string } | { importId: string; name: string },
): Promise<FoundClip | undefined> {
  return queries
    .selectFrom('importedClips')
    .innerJoin('imports', 'imports.id', 'importedClips.importId')
    .select([
      'importedClips.id',
      'importedClips.importId',
      'importedClips.name',
      'importedClips.sha256',
      'imports.course',
    ])
    .where((clip) =>
      clip.and(
        'id' in of
          ? [
              clip('importedClips.id', '=', of.id),
              clip('imports.course', '=', of.course),
              clip('imports.keptAt', 'is not', null),
            ]
          : [
              clip('importedClips.importId', '=', of.importId),
              clip('importedClips.name', '=', of.name),
            ],
      ),
    )
    .where('imports.undoneAt', 'is', null)
    .executeTakeFirst()
}

/** Remembers a withdrawn clip by its hash. Repeating it changes nothing. */
export async function putWithdrawnClip(
  queries: Queries,
  { id, course, sha256, withdrawnAt }: Omit<WithdrawnClipsTable, 'importId' | 'name'>,
): Promise<void> {
  const clip = await queries
    .selectFrom('importedClips')
    .select(['importId', 'name'])
    .where('id', '=', id)
    .executeTakeFirst()
  const { importId = null, name = null } = clip ?? {}
  await queries
    .insertInto('withdrawnClips')
    .values({ id, course, sha256, importId, name, withdrawnAt })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

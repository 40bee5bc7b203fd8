import { sql } from 'kysely'
import { isSaidBy } from '../../../../server/src/modules/withdrawn-imports/index.ts'
import type { Queries } from '../../../../server/src/platform/database/database.ts'
import { voicesFormat } from '../words/repository.ts'

/** What somebody says in an import of a course that stands, by the names of the sounds. */
export function listClipsOfVoice(
  queries: Queries,
  { course, speakerId, said }: { course: string; speakerId: string; said: string },
  { after, limit }: { after: string; limit: number },
) {
  // SQLite lowers ASCII alone: a sentence that begins with another letter keeps its capital.
  const small = said.toLowerCase()
  const [initial = '', ...rest] = small
  const wanted = [small, initial.toUpperCase() + rest.join('')].map(
    (each) => `%${each.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`,
  )
  return queries
    .selectFrom('importedClips')
    .where((clip) => isSaidBy(clip, speakerId))
    .innerJoin('imports', 'imports.id', 'importedClips.importId')
    .leftJoin('takes', 'takes.id', 'importedClips.id')
    .select(['importedClips.id', 'importedClips.name', 'importedClips.text', 'takes.approvedAt'])
    .where('imports.course', '=', course)
    .where('imports.keptAt', 'is not', null)
    .where('imports.undoneAt', 'is', null)
    .where('importedClips.name', '>', after)
    .$if(said !== '', (query) =>
      query.where((clip) =>
        clip.or(
          (['importedClips.text', 'importedClips.name'] as const).flatMap((column) =>
            wanted.map(
              (part) => sql<boolean>`${clip.fn('lower', [column])} like ${part} escape '\\'`,
            ),
          ),
        ),
      ),
    )
    .orderBy('importedClips.name')
    .limit(limit)
    .execute()
}

/**
 * What was taken back of a course, one by one: by the sound, and by the name in the same import or,
 * where names are one recording's each, in any version of the set.
 */
export async function listWithdrawnClips(
  queries: Queries,
  { course, importId }: { course: string; importId: string | undefined },
): Promise<{ readonly hashes: ReadonlySet<string>; readonly names: ReadonlySet<string> }> {
  const rows = await queries
    .selectFrom('withdrawnClips')
    .leftJoin('imports', 'imports.id', 'withdrawnClips.importId')
    .select(['withdrawnClips.sha256', 'withdrawnClips.name', 'withdrawnClips.importId', 'format'])
    .where('withdrawnClips.course', '=', course)
    .execute()
  const named = rows.filter((row) => row.format === voicesFormat || row.importId === importId)
  return {
    hashes: new Set(rows.map(({ sha256 }) => sha256)),
    names: new Set(named.flatMap(({ name }) => name ?? [])),
  }
}

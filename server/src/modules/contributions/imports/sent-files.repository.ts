import type { ProfileExport } from '@mboa/contract'
import type { Queries } from '../../../platform/database/database.ts'

/** Describes the files that somebody sent to desks, for their own export. */
export async function describeFilesOf(
  queries: Queries,
  accountId: string,
): Promise<NonNullable<ProfileExport['importedFiles']>> {
  return queries
    .selectFrom('importJobs')
    .select(['language', 'fileName', 'state', 'openedAt'])
    .where('accountId', '=', accountId)
    .orderBy('id')
    .execute()
}

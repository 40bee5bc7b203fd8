import type { Queries } from '../../platform/database/database.ts'
import type { RecorderLanguagesTable } from '../../platform/database/tables.ts'

/** A language that an account records, and since when its word alone is enough there. */
export type RecorderLanguage = Readonly<RecorderLanguagesTable>

/** Once trusted, a recorder of a language stays so until revoked. */
export async function insertRecorderLanguage(
  queries: Queries,
  language: RecorderLanguage,
): Promise<void> {
  const { trustedAt } = language
  await queries
    .insertInto('recorderLanguages')
    .values(language)
    .onConflict((conflict) => {
      const same = conflict.columns(['accountId', 'language'])
      return trustedAt === null ? same.doNothing() : same.doUpdateSet({ trustedAt })
    })
    .execute()
}

export async function removeRecorderLanguage(
  queries: Queries,
  accountId: string,
  language: string,
): Promise<boolean> {
  const removed = await queries
    .deleteFrom('recorderLanguages')
    .where('accountId', '=', accountId)
    .where('language', '=', language)
    .returning('language')
    .execute()
  return removed.length > 0
}

export function listLanguagesOf(
  queries: Queries,
  accountId: string,
): Promise<readonly RecorderLanguage[]> {
  return queries
    .selectFrom('recorderLanguages')
    .selectAll()
    .where('accountId', '=', accountId)
    .orderBy('language')
    .execute()
}

/** Undefined where the account does not record the language. */
export function findRecorderLanguage(
  queries: Queries,
  accountId: string,
  language: string,
): Promise<RecorderLanguage | undefined> {
  return queries
    .selectFrom('recorderLanguages')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('language', '=', language)
    .executeTakeFirst()
}

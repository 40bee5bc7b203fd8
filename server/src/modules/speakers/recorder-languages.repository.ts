import type { Queries } from '../../platform/database/database.ts'
import type { RecorderLanguagesTable } from '../../platform/database/language-tables.ts'

/** A language that an account records, and what right it has there beyond recording. */
export type RecorderLanguage = Readonly<RecorderLanguagesTable>

/** Once trusted, a recorder of a language stays so until revoked. */
export async function insertRecorderLanguage(
  queries: Queries,
  language: Omit<RecorderLanguage, 'coordinatorAt'>,
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

/** Each by its name: a statement of columns that stay the same can be planned once. */
const allColumns = ['accountId', 'language', 'trustedAt', 'createdAt', 'coordinatorAt'] as const

export function listLanguagesOf(
  queries: Queries,
  accountId: string,
): Promise<readonly RecorderLanguage[]> {
  return queries
    .selectFrom('recorderLanguages')
    .select(allColumns)
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
    .select(allColumns)
    .where('accountId', '=', accountId)
    .where('language', '=', language)
    .executeTakeFirst()
}

/** Null takes the right away; false where the account does not record the language. */
export async function setCoordinator(
  queries: Queries,
  { accountId, language }: { accountId: string; language: string },
  coordinatorAt: number | null,
): Promise<boolean> {
  const changed = await queries
    .updateTable('recorderLanguages')
    .set({ coordinatorAt })
    .where('accountId', '=', accountId)
    .where('language', '=', language)
    .returning('accountId')
    .executeTakeFirst()
  return changed !== undefined
}

export async function isCoordinator(
  queries: Queries,
  accountId: string,
  language: string,
): Promise<boolean> {
  const found = await findRecorderLanguage(queries, accountId, language)
  return found !== undefined && found.coordinatorAt !== null
}

export async function countRecordersOf(queries: Queries, language: string): Promise<number> {
  const { count } = await queries
    .selectFrom('recorderLanguages')
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .where('language', '=', language)
    .executeTakeFirstOrThrow()
  return count
}

/** Who records a language, by name, with accounts above `after`. */
export function listRecordersOf(
  queries: Queries,
  language: string,
  page: { after: string; limit: number },
) {
  return queries
    .selectFrom('recorderLanguages')
    .innerJoin('accounts', 'accounts.id', 'recorderLanguages.accountId')
    .selectAll('recorderLanguages')
    .select('accounts.fullName')
    .where('recorderLanguages.language', '=', language)
    .where('recorderLanguages.accountId', '>', page.after)
    .orderBy('recorderLanguages.accountId')
    .limit(page.limit)
    .execute()
}

/** The coordinators of a language or, without one, of all, with where they can be written to. */
export function listCoordinators(queries: Queries, language: string | undefined) {
  return queries
    .selectFrom('recorderLanguages')
    .innerJoin('accounts', 'accounts.id', 'recorderLanguages.accountId')
    .select(['accounts.email', 'recorderLanguages.language', 'recorderLanguages.coordinatorAt'])
    .where('recorderLanguages.coordinatorAt', 'is not', null)
    .$if(language !== undefined, (query) =>
      query.where('recorderLanguages.language', '=', language ?? ''),
    )
    .orderBy('recorderLanguages.language')
    .orderBy('accounts.email')
    .execute()
}

/** Keeps what two coordinators of a language decide apart until the transaction ends. */
export async function lockCoordinators(queries: Queries, language: string): Promise<void> {
  await queries
    .updateTable('recorderLanguages')
    .set({ language })
    .where('language', '=', language)
    // One row is enough, and nobody can lock two of them in another order.
    .where('accountId', '=', (expression) =>
      expression
        .selectFrom('recorderLanguages as coordinators')
        .select((each) => each.fn.min('coordinators.accountId').as('first'))
        .where('coordinators.language', '=', language)
        .where('coordinators.coordinatorAt', 'is not', null),
    )
    .execute()
}

import type { Queries } from '../../platform/database/database.ts'
import type { LanguageActsTable } from '../../platform/database/language-tables.ts'

export type ActRow = Readonly<LanguageActsTable>

export async function insertAct(queries: Queries, act: ActRow): Promise<void> {
  await queries.insertInto('languageActs').values(act).execute()
}

interface ActsPage {
  /** Those before this id; all of them where there is none. */
  readonly before: string | undefined
  readonly limit: number
}

/** Of a language or, without one, of the whole server; the newest first. */
export function listActs(
  queries: Queries,
  language: string | undefined,
  { before, limit }: ActsPage,
): Promise<readonly ActRow[]> {
  return queries
    .selectFrom('languageActs')
    .selectAll()
    .$if(language !== undefined, (query) => query.where('language', '=', language ?? ''))
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** By somebody, and to them; the oldest first. */
export function listActsOf(queries: Queries, accountId: string): Promise<readonly ActRow[]> {
  return queries
    .selectFrom('languageActs')
    .selectAll()
    .where((act) => act.or([act('actorId', '=', accountId), act('personId', '=', accountId)]))
    .orderBy('id')
    .execute()
}

/** What they did stays known; that it was they does not. */
export async function forgetActor(queries: Queries, accountId: string): Promise<void> {
  await queries
    .updateTable('languageActs')
    .set({ actorId: null })
    .where('actorId', '=', accountId)
    .execute()
  await queries
    .updateTable('languageActs')
    .set({ personId: null })
    .where('personId', '=', accountId)
    .execute()
}

/** Whether somebody's right to record a language was taken from them after an instant. */
export async function wasRemovedSince(
  queries: Queries,
  { personId, language }: { personId: string; language: string },
  instant: number,
): Promise<boolean> {
  const act = await queries
    .selectFrom('languageActs')
    .select('id')
    .where('personId', '=', personId)
    .where('language', '=', language)
    .where('act', '=', 'recorder-removed')
    .where('actedAt', '>', instant)
    .limit(1)
    .executeTakeFirst()
  return act !== undefined
}

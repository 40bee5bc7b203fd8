import type { Queries } from '../../platform/database/database.ts'
import type { SessionsTable } from '../../platform/database/account-tables.ts'
import { accountColumns, type Account } from './repository.ts'

export type Session = Readonly<SessionsTable>

export async function insertSession(queries: Queries, session: Session): Promise<void> {
  await queries.insertInto('sessions').values(session).execute()
}

/** What of a session says when its end moves. */
export type SeenSession = Pick<Session, 'lastSeenAt'> & { readonly openedAt: number }

/** The session and its account, while it lasts and the account is not disabled. */
export function findSession(
  queries: Queries,
  tokenHash: string,
  now: number,
): Promise<(SeenSession & Account) | undefined> {
  return selectSession(queries, tokenHash, now).select(accountColumns).executeTakeFirst()
}

/** Finds the session with what each request asks of the account, and no more: it is read for every one. */
export function findSessionOfActor(
  queries: Queries,
  tokenHash: string,
  now: number,
): Promise<(SeenSession & Pick<Account, 'id' | 'role' | 'language'>) | undefined> {
  return selectSession(queries, tokenHash, now)
    .select(['accounts.id', 'accounts.role', 'accounts.language'])
    .executeTakeFirst()
}

function selectSession(queries: Queries, tokenHash: string, now: number) {
  return queries
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.accountId')
    .select(['sessions.lastSeenAt', 'sessions.createdAt as openedAt'])
    .where('sessions.tokenHash', '=', tokenHash)
    .where('sessions.expiresAt', '>', now)
    .where('accounts.disabledAt', 'is', null)
}

export async function touchSession(
  queries: Queries,
  tokenHash: string,
  seen: Pick<Session, 'lastSeenAt' | 'expiresAt'>,
): Promise<void> {
  await queries.updateTable('sessions').set(seen).where('tokenHash', '=', tokenHash).execute()
}

/** Undefined if the token opens no session. */
export async function findSessionId(
  queries: Queries,
  tokenHash: string,
): Promise<string | undefined> {
  const found = await queries
    .selectFrom('sessions')
    .select('id')
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst()
  return found?.id
}

/** Signs the account out everywhere, but for the session of `keptTokenHash` where one is given. */
export async function removeSessionsOf(
  queries: Queries,
  accountId: string,
  keptTokenHash?: string,
): Promise<void> {
  const all = queries.deleteFrom('sessions').where('accountId', '=', accountId)
  const others = keptTokenHash === undefined ? all : all.where('tokenHash', '<>', keptTokenHash)
  await others.execute()
}

/** Those that the account had opened until then. */
export async function removeSessionsOpenedUntil(
  queries: Queries,
  accountId: string,
  instant: number,
): Promise<void> {
  await queries
    .deleteFrom('sessions')
    .where('accountId', '=', accountId)
    .where('createdAt', '<=', instant)
    .execute()
}

export async function removeSessionNamed(queries: Queries, id: string): Promise<void> {
  await queries.deleteFrom('sessions').where('id', '=', id).execute()
}

export async function removeSessionsExpiredBefore(queries: Queries, now: number): Promise<void> {
  await queries.deleteFrom('sessions').where('expiresAt', '<=', now).execute()
}

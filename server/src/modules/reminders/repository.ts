import type { InterfaceLanguage } from '@mboa/contract'
import type { Database, Queries } from '../../platform/database/database.ts'
import type { PushSubscriptionsTable } from '../../platform/database/account-tables.ts'

export type Reminded = Readonly<PushSubscriptionsTable>

/** The session that a token opens, by the id that rows of this module name it by. */
export async function findSessionId(
  queries: Queries,
  tokenHash: string,
): Promise<string | undefined> {
  const row = await queries
    .selectFrom('sessions')
    .select('id')
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst()
  return row?.id
}

export async function findReminded(
  queries: Queries,
  sessionId: string,
): Promise<Reminded | undefined> {
  return queries
    .selectFrom('pushSubscriptions')
    .selectAll()
    .where('sessionId', '=', sessionId)
    .executeTakeFirst()
}

/** All devices of the account, the newest first. */
export async function listReminded(
  queries: Queries,
  accountId: string,
): Promise<readonly Reminded[]> {
  return queries
    .selectFrom('pushSubscriptions')
    .selectAll()
    .where('accountId', '=', accountId)
    .orderBy('createdAt', 'desc')
    .orderBy('sessionId')
    .execute()
}

/** One row per session; an endpoint is one browser's, whoever of its people asked last. */
export async function saveReminded(queries: Queries, reminded: Reminded): Promise<void> {
  const { sessionId, endpoint, createdAt, ...changed } = reminded
  await queries
    .deleteFrom('pushSubscriptions')
    .where('endpoint', '=', endpoint)
    .where('sessionId', '<>', sessionId)
    .execute()
  await queries
    .insertInto('pushSubscriptions')
    .values({ ...changed, sessionId, endpoint, createdAt })
    .onConflict((conflict) => conflict.column('sessionId').doUpdateSet({ ...changed, endpoint }))
    .execute()
}

export async function rescheduleReminded(
  queries: Queries,
  sessionId: string,
  next: Pick<Reminded, 'time' | 'nextAt' | 'attempts'>,
): Promise<void> {
  await queries
    .updateTable('pushSubscriptions')
    .set(next)
    .where('sessionId', '=', sessionId)
    .execute()
}

export async function removeReminded(
  queries: Queries,
  sessionIds: readonly string[],
): Promise<void> {
  if (sessionIds.length === 0) return
  await queries.deleteFrom('pushSubscriptions').where('sessionId', 'in', sessionIds).execute()
}

export async function removeRemindedOf(queries: Queries, accountId: string): Promise<void> {
  await queries.deleteFrom('pushSubscriptions').where('accountId', '=', accountId).execute()
}

/** The push services that something is due at, but for those named. */
export async function listDueServices(
  { queries }: Database,
  now: number,
  others: readonly string[],
): Promise<readonly string[]> {
  const due = queries
    .selectFrom('pushSubscriptions')
    .select('service')
    .distinct()
    .where('nextAt', '<=', now)
    .limit(50)
  const rows = await (others.length === 0 ? due : due.where('service', 'not in', others)).execute()
  return rows.map(({ service }) => service)
}

/**
 * Takes the next device that is due at a service and puts it off until `until`: whatever becomes
 * of this process, nobody looks at it before, so that nothing is sent twice. The outer condition
 * is checked again under the row's lock; what another server takes at this moment is passed over.
 */
export async function claimReminded(
  { engine, queries }: Database,
  service: string,
  { now, until }: { now: number; until: number },
): Promise<Reminded | undefined> {
  return queries
    .updateTable('pushSubscriptions')
    .set((expression) => ({ nextAt: until, attempts: expression('attempts', '+', 1) }))
    .where('nextAt', '<=', now)
    .where('sessionId', '=', (expression) => {
      const next = expression
        .selectFrom('pushSubscriptions')
        .select('sessionId')
        .where('service', '=', service)
        .where('nextAt', '<=', now)
        .orderBy('nextAt')
        .limit(1)
      // SQLite has one writer at a time and knows no locks of rows.
      return engine === 'postgres' ? next.forUpdate().skipLocked() : next
    })
    .returningAll()
    .executeTakeFirst()
}

/**
 * Notes what became of a claim. Where its learner has chosen another hour meanwhile that one stays,
 * and is told the day alone: nobody is reminded twice on it.
 */
export async function settleReminded(
  { queries }: Database,
  { sessionId, nextAt }: Pick<Reminded, 'sessionId' | 'nextAt'>,
  settled: Pick<Reminded, 'nextAt' | 'attempts' | 'lastDay'>,
): Promise<void> {
  const { lastDay } = settled
  const settle = queries.updateTable('pushSubscriptions').where('sessionId', '=', sessionId)
  await settle.set({ lastDay }).where('nextAt', '<>', nextAt).execute()
  await settle.set(settled).where('nextAt', '=', nextAt).execute()
}

/** `nextAt` of a device whose browser has ended its subscription, until it sends another one. */
export const never = Number.MAX_SAFE_INTEGER

/** Ends it where the browser is still subscribed there; the learner's hour stays. */
export async function endEndpoint({ queries }: Database, endpoint: string): Promise<void> {
  await queries
    .updateTable('pushSubscriptions')
    .set({ nextAt: never })
    .where('endpoint', '=', endpoint)
    .execute()
}

/** In which language an account is spoken to; undefined while it is disabled. */
export async function findLanguage(
  { queries }: Database,
  accountId: string,
): Promise<InterfaceLanguage | undefined> {
  const row = await queries
    .selectFrom('accounts')
    .select('language')
    .where('id', '=', accountId)
    .where('disabledAt', 'is', null)
    .executeTakeFirst()
  return row?.language
}

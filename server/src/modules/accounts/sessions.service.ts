import type { Context } from '../../context.ts'
import type { Actor } from '../../http/request-scope.ts'
import type { Queries } from '../../platform/database/database.ts'
import { readRows, rowsAsValue, type RowsAsked } from '../../platform/database/json-rows.ts'
import { hashToken } from '../../platform/ids.ts'
import { recordWithdrawal } from '../../platform/withdrawals/withdrawals.repository.ts'
import type { Account } from './accounts.repository.ts'
import { sessionLifetimeMs, sessionTouchMs } from './limits.ts'
import {
  findSession,
  findSessionOfActor,
  insertSession,
  removeSession,
  touchSession,
  type SeenSession,
} from './sessions.repository.ts'

/** Longest part of a browser's name for itself that is kept. */
const userAgentLength = 300

/** Opens a session and answers its token; the one the browser came with ends. */
export async function openSession(
  { database, clock, ids, securityLog, saveWithdrawals, config }: Context,
  account: Account,
  { userAgent, oldToken }: { userAgent: string; oldToken: string | undefined },
): Promise<string> {
  const token = ids.token()
  const now = clock.now()
  const session = {
    tokenHash: hashToken(token),
    id: ids.uuid(),
    accountId: account.id,
    userAgent: userAgent.slice(0, userAgentLength),
    createdAt: now,
    lastSeenAt: now,
    expiresAt: endOf({ createdAt: now }, now, config),
  }
  if (oldToken === undefined) {
    await insertSession(database.queries, session)
  } else {
    await database.transaction(async (queries) => {
      await endSession(queries, oldToken, now)
      await insertSession(queries, session)
    })
    await saveWithdrawals()
  }
  securityLog.note('signed-in', account.id)
  return token
}

/** Whose session it is. Its thirty days begin again, until it is as old as one becomes. */
export async function findSignedIn(context: Context, token: string): Promise<Account | undefined> {
  const found = await findTouched(context, token, findSession)
  if (found === undefined) return undefined
  const { lastSeenAt: _lastSeenAt, openedAt: _openedAt, ...account } = found
  return account
}

async function findTouched<Found extends SeenSession>(
  { database: { queries }, clock, config }: Context,
  token: string,
  find: (queries: Queries, tokenHash: string, now: number) => Promise<Found | undefined>,
): Promise<Found | undefined> {
  const now = clock.now()
  const tokenHash = hashToken(token)
  const found = await find(queries, tokenHash, now)
  if (found !== undefined && now - found.lastSeenAt >= sessionTouchMs) {
    const expiresAt = endOf({ createdAt: found.openedAt }, now, config)
    await touchSession(queries, tokenHash, { lastSeenAt: now, expiresAt })
  }
  return found
}

/** When it ends if nobody uses it again. */
function endOf(
  { createdAt }: { createdAt: number },
  now: number,
  { longestSessionMs }: Context['config'],
): number {
  return Math.min(now + sessionLifetimeMs, createdAt + longestSessionMs)
}

/**
 * Who asks, by the token that came along.
 * @param asked rows that the request needs as well, read in the same statement
 */
export async function findActor(
  context: Context,
  token: string,
  asked?: RowsAsked,
): Promise<{ actor: Actor; beside: readonly object[] } | undefined> {
  const beside = asked && rowsAsValue(context.database.engine, asked)
  const found = await findTouched(context, token, (queries, tokenHash, now) =>
    findSessionOfActor(queries, tokenHash, { now, beside }),
  )
  if (found === undefined) return undefined
  const actor = { accountId: found.id, role: found.role, language: found.language }
  return { actor, beside: beside === undefined ? [] : readRows(found.beside) }
}

export async function closeSession(
  { database, clock, saveWithdrawals }: Context,
  token: string,
): Promise<void> {
  await database.transaction((queries) => endSession(queries, token, clock.now()))
  await saveWithdrawals()
}

/** Ends it for good: no restore opens it again. */
async function endSession(queries: Queries, token: string, at: number): Promise<void> {
  const id = await removeSession(queries, hashToken(token))
  if (id !== undefined) await recordWithdrawal(queries, { what: 'session', id, at })
}

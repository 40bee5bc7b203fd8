import type { Context } from '../../context.ts'
import type { Actor } from '../../http/request-scope.ts'
import { hashToken } from '../../platform/ids.ts'
import type { Account } from './accounts.repository.ts'
import { sessionLifetimeMs, sessionTouchMs } from './limits.ts'
import { findSession, insertSession, removeSession, touchSession } from './sessions.repository.ts'

/** Longest part of a browser's name for itself that is kept. */
const userAgentLength = 300

/** Opens a session and answers its token; the one the browser came with ends. */
export async function openSession(
  { database, clock, ids, securityLog, config }: Context,
  account: Account,
  { userAgent, oldToken }: { userAgent: string; oldToken: string | undefined },
): Promise<string> {
  const token = ids.token()
  const now = clock.now()
  await database.transaction(async (queries) => {
    if (oldToken !== undefined) await removeSession(queries, hashToken(oldToken))
    await insertSession(queries, {
      tokenHash: hashToken(token),
      id: ids.uuid(),
      accountId: account.id,
      userAgent: userAgent.slice(0, userAgentLength),
      createdAt: now,
      lastSeenAt: now,
      expiresAt: endOf({ createdAt: now }, now, config),
    })
  })
  securityLog.note('signed-in', account.id)
  return token
}

/** Whose session it is. Its thirty days begin again, until it is as old as one becomes. */
export async function findSignedIn(
  { database: { queries }, clock, config }: Context,
  token: string,
): Promise<Account | undefined> {
  const now = clock.now()
  const found = await findSession(queries, hashToken(token), now)
  if (found === undefined) return undefined
  const { session, account } = found
  if (now - session.lastSeenAt >= sessionTouchMs) {
    const seen = { lastSeenAt: now, expiresAt: endOf(session, now, config) }
    await touchSession(queries, session.tokenHash, seen)
  }
  return account
}

/** When it ends if nobody uses it again. */
function endOf(
  { createdAt }: { createdAt: number },
  now: number,
  { longestSessionMs }: Context['config'],
): number {
  return Math.min(now + sessionLifetimeMs, createdAt + longestSessionMs)
}

export async function findActor(context: Context, token: string): Promise<Actor | undefined> {
  const account = await findSignedIn(context, token)
  return account && { accountId: account.id, role: account.role, language: account.language }
}

export async function closeSession({ database }: Context, token: string): Promise<void> {
  await removeSession(database.queries, hashToken(token))
}

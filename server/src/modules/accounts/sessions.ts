import type { Context } from '../../context.ts'
import type { Actor } from '../../http/request-scope.ts'
import type { Queries } from '../../platform/database/database.ts'
import { succeed, type Result } from '../../result.ts'
import { hashToken } from '../../platform/ids.ts'
import { sessionWithdrawals } from './end-sessions.ts'
import type { Account } from './repository.ts'
import { confirmProof } from './attempts.ts'
import { idleSessionMs, sessionTouchMs } from './limits.ts'
import { checkMaySignIn } from './login/may-sign-in.ts'
import {
  findSession,
  findSessionId,
  findSessionOfActor,
  insertSession,
  touchSession,
  type SeenSession,
} from './sessions.repository.ts'

/** Longest part of a browser's name for itself that is kept. */
const userAgentLength = 300

/**
 * Opens a session and returns its token; the session that the browser came with ends.
 * @param proven the account as it was when its owner proved it: refused if it was reset, disabled,
 *   given another address or deleted since
 */
export async function openSession(
  { database, clock, ids, securityLog, saveWithdrawals, config }: Context,
  proven: Account,
  { userAgent, oldToken }: { userAgent: string; oldToken: string | undefined },
): Promise<Result<string>> {
  const token = ids.token()
  const now = clock.now()
  const session = {
    tokenHash: hashToken(token),
    id: ids.uuid(),
    accountId: proven.id,
    userAgent: userAgent.slice(0, userAgentLength),
    createdAt: now,
    lastSeenAt: now,
    expiresAt: endOf({ createdAt: now }, now, config),
  }
  const opened = await database.transaction(async (queries) => {
    const confirmed = await confirmProof(queries, proven)
    const admitted = confirmed.ok ? checkMaySignIn(confirmed.value) : confirmed
    if (!admitted.ok) return admitted
    if (oldToken !== undefined) await endSession(queries, oldToken, now)
    await insertSession(queries, session)
    return succeed(token)
  })
  if (!opened.ok) return opened
  if (oldToken !== undefined) await saveWithdrawals()
  securityLog.note('signed-in', proven.id)
  return opened
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
  return Math.min(now + idleSessionMs, createdAt + longestSessionMs)
}

/** Finds who is signed in by the token of a request. */
export async function findActor(context: Context, token: string): Promise<Actor | undefined> {
  const found = await findTouched(context, token, findSessionOfActor)
  return found && { accountId: found.id, role: found.role, language: found.language }
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
  const id = await findSessionId(queries, hashToken(token))
  if (id !== undefined) await sessionWithdrawals.session.carryOut(queries, { id, at })
}

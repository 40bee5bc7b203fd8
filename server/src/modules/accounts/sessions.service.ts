import type { Actor } from '../../http/actor.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { hashToken, type Ids } from '../../platform/ids.ts'
import type { Account } from './accounts.repository.ts'
import { sessionLifetimeMs, sessionTouchMs } from './limits.ts'
import type { SecurityLog } from './security-log.ts'
import { findSession, insertSession, removeSession, touchSession } from './sessions.repository.ts'

export interface Sessions {
  /** Opens a session and answers its token; the one the browser came with ends. */
  open(account: Account, from: { userAgent: string; oldToken: string | undefined }): Promise<string>
  /** Whose session it is. Its thirty days begin anew. */
  findAccount(token: string): Promise<Account | undefined>
  findActor(token: string): Promise<Actor | undefined>
  close(token: string): Promise<void>
}

/** Longest part of a browser's name for itself that is kept. */
const userAgentLength = 300

export function createSessions(parts: {
  database: Database
  clock: Clock
  ids: Ids
  securityLog: SecurityLog
}): Sessions {
  const { database, clock, ids } = parts

  async function findOwner(token: string): Promise<Account | undefined> {
    const now = clock.now()
    const found = await findSession(database.queries, hashToken(token), now)
    if (found === undefined) return undefined
    const { session, account } = found
    if (now - session.lastSeenAt >= sessionTouchMs) {
      const seen = { lastSeenAt: now, expiresAt: now + sessionLifetimeMs }
      await touchSession(database.queries, session.tokenHash, seen)
    }
    return account
  }

  return {
    async open(account, { userAgent, oldToken }) {
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
          expiresAt: now + sessionLifetimeMs,
        })
      })
      parts.securityLog.note('signed-in', account.id)
      return token
    },
    findAccount: findOwner,
    async findActor(token) {
      const account = await findOwner(token)
      return account && actorOf(account)
    },
    close: (token) => removeSession(database.queries, hashToken(token)),
  }
}

function actorOf({ id, role, language }: Account): Actor {
  return { accountId: id, role, language }
}

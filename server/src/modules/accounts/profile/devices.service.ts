import type { SignedInDevice } from '@mboa/contract'
import type { Actor } from '../../../http/actor.ts'
import { refuse, succeed, type Outcome } from '../../../outcome.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { hashToken } from '../../../platform/ids.ts'
import type { SecurityLog } from '../security-log.ts'
import { removeSessionsOf } from '../sessions.repository.ts'
import { describeDevice } from './describe-device.ts'
import { listSessions, removeSessionById } from './profile.repository.ts'

export interface Devices {
  /** @param token of the session that asks */
  list(actor: Actor, token: string): Promise<SignedInDevice[]>
  signOut(actor: Actor, id: string): Promise<Outcome<undefined>>
  signOutOthers(actor: Actor, token: string): Promise<Outcome<undefined>>
}

export function createDevices(parts: {
  database: Database
  clock: Clock
  securityLog: SecurityLog
}): Devices {
  const { queries } = parts.database
  return {
    async list({ accountId }, token) {
      const sessions = await listSessions(queries, accountId, parts.clock.now())
      const ours = hashToken(token)
      return sessions.map(({ id, userAgent, createdAt, lastSeenAt, tokenHash }) => ({
        id,
        ...describeDevice(userAgent),
        signedInAt: createdAt,
        lastSeenAt,
        isThisOne: tokenHash === ours,
      }))
    },
    async signOut({ accountId }, id) {
      const isFound = await removeSessionById(queries, accountId, id)
      if (!isFound) return refuse('not-found')
      parts.securityLog.note('sessions-ended', accountId)
      return succeed(undefined)
    },
    async signOutOthers({ accountId }, token) {
      await removeSessionsOf(queries, accountId, hashToken(token))
      parts.securityLog.note('sessions-ended', accountId)
      return succeed(undefined)
    },
  }
}

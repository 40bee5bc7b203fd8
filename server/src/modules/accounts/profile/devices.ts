import type { SignedInDevice } from '@mboa/contract'
import type { Context } from '../../../context.ts'
import type { Actor } from '../../../http/request-scope.ts'
import { refuse, succeed, type Result } from '../../../result.ts'
import { hashToken } from '../../../platform/ids.ts'
import { endSessions, sessionWithdrawals } from '../end-sessions.ts'
import { describeDevice } from './describe-device.ts'
import { hasSession, listSessions } from './repository.ts'

/** @param token of the session that asks */
export async function listDevices(
  { database, clock }: Context,
  { accountId }: Actor,
  token: string,
): Promise<SignedInDevice[]> {
  const sessions = await listSessions(database.queries, accountId, clock.now())
  const ours = hashToken(token)
  return sessions.map(({ id, userAgent, createdAt, lastSeenAt, tokenHash }) => ({
    id,
    ...describeDevice(userAgent),
    signedInAt: createdAt,
    lastSeenAt,
    isThisOne: tokenHash === ours,
  }))
}

export async function signOutDevice(
  { database, clock, securityLog, saveWithdrawals }: Context,
  { accountId }: Actor,
  id: string,
): Promise<Result<undefined>> {
  const isFound = await database.transaction(async (queries) => {
    if (!(await hasSession(queries, accountId, id))) return false
    await sessionWithdrawals.session.carryOut(queries, { id, at: clock.now() })
    return true
  })
  await saveWithdrawals()
  if (!isFound) return refuse('not-found')
  securityLog.note('sessions-ended', accountId)
  return succeed(undefined)
}

/** @param token of the session that stays */
export async function signOutOtherDevices(
  { database, clock, securityLog, saveWithdrawals }: Context,
  { accountId }: Actor,
  token: string,
): Promise<Result<undefined>> {
  await database.transaction((queries) =>
    endSessions(queries, { accountId, keptTokenHash: hashToken(token), at: clock.now() }),
  )
  await saveWithdrawals()
  securityLog.note('sessions-ended', accountId)
  return succeed(undefined)
}

import type { SignedInDevice } from '@mboa/contract'
import type { Context } from '../../../context.ts'
import type { Actor } from '../../../http/request-scope.ts'
import { refuse, succeed, type Outcome } from '../../../outcome.ts'
import { hashToken } from '../../../platform/ids.ts'
import { recordWithdrawal } from '../../../platform/withdrawals/withdrawals.repository.ts'
import { removeSessionsOf } from '../sessions.repository.ts'
import { describeDevice } from './describe-device.ts'
import { listSessions, removeSessionById } from './profile.repository.ts'

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
): Promise<Outcome<undefined>> {
  const isFound = await database.transaction(async (queries) => {
    const removed = await removeSessionById(queries, accountId, id)
    if (removed) await recordWithdrawal(queries, { what: 'session', id, at: clock.now() })
    return removed
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
): Promise<Outcome<undefined>> {
  await database.transaction(async (queries) => {
    await removeSessionsOf(queries, accountId, hashToken(token))
    await recordWithdrawal(queries, { what: 'sessions', id: accountId, at: clock.now() })
  })
  await saveWithdrawals()
  securityLog.note('sessions-ended', accountId)
  return succeed(undefined)
}

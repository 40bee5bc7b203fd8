import type { Context } from '../../context.ts'
import { refuse, succeed, type Result } from '../../result.ts'
import type { Queries } from '../../platform/database/database.ts'
import type { Limit } from '../../platform/throttles/throttles.ts'
import { findAccount, lockAccount, type Account } from './repository.ts'
import { passwordLimit } from './limits.ts'

/** Counts an attempt; `too-many-attempts`, with when to come again, beyond the limit. */
export async function countAttempt(
  { throttles }: Context,
  limit: Limit,
  subject: string,
): Promise<Result<undefined>> {
  const admission = await throttles.hit(limit, subject)
  if (admission.allowed) return succeed(undefined)
  return refuse('too-many-attempts', { retryAfterSeconds: admission.retryAfterSeconds })
}

/**
 * Whether a password is the account's. Counted per account, however it is named and wherever the
 * request comes from, also for who is signed in: a borrowed phone is no place to guess.
 * @param field named where the password is wrong
 */
export async function tryPassword(
  context: Context,
  { id, passwordHash }: Account,
  { password, field }: { password: string; field?: string },
): Promise<Result<undefined>> {
  const counted = await countAttempt(context, passwordLimit, id)
  if (!counted.ok) {
    await context.securityLog.recordThrottled(id)
    return counted
  }
  const isRight =
    passwordHash !== null && (await context.passwordHasher.verify(password, passwordHash, id))
  if (!isRight) return refuseWrong(field)
  await context.throttles.clear(passwordLimit, id)
  return succeed(undefined)
}

/**
 * Locks the account until the transaction ends and returns its present state. Refuses if the
 * password changed after `proven` was read: checking a password takes long enough for a reset.
 * @param field named where the password is wrong
 */
export async function confirmProof(
  queries: Queries,
  proven: Pick<Account, 'id' | 'passwordHash'>,
  field?: string,
): Promise<Result<Account>> {
  await lockAccount(queries, proven.id)
  const account = await findAccount(queries, proven.id)
  if (account === undefined) return refuse('not-signed-in')
  return account.passwordHash === proven.passwordHash ? succeed(account) : refuseWrong(field)
}

function refuseWrong(field: string | undefined) {
  return refuse(
    'wrong-password',
    field === undefined ? {} : { fields: { [field]: 'wrong-password' } },
  )
}

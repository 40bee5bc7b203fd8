import type { Context } from '../../context.ts'
import { refuse, succeed, type Outcome } from '../../outcome.ts'
import type { Limit } from '../../platform/throttles/throttles.ts'
import type { Account } from './accounts.repository.ts'
import { passwordLimit } from './limits.ts'

/** Counts an attempt; `too-many-attempts`, with when to come again, beyond the limit. */
export async function countAttempt(
  { throttles }: Context,
  limit: Limit,
  subject: string,
): Promise<Outcome<undefined>> {
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
): Promise<Outcome<undefined>> {
  const counted = await countAttempt(context, passwordLimit, id)
  if (!counted.ok) {
    await context.securityLog.recordThrottled(id)
    return counted
  }
  const isRight =
    passwordHash !== null && (await context.passwordHasher.verify(password, passwordHash))
  if (!isRight) {
    return refuse(
      'wrong-password',
      field === undefined ? {} : { fields: { [field]: 'wrong-password' } },
    )
  }
  await context.throttles.clear(passwordLimit, id)
  return succeed(undefined)
}

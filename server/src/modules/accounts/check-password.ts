import { refuse, succeed, type Outcome } from '../../outcome.ts'
import type { Throttles } from '../../platform/throttles/throttles.ts'
import type { Account } from './accounts.repository.ts'
import { passwordLimit } from './limits.ts'
import type { PasswordHasher } from './password-hasher.ts'
import type { SecurityLog } from './security-log.ts'

/**
 * Whether somebody who is signed in knows the password too. Counted with the logins of the
 * account, so that a borrowed phone is no place to guess. @param field told where it is wrong
 */
export type CheckPassword = (
  account: Account,
  password: string,
  field: string,
) => Promise<Outcome<undefined>>

export function createCheckPassword(parts: {
  throttles: Throttles
  passwordHasher: PasswordHasher
  securityLog: SecurityLog
}): CheckPassword {
  return async (account, password, field) => {
    const admission = await parts.throttles.hit(passwordLimit, account.id)
    if (!admission.allowed) {
      await parts.securityLog.noteThrottled(account.id)
      return refuse('too-many-attempts', { retryAfterSeconds: admission.retryAfterSeconds })
    }
    const { passwordHash } = account
    const isRight =
      passwordHash !== null && (await parts.passwordHasher.verify(password, passwordHash))
    if (!isRight) return refuse('wrong-password', { fields: { [field]: 'wrong-password' } })
    await parts.throttles.clear(passwordLimit, account.id)
    return succeed(undefined)
  }
}

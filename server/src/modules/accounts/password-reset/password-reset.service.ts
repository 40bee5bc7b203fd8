import type { ForgotPasswordRequest } from '@mboa/contract'
import { resetPasswordRequestSchema } from '@mboa/contract'
import * as v from 'valibot'
import { refuse, succeed, type Outcome } from '../../../outcome.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { isUniqueViolation } from '../../../platform/database/unique-violation.ts'
import { hashToken, type Ids } from '../../../platform/ids.ts'
import { enqueueMail } from '../../../platform/mail/mail-outbox.repository.ts'
import type { Throttles } from '../../../platform/throttles/throttles.ts'
import { findCode, spendCode, type AccountCode } from '../account-codes.repository.ts'
import { findAccount, updatePassword, verifyAccount } from '../accounts.repository.ts'
import { emailKeyOf } from '../email-address.ts'
import { forgotLimit, passwordLimit } from '../limits.ts'
import { passwordChangedTemplate, type PasswordChangedPayload } from '../password-changed-mail.ts'
import type { PasswordHasher } from '../password-hasher.ts'
import type { SecurityLog } from '../security-log.ts'
import { removeSessionsOf } from '../sessions.repository.ts'
import { emailField, newPasswordField } from '../sign-up-form.ts'
import { resetTemplate, type ResetPayload } from './reset-mail.ts'

export const forgotForm = v.object({ email: emailField })
export const resetForm = v.object({
  code: resetPasswordRequestSchema.entries.code,
  password: newPasswordField,
})

export interface PasswordReset {
  /** Mails a link to whoever has the address; does and answers the same when nobody has it. */
  ask(request: ForgotPasswordRequest): Promise<Outcome<undefined>>
  /**
   * Sets the password with a mailed code, once. Whoever has the mail owns the address, so it
   * counts as verified; every session ends.
   */
  reset(form: v.InferOutput<typeof resetForm>): Promise<Outcome<undefined>>
}

export function createPasswordReset(parts: {
  database: Database
  clock: Clock
  ids: Ids
  throttles: Throttles
  passwordHasher: PasswordHasher
  wakeCourier: () => void
  securityLog: SecurityLog
}): PasswordReset {
  const { database, clock, ids, throttles } = parts

  /** Answers the account whose password it now is, undefined when the code was just used. */
  async function setPassword(code: AccountCode, passwordHash: string) {
    const now = clock.now()
    return database.transaction(async (queries) => {
      const account = await findAccount(queries, code.accountId)
      if (account === undefined || !(await spendCode(queries, code.codeHash, now))) return undefined
      await updatePassword(queries, account.id, passwordHash)
      if (account.emailVerifiedAt === null) await verifyAccount(queries, account, now)
      await removeSessionsOf(queries, account.id)
      const payload: PasswordChangedPayload = { accountId: account.id }
      const mail = { id: ids.uuid(), template: passwordChangedTemplate, now }
      await enqueueMail(queries, { ...mail, payload, person: account.id })
      return account
    })
  }

  return {
    async ask({ email }) {
      const admission = await throttles.hit(forgotLimit, `e-mail ${emailKeyOf(email)}`)
      if (!admission.allowed) {
        return refuse('too-many-attempts', { retryAfterSeconds: admission.retryAfterSeconds })
      }
      const payload: ResetPayload = { email }
      const mail = { id: ids.uuid(), template: resetTemplate, now: clock.now() }
      await enqueueMail(database.queries, { ...mail, payload, person: emailKeyOf(email) })
      parts.wakeCourier()
      return succeed(undefined)
    },
    async reset({ code, password }) {
      const found = await findCode(database.queries, hashToken(code), 'reset-password')
      if (found === undefined || found.supersededAt !== null) return refuse('invalid-reset-link')
      if (found.expiresAt <= clock.now()) return refuse('reset-link-expired')
      const passwordHash = await parts.passwordHasher.hash(password)
      const account = await setPassword(found, passwordHash).catch((error: unknown) => {
        if (!isUniqueViolation(error)) throw error
        // Somebody verified the same phone number at this very moment: now it is theirs.
        return setPassword(found, passwordHash)
      })
      if (account === undefined) return refuse('invalid-reset-link')
      if (account.emailVerifiedAt === null) parts.securityLog.note('email-verified', account.id)
      parts.securityLog.note('password-reset', account.id)
      // Whoever guessed at the old password must not keep the owner out of the new one.
      await throttles.clear(passwordLimit, account.id)
      parts.wakeCourier()
      return succeed(undefined)
    },
  }
}

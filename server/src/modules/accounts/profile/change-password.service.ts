import { changePasswordRequestSchema } from '@mboa/contract'
import * as v from 'valibot'
import type { Actor } from '../../../http/actor.ts'
import { refuse, succeed, type Outcome } from '../../../outcome.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { hashToken, type Ids } from '../../../platform/ids.ts'
import { enqueueMail } from '../../../platform/mail/mail-outbox.repository.ts'
import { supersedeCodes } from '../account-codes.repository.ts'
import { findAccount, updatePassword } from '../accounts.repository.ts'
import type { CheckPassword } from '../check-password.ts'
import { passwordChangedTemplate, type PasswordChangedPayload } from '../password-changed-mail.ts'
import type { PasswordHasher } from '../password-hasher.ts'
import type { SecurityLog } from '../security-log.ts'
import { removeSessionsOf } from '../sessions.repository.ts'
import { newPasswordField } from '../sign-up-form.ts'

export const changePasswordForm = v.object({
  currentPassword: v.pipe(
    changePasswordRequestSchema.entries.currentPassword,
    v.nonEmpty('required'),
  ),
  password: newPasswordField,
})

/** Sets a new password for who knows the old one; every other session ends. */
export type ChangePassword = (
  actor: Actor,
  form: v.InferOutput<typeof changePasswordForm>,
  keptToken: string,
) => Promise<Outcome<undefined>>

export function createChangePassword(parts: {
  database: Database
  clock: Clock
  ids: Ids
  passwordHasher: PasswordHasher
  checkPassword: CheckPassword
  wakeCourier: () => void
  securityLog: SecurityLog
}): ChangePassword {
  const { database, clock, ids } = parts
  return async ({ accountId }, { currentPassword, password }, keptToken) => {
    const account = await findAccount(database.queries, accountId)
    if (account === undefined) return refuse('not-signed-in')
    // Made through Google: a mailed link sets a first password.
    if (account.passwordHash === null) return refuse('operation-not-allowed')
    const checked = await parts.checkPassword(account, currentPassword, 'currentPassword')
    if (!checked.ok) return checked
    const passwordHash = await parts.passwordHasher.hash(password)
    await database.transaction(async (queries) => {
      const now = clock.now()
      await updatePassword(queries, accountId, passwordHash)
      await removeSessionsOf(queries, accountId, hashToken(keptToken))
      await supersedeCodes(queries, accountId, 'reset-password', now)
      const payload: PasswordChangedPayload = { accountId }
      const mail = { id: ids.uuid(), template: passwordChangedTemplate, now }
      await enqueueMail(queries, { ...mail, payload, person: accountId })
    })
    parts.securityLog.note('password-changed', accountId)
    parts.wakeCourier()
    return succeed(undefined)
  }
}

import { changePasswordRequestSchema } from '@mboa/contract'
import * as v from 'valibot'
import type { Context } from '../../../context.ts'
import type { Actor } from '../../../http/request-scope.ts'
import { refuse, succeed, type Result } from '../../../result.ts'
import { hashToken } from '../../../platform/ids.ts'
import { enqueueMail } from '../../../platform/mail/mail-outbox.repository.ts'
import { supersedeCodes } from '../account-codes.repository.ts'
import { findAccount, updatePassword } from '../repository.ts'
import { confirmProof, tryPassword } from '../attempts.ts'
import { endSessions } from '../end-sessions.ts'
import {
  passwordChangedTemplate,
  type PasswordChangedPayload,
} from '../mails/password-changed-mail.ts'
import { newPasswordField } from '../sign-up/sign-up-form.ts'

export const changePasswordBodySchema = v.object({
  currentPassword: v.pipe(
    changePasswordRequestSchema.entries.currentPassword,
    v.nonEmpty('required'),
  ),
  password: newPasswordField,
})

/** Sets a new password for who knows the old one; every session but that of the token ends. */
export async function changePassword(
  context: Context,
  { accountId }: Actor,
  { body, keptToken }: { body: v.InferOutput<typeof changePasswordBodySchema>; keptToken: string },
): Promise<Result<undefined>> {
  const { database, clock, ids } = context
  const account = await findAccount(database.queries, accountId)
  if (account === undefined) return refuse('not-signed-in')
  // Made through Google: a mailed link sets a first password.
  if (account.passwordHash === null) return refuse('operation-not-allowed')
  const given = { password: body.currentPassword, field: 'currentPassword' }
  const tried = await tryPassword(context, account, given)
  if (!tried.ok) return tried
  const passwordHash = await context.passwordHasher.hash(body.password, accountId)
  const changed = await database.transaction(async (queries) => {
    const confirmed = await confirmProof(queries, account, given.field)
    if (!confirmed.ok) return confirmed
    const now = clock.now()
    await updatePassword(queries, accountId, passwordHash)
    await endSessions(queries, { accountId, keptTokenHash: hashToken(keptToken), at: now })
    await supersedeCodes(queries, accountId, 'reset-password', now)
    const payload: PasswordChangedPayload = { accountId }
    const mail = { id: ids.uuid(), template: passwordChangedTemplate, now }
    await enqueueMail(queries, { ...mail, payload, person: accountId })
    return succeed(undefined)
  })
  if (!changed.ok) return changed
  context.securityLog.note('password-changed', accountId)
  context.wakeMailSender()
  await context.saveWithdrawals()
  return changed
}

import { resetPasswordRequestSchema, type ForgotPasswordRequest } from '@mboa/contract'
import * as v from 'valibot'
import type { Context } from '../../../context.ts'
import { refuse, succeed, type Result } from '../../../result.ts'
import { isUniqueViolation } from '../../../platform/database/database.ts'
import { hashToken } from '../../../platform/ids.ts'
import { enqueueMail } from '../../../platform/mail/mail-outbox.repository.ts'
import { findCode, spendCode, type AccountCode } from '../account-codes.repository.ts'
import {
  findAccount,
  lockAccount,
  updatePassword,
  verifyAccount,
  type Account,
} from '../repository.ts'
import { countAttempt } from '../attempts.ts'
import { emailKeyOf } from '../email-address.ts'
import { endSessions } from '../end-sessions.ts'
import { forgotLimit, passwordLimit } from '../limits.ts'
import {
  passwordChangedTemplate,
  type PasswordChangedPayload,
} from '../mails/password-changed-mail.ts'
import { emailField, newPasswordField } from '../sign-up/sign-up-form.ts'
import { resetTemplate, type ResetPayload } from '../mails/reset-mail.ts'

export const forgotPasswordBodySchema = v.object({ email: emailField })
export const resetPasswordBodySchema = v.object({
  code: resetPasswordRequestSchema.entries.code,
  password: newPasswordField,
})

/** Mails a link to whoever has the address; does and answers the same when nobody has it. */
export async function requestReset(
  context: Context,
  { email }: ForgotPasswordRequest,
): Promise<Result<undefined>> {
  const counted = await countAttempt(context, forgotLimit, `e-mail ${emailKeyOf(email)}`)
  if (!counted.ok) return counted
  const payload: ResetPayload = { email }
  const mail = { id: context.ids.uuid(), template: resetTemplate, now: context.clock.now() }
  await enqueueMail(context.database.queries, { ...mail, payload, person: emailKeyOf(email) })
  context.wakeMailSender()
  return succeed(undefined)
}

/**
 * Sets the password with a mailed code, once. Whoever has the mail owns the address, so it counts
 * as verified; every session ends.
 */
export async function resetPassword(
  context: Context,
  { code, password }: v.InferOutput<typeof resetPasswordBodySchema>,
): Promise<Result<undefined>> {
  const { database, clock, securityLog } = context
  const found = await findCode(database.queries, hashToken(code), 'reset-password')
  if (found === undefined || found.supersededAt !== null) return refuse('invalid-reset-link')
  if (found.expiresAt <= clock.now()) return refuse('reset-link-expired')
  const passwordHash = await context.passwordHasher.hash(password, found.accountId)
  const account = await setPassword(context, found, passwordHash).catch((error: unknown) => {
    if (!isUniqueViolation(error)) throw error
    // Somebody verified the same phone number at this very moment: now it is theirs.
    return setPassword(context, found, passwordHash)
  })
  if (account === undefined) return refuse('invalid-reset-link')
  if (account.emailVerifiedAt === null) securityLog.note('email-verified', account.id)
  securityLog.note('password-reset', account.id)
  // Whoever guessed at the old password must not keep the owner out of the new one.
  await context.throttles.clear(passwordLimit, account.id)
  context.wakeMailSender()
  await context.saveWithdrawals()
  return succeed(undefined)
}

/** Answers the account whose password it now is, undefined when the code was just used. */
function setPassword(
  { database, clock, ids }: Context,
  code: AccountCode,
  passwordHash: string,
): Promise<Account | undefined> {
  const now = clock.now()
  return database.transaction(async (queries) => {
    await lockAccount(queries, code.accountId)
    const account = await findAccount(queries, code.accountId)
    if (account === undefined || !(await spendCode(queries, code.codeHash, now))) return undefined
    await updatePassword(queries, account.id, passwordHash)
    if (account.emailVerifiedAt === null) await verifyAccount(queries, account, now)
    await endSessions(queries, { accountId: account.id, at: now })
    const payload: PasswordChangedPayload = { accountId: account.id }
    const mail = { id: ids.uuid(), template: passwordChangedTemplate, now }
    await enqueueMail(queries, { ...mail, payload, person: account.id })
    return account
  })
}

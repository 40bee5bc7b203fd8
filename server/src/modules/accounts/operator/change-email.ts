import type { CommandContext } from '../../../context.ts'
import { refuse, succeed, type Result } from '../../../result.ts'
import { isUniqueViolation, type Queries } from '../../../platform/database/database.ts'
import { enqueueMail, removeMailsOf } from '../../../platform/mail/mail-outbox.repository.ts'
import { recordAct, theOperator } from '../../language-acts/index.ts'
import { supersedeCodes } from '../account-codes.repository.ts'
import {
  claimVerificationRequest,
  findAccountByEmail,
  replaceEmail,
  type Account,
} from '../repository.ts'
import { parseNewEmail } from '../email-address.ts'
import { endSessions } from '../end-sessions.ts'
import { removeIdentities } from '../google/repository.ts'
import { resendPauseMs } from '../limits.ts'
import { promiseVerification } from '../verification/service.ts'
import { emailChangedTemplate, type EmailChangedPayload } from '../mails/email-changed-mail.ts'

/**
 * Gives an account another address, for somebody who has lost theirs. Nobody signs in with it until
 * it is verified by the mail that goes there. What the old address opened opens nothing any more:
 * sessions, links that were mailed, a Google account. The password stays, and so does the phone
 * number. The old address is told, where it was theirs.
 * @returns the address as it is kept
 */
export async function changeEmail(
  context: CommandContext,
  account: Account,
  typed: string,
): Promise<Result<string>> {
  const email = parseNewEmail(typed)
  if (email === undefined) return refuse('invalid-email')
  try {
    if ((await findAccountByEmail(context.database.queries, email)) !== undefined) {
      return refuse('email-already-exists')
    }
    await context.database.transaction((queries) => replace(queries, context, { account, email }))
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    // Somebody signed up with it at this very moment.
    return refuse('email-already-exists')
  }
  await context.saveWithdrawals()
  context.securityLog.note('email-changed', account.id)
  context.wakeMailSender()
  return succeed(email)
}

async function replace(
  queries: Queries,
  context: CommandContext,
  { account, email }: { account: Account; email: string },
): Promise<void> {
  const { id, fullName, language } = account
  const now = context.clock.now()
  await replaceEmail(queries, id, { email, now })
  await endSessions(queries, { accountId: id, at: now })
  await removeIdentities(queries, id)
  await supersedeCodes(queries, id, 'reset-password', now)
  // What waits was asked for by whoever reads the old address.
  await removeMailsOf(queries, [id])
  await promiseVerification(queries, context, { accountId: id, now })
  if (account.emailVerifiedAt !== null) {
    const payload: EmailChangedPayload = { email: account.email, fullName, language }
    const mail = { id: context.ids.uuid(), template: emailChangedTemplate, now }
    await enqueueMail(queries, { ...mail, payload, person: id })
  }
  const by = theOperator
  await recordAct(queries, context, { act: 'email-changed', by, language: null, person: id })
}

/** Sends the mail by which an address is verified once more; the older links are dead. */
export async function resendVerification(
  context: CommandContext,
  { id, emailVerifiedAt }: Account,
): Promise<Result<undefined>> {
  if (emailVerifiedAt !== null) return refuse('operation-not-allowed')
  const now = context.clock.now()
  const isPromised = await context.database.transaction(async (queries) => {
    const request = { now, latestBefore: now - resendPauseMs }
    if (!(await claimVerificationRequest(queries, id, request))) return false
    await promiseVerification(queries, context, { accountId: id, now })
    const act = { act: 'verification-resent', by: theOperator, language: null, person: id } as const
    await recordAct(queries, context, act)
    return true
  })
  if (!isPromised) return refuse('wait-before-resend')
  context.wakeMailSender()
  return succeed(undefined)
}

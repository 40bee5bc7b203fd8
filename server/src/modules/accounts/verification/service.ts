import type { SignUpResponse, VerifyEmailResponse } from '@mboa/contract'
import type { CommandContext, Context } from '../../../context.ts'
import { refuse, succeed, type Result } from '../../../result.ts'
import { isUniqueViolation, type Queries } from '../../../platform/database/database.ts'
import { hashToken } from '../../../platform/ids.ts'
import { enqueueMail } from '../../../platform/mail/mail-outbox.repository.ts'
import { findCode, supersedeCodes } from '../account-codes.repository.ts'
import {
  claimVerificationRequest,
  findAccount,
  lockAccount,
  verifyAccount,
  type Account,
} from '../repository.ts'
import { resendPauseMs } from '../limits.ts'
import { presentVerification } from '../sign-up/service.ts'
import { verificationTemplate, type VerificationPayload } from '../mails/verification-mail.ts'

/**
 * Applies a mailed code. The same code succeeds again until its deadline, so that mail scanners
 * and double taps do no harm; it changes the account once and signs nobody in.
 */
export async function verifyEmail(
  context: Context,
  code: string,
): Promise<Result<VerifyEmailResponse>> {
  try {
    return await applyCode(context, code)
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    // Somebody with the same phone number verified at this very moment: now it is theirs.
    return applyCode(context, code)
  }
}

/** Sends a new mail to whom the code was sent, also when it has expired or was replaced. */
export async function resendVerificationByCode(
  context: Context,
  code: string,
): Promise<Result<SignUpResponse>> {
  const { queries } = context.database
  const found = await findCode(queries, hashToken(code), 'verify-email')
  const account = found && (await findAccount(queries, found.accountId))
  if (account === undefined) return refuse('invalid-verification-link')
  return resendVerification(context, account)
}

/** Sends a new mail to who has just signed up: nobody else was given the id of that account. */
export async function resendVerificationByUser(
  context: Context,
  userId: string,
): Promise<Result<SignUpResponse>> {
  const account = await findAccount(context.database.queries, userId)
  if (account === undefined) return refuse('invalid-verification-link')
  return resendVerification(context, account)
}

/** Sends a new mail to who has shown that the account is theirs, and says where it goes. */
export async function resendToOwner(
  context: Context,
  account: Account,
): Promise<Result<SignUpResponse>> {
  const sent = await resendVerification(context, account)
  if (!sent.ok) return sent
  const { fullName, email, phoneNumber } = account
  return succeed({ ...sent.value, signedUp: { fullName, email, phoneNumber } })
}

/** Sends a new mail; the older links are dead from now on. */
async function resendVerification(
  context: Context,
  account: Account,
): Promise<Result<SignUpResponse>> {
  if (account.emailVerifiedAt !== null) return refuse('email-already-verified')
  const now = context.clock.now()
  const sent = await context.database.transaction(async (queries) => {
    const request = { now, latestBefore: now - resendPauseMs }
    if (!(await claimVerificationRequest(queries, account.id, request))) return false
    await promiseVerification(queries, context, { accountId: account.id, now })
    return true
  })
  if (!sent) {
    const requestedAt = account.verificationRequestedAt ?? now
    const retryAfterSeconds = Math.max(1, Math.ceil((requestedAt + resendPauseMs - now) / 1000))
    return refuse('wait-before-resend', { retryAfterSeconds })
  }
  context.wakeMailSender()
  return succeed(presentVerification(context, account.id, now))
}

/** Promises a mail with a new link, noted as asked for at this very instant; older links are dead. */
export async function promiseVerification(
  queries: Queries,
  { ids }: Pick<CommandContext, 'ids'>,
  { accountId, now }: { accountId: string; now: number },
): Promise<void> {
  await supersedeCodes(queries, accountId, 'verify-email', now)
  const payload: VerificationPayload = { accountId, requestedAt: now }
  const mail = { id: ids.uuid(), template: verificationTemplate, now }
  await enqueueMail(queries, { ...mail, payload, person: accountId })
}

async function applyCode(
  { database, clock, securityLog }: Context,
  code: string,
): Promise<Result<VerifyEmailResponse>> {
  const now = clock.now()
  const codeHash = hashToken(code)
  let verified: string | undefined
  const result = await database.transaction(async (queries) => {
    const mailed = await findCode(queries, codeHash, 'verify-email')
    if (mailed === undefined) return refuse('invalid-verification-link')
    // The address that the code was mailed to may be changing at this moment.
    await lockAccount(queries, mailed.accountId)
    const found = await findCode(queries, codeHash, 'verify-email')
    const account = await findAccount(queries, mailed.accountId)
    if (found === undefined || account === undefined) return refuse('invalid-verification-link')
    const isVerified = account.emailVerifiedAt !== null
    if (found.supersededAt !== null) {
      const reason = isVerified ? 'email-already-verified' : 'verification-link-replaced'
      return refuse('invalid-verification-link', { fields: { code: reason } })
    }
    if (found.expiresAt <= now) {
      // A mail scanner may have applied it in time, before the person opened it.
      const fields = { code: 'email-already-verified' as const }
      return refuse('verification-link-expired', isVerified ? { fields } : {})
    }
    if (!isVerified) {
      await verifyAccount(queries, account, now)
      verified = account.id
    }
    return succeed({ email: account.email })
  })
  if (verified !== undefined) securityLog.note('email-verified', verified)
  return result
}

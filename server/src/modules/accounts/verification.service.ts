import { pagePaths, type SignUpResponse } from '@mboa/contract'
import { refuse, succeed, type Outcome } from '../../outcome.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { isUniqueViolation } from '../../platform/database/unique-violation.ts'
import { hashToken, type Ids } from '../../platform/ids.ts'
import { enqueueMail } from '../../platform/mail/mail-outbox.repository.ts'
import { findCode, supersedeCodes } from './account-codes.repository.ts'
import {
  claimVerificationRequest,
  findAccount,
  verifyAccount,
  type Account,
} from './accounts.repository.ts'
import { resendPauseMs, verificationLifetimeMs } from './limits.ts'
import type { SecurityLog } from './security-log.ts'
import { verificationTemplate, type VerificationPayload } from './verification-mail.ts'

export interface Verification {
  /**
   * Applies a mailed code. The same code succeeds again until its deadline, so that mail scanners
   * and double taps do no harm; it changes the account once and signs nobody in.
   */
  verify(code: string): Promise<Outcome<undefined>>
  /** Sends a new mail to whom the code was sent, also when it has expired or was replaced. */
  resendByCode(code: string): Promise<Outcome<SignUpResponse>>
  /** Sends a new mail; the older links are dead from now on. */
  resend(account: Account): Promise<Outcome<SignUpResponse>>
}

export function createVerification(parts: {
  database: Database
  clock: Clock
  ids: Ids
  wakeCourier: () => void
  hasMailbox: boolean
  securityLog: SecurityLog
}): Verification {
  const { database, clock, ids } = parts

  async function resend(account: Account): Promise<Outcome<SignUpResponse>> {
    if (account.emailVerifiedAt !== null) return refuse('invalid-verification-link')
    const now = clock.now()
    const sent = await database.transaction(async (queries) => {
      const request = { now, latestBefore: now - resendPauseMs }
      if (!(await claimVerificationRequest(queries, account.id, request))) return false
      await supersedeCodes(queries, account.id, 'verify-email', now)
      const payload: VerificationPayload = { accountId: account.id, requestedAt: now }
      const mail = { id: ids.uuid(), template: verificationTemplate, person: account.id, now }
      await enqueueMail(queries, { ...mail, payload })
      return true
    })
    if (!sent) {
      const requestedAt = account.verificationRequestedAt ?? now
      const retryAfterSeconds = Math.max(1, Math.ceil((requestedAt + resendPauseMs - now) / 1000))
      return refuse('wait-before-resend', { retryAfterSeconds })
    }
    parts.wakeCourier()
    return succeed({
      userId: account.id,
      verificationExpiresAt: now + verificationLifetimeMs,
      ...(parts.hasMailbox && { mailboxPath: pagePaths.mailbox }),
    })
  }

  async function verify(code: string): Promise<Outcome<undefined>> {
    const now = clock.now()
    let verified: string | undefined
    const outcome = await database.transaction(async (queries) => {
      const found = await findCode(queries, hashToken(code), 'verify-email')
      if (found === undefined || found.supersededAt !== null) {
        return refuse('invalid-verification-link')
      }
      if (found.expiresAt <= now) return refuse('verification-link-expired')
      const account = await findAccount(queries, found.accountId)
      if (account === undefined) return refuse('invalid-verification-link')
      if (account.emailVerifiedAt === null) {
        await verifyAccount(queries, account, now)
        verified = account.id
      }
      return succeed(undefined)
    })
    if (verified !== undefined) parts.securityLog.note('email-verified', verified)
    return outcome
  }

  return {
    async verify(code) {
      try {
        return await verify(code)
      } catch (error) {
        if (!isUniqueViolation(error)) throw error
        // Somebody with the same phone number verified at this very moment: now it is theirs.
        return verify(code)
      }
    },
    async resendByCode(code) {
      const found = await findCode(database.queries, hashToken(code), 'verify-email')
      const account = found && (await findAccount(database.queries, found.accountId))
      return account === undefined ? refuse('invalid-verification-link') : resend(account)
    },
    resend,
  }
}

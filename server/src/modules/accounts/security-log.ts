import type { Role } from '@mboa/contract'
import type { Clock } from '../../platform/clock.ts'
import type { Log } from '../../platform/log.ts'
import { createMemoryThrottles } from '../../platform/throttles/throttles.ts'
import { passwordLimit } from './limits.ts'

/** What somebody who takes an account over does to it, and what stops them. */
export type SecurityEvent =
  | 'signed-in'
  | 'sessions-ended'
  | 'password-changed'
  | 'password-reset'
  | 'email-verified'
  | 'email-changed'
  | 'google-linked'
  | 'role-changed'
  | 'account-disabled'
  | 'account-enabled'
  | 'account-deleted'
  | 'throttled'

/**
 * The one place that logs what happened to accounts, in one shape:
 * `{ "event": "security", "what", "account" }`. An id, and nothing else of a person. To be warned
 * after the commit, or what never happened stands in the log.
 */
export interface SecurityLog {
  note(what: SecurityEvent, accountId: string, more?: { role: Role }): void
  /** Once for each window of tries: floods of them must not become floods of lines. */
  recordThrottled(accountId: string): Promise<void>
}

export function createSecurityLog(log: Log, clock: Clock): SecurityLog {
  const lines = createMemoryThrottles(clock)
  const note: SecurityLog['note'] = (what, account, more) => {
    log.info({ event: 'security', what, account, ...more }, 'Security')
  }
  return {
    note,
    async recordThrottled(accountId) {
      const once = { ...passwordLimit, hits: 1 }
      if ((await lines.hit(once, accountId)).allowed) note('throttled', accountId)
    },
  }
}

import type { Context } from '../../context.ts'
import type { Sweeps } from '../../platform/run-sweeps.ts'
import { removeCodesExpiredBefore } from './account-codes.repository.ts'
import { removePendingExpiredBefore } from './google/repository.ts'
import { codeRetentionMs, invitationRetentionMs } from './limits.ts'
import { removeInvitationsExpiredBefore } from './recorders/repository.ts'
import { removeSessionsExpiredBefore } from './sessions.repository.ts'

/** Removes sessions that have ended and codes that identify nobody any more. */
export function accountSweeps({
  database: { queries },
  clock,
}: Pick<Context, 'database' | 'clock'>): Sweeps {
  return {
    sessions: () => removeSessionsExpiredBefore(queries, clock.now()),
    invitations: () => removeInvitationsExpiredBefore(queries, clock.now() - invitationRetentionMs),
    'Google sign-ups': () => removePendingExpiredBefore(queries, clock.now()),
    codes: () => removeCodesExpiredBefore(queries, clock.now() - codeRetentionMs),
  }
}

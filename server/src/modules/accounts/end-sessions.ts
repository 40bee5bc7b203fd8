import type { Queries } from '../../platform/database/database.ts'
import { defineWithdrawal, type Replayable } from '../../platform/withdrawals/withdrawal-command.ts'
import { recordWithdrawal } from '../../platform/withdrawals/withdrawals.repository.ts'
import {
  removeSessionNamed,
  removeSessionsOf,
  removeSessionsOpenedUntil,
} from './sessions.repository.ts'

/**
 * Signs an account out everywhere, but for the session of `keptTokenHash`. `saveWithdrawals` must
 * follow the commit.
 */
export async function endSessions(
  queries: Queries,
  { accountId, keptTokenHash, at }: { accountId: string; keptTokenHash?: string; at: number },
): Promise<void> {
  await removeSessionsOf(queries, accountId, keptTokenHash)
  await recordWithdrawal(queries, { what: 'sessions', id: accountId, at })
}

/**
 * Ends what an account had opened until an instant: a restore knows no token that was kept, and must
 * leave later sessions alone.
 */
const replayedSessions: Replayable<'sessions'> = {
  replay: (queries, { id, at }) => removeSessionsOpenedUntil(queries, id, at),
}

export const sessionWithdrawals = {
  session: defineWithdrawal('session', (queries, { id }) => removeSessionNamed(queries, id)),
  sessions: replayedSessions,
}

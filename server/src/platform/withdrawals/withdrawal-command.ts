import type { Queries } from '../database/database.ts'
import type { Withdrawal } from './withdrawal.ts'
import { recordWithdrawal } from './withdrawals.repository.ts'

type Of<What extends Withdrawal['what']> = Extract<Withdrawal, { what: What }>

/** The part of a withdrawal command that a restore calls. */
export interface Replayable<What extends Withdrawal['what']> {
  /**
   * Carries the withdrawal out in a transaction, without a check of who may. Changes nothing if the
   * rows already show the withdrawal or a decision made after it.
   */
  readonly replay: (queries: Queries, withdrawal: Of<What>) => Promise<unknown>
}

/** All commands, by their names in the journal; `all-withdrawals.ts` lists them. */
export type WithdrawalCommands = {
  readonly [What in Withdrawal['what']]: Replayable<What>
}

/**
 * Makes a command of one idempotent function, so that services and restores do the same. A service
 * that has checked who may calls `carryOut`, which records the withdrawal in the same transaction;
 * `saveWithdrawals` must follow the commit.
 */
export function defineWithdrawal<What extends Withdrawal['what'], Value>(
  what: What,
  replay: (queries: Queries, withdrawal: Of<What>) => Promise<Value>,
) {
  return {
    replay,
    async carryOut(queries: Queries, rest: Omit<Of<What>, 'what'>): Promise<Value> {
      const withdrawal = { what, ...rest } as Of<What>
      const result = await replay(queries, withdrawal)
      await recordWithdrawal(queries, withdrawal)
      return result
    },
  }
}

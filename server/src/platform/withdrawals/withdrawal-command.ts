import type { Queries } from '../database/database.ts'
import type { Withdrawal } from './withdrawal.ts'

type Of<What extends Withdrawal['what']> = Extract<Withdrawal, { what: What }>

/** The part of a withdrawal command that a restore calls. */
export interface Replayable<What extends Withdrawal['what']> {
  /**
   * Carries the withdrawal out in a transaction, without a check of who may. Changes nothing if the
   * rows already show the withdrawal or a decision made after it.
   */
  readonly replay: (queries: Queries, withdrawal: Of<What>) => Promise<void>
}

/** All commands, by the name under which the journal has them; `all-withdrawals.ts` lists them. */
export type WithdrawalCommands = {
  readonly [What in Withdrawal['what']]: Replayable<What>
}

import { createHash } from 'node:crypto'
import type { Queries } from '../database/database.ts'
import type { WithdrawalsTable } from '../database/tables.ts'
import type { Withdrawal } from './withdrawal.ts'

/**
 * Notes what is taken back, in the transaction that takes it back: it stays here until the journal
 * has it. To be followed by `saveWithdrawals` once that is durable.
 */
export async function recordWithdrawal(queries: Queries, withdrawal: Withdrawal): Promise<void> {
  const written = JSON.stringify(withdrawal)
  await queries
    .insertInto('withdrawals')
    .values({ key: createHash('sha256').update(written).digest('hex'), withdrawal: written })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
}

/** Those that the journal does not have yet. */
export function listNoted(
  queries: Queries,
  limit: number,
): Promise<readonly Readonly<WithdrawalsTable>[]> {
  return queries.selectFrom('withdrawals').selectAll().orderBy('key').limit(limit).execute()
}

/** The journal has them. */
export async function forgetNoted(queries: Queries, keys: readonly string[]): Promise<void> {
  await queries.deleteFrom('withdrawals').where('key', 'in', keys).execute()
}

export async function isWithdrawnTake(queries: Queries, id: string): Promise<boolean> {
  const found = await queries
    .selectFrom('withdrawnTakes')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  return found !== undefined
}

/** No device brings this take back, although no row of it is here. */
export async function putWithdrawnTake(queries: Queries, id: string, at: number): Promise<void> {
  await queries
    .insertInto('withdrawnTakes')
    .values({ id, withdrawnAt: at })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

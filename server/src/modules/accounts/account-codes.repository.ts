import type { Queries } from '../../platform/database/database.ts'
import type { AccountCodesTable } from '../../platform/database/account-tables.ts'

/** What is known of a code that was mailed; the code itself is never stored. */
export type AccountCode = Readonly<AccountCodesTable>

export async function insertCode(queries: Queries, code: AccountCode): Promise<void> {
  await queries.insertInto('accountCodes').values(code).execute()
}

export function findCode(
  queries: Queries,
  codeHash: string,
  purpose: AccountCode['purpose'],
): Promise<AccountCode | undefined> {
  return queries
    .selectFrom('accountCodes')
    .selectAll()
    .where('codeHash', '=', codeHash)
    .where('purpose', '=', purpose)
    .executeTakeFirst()
}

/** From now on the account's older codes for this purpose open nothing. */
export async function supersedeCodes(
  queries: Queries,
  accountId: string,
  purpose: AccountCode['purpose'],
  now: number,
): Promise<void> {
  await queries
    .updateTable('accountCodes')
    .set({ supersededAt: now })
    .where('accountId', '=', accountId)
    .where('purpose', '=', purpose)
    .where('supersededAt', 'is', null)
    .execute()
}

/** Uses a code up; false when somebody was quicker or a newer one replaced it. */
export async function spendCode(queries: Queries, codeHash: string, now: number): Promise<boolean> {
  const spent = await queries
    .updateTable('accountCodes')
    .set({ supersededAt: now })
    .where('codeHash', '=', codeHash)
    .where('supersededAt', 'is', null)
    .returning('codeHash')
    .executeTakeFirst()
  return spent !== undefined
}

export async function removeCodesExpiredBefore(queries: Queries, instant: number): Promise<void> {
  await queries.deleteFrom('accountCodes').where('expiresAt', '<', instant).execute()
}

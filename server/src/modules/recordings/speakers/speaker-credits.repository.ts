import type { SpeakerCredit } from '@mboa/contract'
import type { Queries } from '../../../platform/database/database.ts'

export async function readCredit(queries: Queries, accountId: string): Promise<SpeakerCredit> {
  const row = await queries
    .selectFrom('speakerCredits')
    .selectAll()
    .where('accountId', '=', accountId)
    .executeTakeFirst()
  if (row?.kind === 'pseudonym' && row.pseudonym !== null) {
    return { kind: 'pseudonym', pseudonym: row.pseudonym }
  }
  return row?.kind === 'name' ? { kind: 'name' } : { kind: 'anonymous' }
}

export async function writeCredit(
  queries: Queries,
  accountId: string,
  credit: SpeakerCredit,
): Promise<void> {
  const row = {
    kind: credit.kind,
    pseudonym: credit.kind === 'pseudonym' ? credit.pseudonym : null,
  }
  await queries
    .insertInto('speakerCredits')
    .values({ accountId, ...row })
    .onConflict((conflict) => conflict.column('accountId').doUpdateSet(row))
    .execute()
}

import type { SpeakerCredit } from '@mboa/contract'
import type { Queries } from '../../platform/database/database.ts'

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

/** False where it was so already: then nothing is written. */
export async function writeCredit(
  queries: Queries,
  accountId: string,
  credit: SpeakerCredit,
): Promise<boolean> {
  const row = {
    kind: credit.kind,
    pseudonym: credit.kind === 'pseudonym' ? credit.pseudonym : null,
  }
  const written = await queries
    .insertInto('speakerCredits')
    .values({ accountId, ...row })
    .onConflict((conflict) =>
      conflict
        .column('accountId')
        .doUpdateSet(row)
        .where((before) =>
          before.or([
            before('speakerCredits.kind', '!=', row.kind),
            before('speakerCredits.pseudonym', 'is distinct from', row.pseudonym),
          ]),
        ),
    )
    .returning('accountId')
    .executeTakeFirst()
  return written !== undefined
}

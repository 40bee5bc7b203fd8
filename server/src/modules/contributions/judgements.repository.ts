import type { Queries } from '../../platform/database/database.ts'
import { inSlices } from '../../platform/database/in-slices.ts'
import type { JudgementsTable } from '../../platform/database/contribution-tables.ts'

export type JudgementRow = Readonly<JudgementsTable>

/** The judgements on each contribution in the order in which they were given. */
export function listJudgementsOn(
  queries: Queries,
  contributionIds: readonly string[],
): Promise<readonly JudgementRow[]> {
  return inSlices(contributionIds, (some) =>
    queries
      .selectFrom('judgements')
      .selectAll()
      .where('contributionId', 'in', some)
      .orderBy('judgedAt')
      .orderBy('speakerId')
      .execute(),
  )
}

/** Replaces what the speaker said before. */
export async function putJudgement(queries: Queries, row: JudgementRow): Promise<void> {
  const { verdict, reason, trustedAt, judgedAt, decidedAt } = row
  await queries
    .insertInto('judgements')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['contributionId', 'speakerId'])
        .doUpdateSet({ verdict, reason, trustedAt, judgedAt, decidedAt }),
    )
    .execute()
}

export async function removeJudgement(
  queries: Queries,
  judgement: { contributionId: string; speakerId: string },
): Promise<void> {
  await queries
    .deleteFrom('judgements')
    .where('contributionId', '=', judgement.contributionId)
    .where('speakerId', '=', judgement.speakerId)
    .execute()
}

/** What a speaker said of others' contributions, in the order of these. */
export function listJudgementsBy(
  queries: Queries,
  speakerId: string,
  page: { after: string | undefined; limit: number },
): Promise<readonly JudgementRow[]> {
  return queries
    .selectFrom('judgements')
    .selectAll()
    .where('speakerId', '=', speakerId)
    .where('contributionId', '>', page.after ?? '')
    .orderBy('contributionId')
    .limit(page.limit)
    .execute()
}

import { isOfKeptImport } from '../../../../server/src/modules/contributions/index.ts'
import type { ContributionsTable } from '../../../../server/src/platform/database/contribution-tables.ts'
import type { Queries } from '../../../../server/src/platform/database/database.ts'

/** Lists the words and sentences of a course that are not withdrawn, in the order of their ids. */
export function listTexts(
  queries: Queries,
  course: string,
  page: { after: string; limit: number },
): Promise<readonly Pick<ContributionsTable, 'id' | 'contribution'>[]> {
  return queries
    .selectFrom('contributions')
    .select(['id', 'contribution'])
    .where('course', '=', course)
    .where('kind', 'in', ['concept', 'word', 'sentence'])
    .where('speakerId', 'is not', null)
    .where(isOfKeptImport)
    .where('withdrawnAt', 'is', null)
    .where('id', '>', page.after)
    .orderBy('id')
    .limit(page.limit)
    .execute()
}

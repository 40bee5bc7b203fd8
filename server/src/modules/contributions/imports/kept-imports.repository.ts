import type { ExpressionBuilder } from 'kysely'
import type { Queries } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import type { ContributionsTable } from '../../../platform/database/contribution-tables.ts'

/** What came from nobody's file, or from one that is kept whole and not undone. */
export const isOfKeptImport = (row: ExpressionBuilder<Tables, 'contributions'>) =>
  row.not(
    row.exists(
      row
        .selectFrom('imports')
        .select('imports.id')
        .whereRef('imports.id', '=', 'contributions.importId')
        .where((each) => each.or([each('keptAt', 'is', null), each('undoneAt', 'is not', null)])),
    ),
  )

/** Of a course, in the order of their ids: the words and sentences that are not withdrawn. */
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

import type { Queries } from '../../platform/database/database.ts'
import { isInRange, sumInRanges } from '../../platform/database/in-ranges.ts'
import { inSlices } from '../../platform/database/in-slices.ts'
import { isOfKeptImport } from './imports/kept-imports.repository.ts'
import { walkContributionRanges } from './ranges.repository.ts'

/** Counts a course's words and sentences that stand, whoever contributed them. */
export const countStanding = (queries: Queries, course: string): Promise<number> =>
  sumInRanges(walkContributionRanges(queries, course), (range) =>
    selectStanding(queries, course)
      .where(isInRange('contributions.id', range))
      .executeTakeFirstOrThrow(),
  )

/** Counts those of these ids. */
export async function countStandingOf(
  queries: Queries,
  course: string,
  ids: readonly string[],
): Promise<number> {
  const counts = await inSlices(ids, (some) =>
    selectStanding(queries, course).where('id', 'in', some).execute(),
  )
  return counts.reduce((sum, { count }) => sum + count, 0)
}

const selectStanding = (queries: Queries, course: string) =>
  queries
    .selectFrom('contributions')
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .where('course', '=', course)
    .where('kind', 'in', ['word', 'sentence'])
    .where('speakerId', 'is not', null)
    .where(isOfKeptImport)
    .where('withdrawnAt', 'is', null)
    .where('contestedAt', 'is', null)

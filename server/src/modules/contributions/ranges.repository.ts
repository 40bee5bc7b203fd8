import type { Queries } from '../../platform/database/database.ts'
import { walkRanges } from '../../platform/database/in-ranges.ts'

const walkRowsOf =
  (table: 'contributions' | 'takes') => (queries: Queries, course: string, begin?: string) =>
    walkRanges(
      (after, nth) =>
        queries
          .selectFrom(table)
          .select('id')
          .where('course', '=', course)
          .where('id', '>', after)
          .orderBy('id')
          .limit(1)
          .offset(nth)
          .executeTakeFirst(),
      begin,
    )

/** Splits a course's contributions above an id into ranges. */
export const walkContributionRanges = walkRowsOf('contributions')

/** Splits a course's takes above an id into ranges. */
export const walkTakeRanges = walkRowsOf('takes')

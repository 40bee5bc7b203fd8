import type { Queries } from '../../platform/database/database.ts'
import { isInRange, pageInRanges, sumInRanges } from '../../platform/database/in-ranges.ts'
import { isRead } from './can-be-heard.repository.ts'
import { isNoSpellingOfWordOf } from './corrected-words.repository.ts'
import { ofOthers, type ContributionRow, type Page } from './repository.ts'
import { isOfKeptImport } from './imports/kept-imports.repository.ts'
import { walkContributionRanges } from './ranges.repository.ts'

/** Of a course, by others than somebody: what nobody has decided, but for spellings; the oldest first. */
export function listUndecided(
  queries: Queries,
  of: { course: string; speakerId: string },
  page: Page,
): Promise<readonly ContributionRow[]> {
  return pageInRanges(
    walkContributionRanges(queries, of.course, page.after),
    page.limit,
    (range, limit) =>
      ofOthers(queries, of)
        .selectAll()
        .where('checkedAt', 'is', null)
        .where('contestedAt', 'is', null)
        .where(isRead)
        .where(isNoSpellingOfWordOf(of.speakerId))
        .where(isInRange('contributions.id', range))
        .orderBy('id')
        .limit(limit)
        .execute(),
  )
}

/** Of a course: what other speakers have neither confirmed nor contested yet, but for spellings. */
export function countUndecided(queries: Queries, course: string): Promise<number> {
  return sumInRanges(walkContributionRanges(queries, course), (range) =>
    queries
      .selectFrom('contributions')
      .select((expression) => expression.fn.countAll<number>().as('count'))
      .where('course', '=', course)
      .where(isInRange('contributions.id', range))
      .where('speakerId', 'is not', null)
      .where(isOfKeptImport)
      .where('withdrawnAt', 'is', null)
      .where('checkedAt', 'is', null)
      .where('contestedAt', 'is', null)
      .where(isRead)
      .executeTakeFirstOrThrow(),
  )
}

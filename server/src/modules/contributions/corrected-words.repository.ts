import { sql, type ExpressionBuilder } from 'kysely'
import type { ContributionsTable } from '../../platform/database/contribution-tables.ts'
import type { Queries } from '../../platform/database/database.ts'
import type { Tables } from '../../platform/database/tables.ts'

type ContributionRow = Readonly<ContributionsTable>

// What a contribution is about stands in its JSON alone, where no quote of a text is without a
// backslash before it.
const named = (field: 'item' | 'instead', id: string) => `%"${field}":"${id}"%`

/** Corrections of a contributed word that others have confirmed. */
export function listCheckedCorrections(
  queries: Queries,
  { course, id }: Pick<ContributionRow, 'course' | 'id'>,
): Promise<readonly ContributionRow[]> {
  return queries
    .selectFrom('contributions')
    .selectAll()
    .where('course', '=', course)
    .where('kind', '=', 'correction')
    .where('checkedAt', 'is not', null)
    .where('withdrawnAt', 'is', null)
    .where('contribution', 'like', named('item', `${course}.${id}`))
    .orderBy('id')
    .execute()
}

/** Somebody's own corrections of a course that nobody has decided. */
export function listOpenCorrectionsOf(
  queries: Queries,
  { course, speakerId }: { course: string; speakerId: string },
): Promise<readonly ContributionRow[]> {
  return queries
    .selectFrom('contributions')
    .selectAll()
    .where('contributorId', '=', speakerId)
    .where('course', '=', course)
    .where('kind', '=', 'correction')
    .where('checkedAt', 'is', null)
    .where('contestedAt', 'is', null)
    .where('withdrawnAt', 'is', null)
    .execute()
}

/**
 * Of contributions: that it is no other spelling of a word that this speaker typed, see `hasPartIn`.
 * Few are one at all, and only of those the speaker's own words are looked through.
 */
export const isNoSpellingOfWordOf =
  (speakerId: string) => (row: ExpressionBuilder<Tables, 'contributions'>) =>
    row.not(
      row.and([
        row.or([
          row('contributions.kind', '=', 'correction'),
          row('contributions.contribution', 'like', named('instead', '%')),
        ]),
        row.exists(
          row
            .selectFrom('contributions as typed')
            .select('typed.id')
            .where('typed.contributorId', '=', speakerId)
            .whereRef('typed.course', '=', 'contributions.course')
            .where(
              sql<boolean>`(
                typed.checked_at is null and typed.withdrawn_at is null
                and contributions.contribution
                  like '%"item":"' || typed.course || '.' || typed.id || '"%'
                or contributions.contribution like '%"instead":"' || typed.id || '"%'
              )`,
            ),
        ),
      ]),
    )

import type { ExpressionBuilder } from 'kysely'
import type { ContributionsTable } from '../../platform/database/contribution-tables.ts'
import type { Queries } from '../../platform/database/database.ts'
import type { Tables } from '../../platform/database/tables.ts'

type ContributionRow = Readonly<ContributionsTable>

/** Corrections of a contributed word that others have confirmed. */
export function listCheckedCorrections(
  queries: Queries,
  { course, id }: Pick<ContributionRow, 'course' | 'id'>,
): Promise<readonly ContributionRow[]> {
  return queries
    .selectFrom('contributions')
    .selectAll()
    .where('spellingOf', '=', id)
    .where('course', '=', course)
    .where('kind', '=', 'correction')
    .where('checkedAt', 'is not', null)
    .where('withdrawnAt', 'is', null)
    .orderBy('id')
    .execute()
}

/** Contributions that this speaker has not corrected, as long as nobody has decided on that. */
export const isNotCorrectedBy =
  (speakerId: string) => (row: ExpressionBuilder<Tables, 'contributions'>) =>
    row.not(
      row.exists(
        row
          .selectFrom('contributions as correction')
          .select('correction.id')
          .whereRef('correction.spellingOf', '=', 'contributions.id')
          .whereRef('correction.course', '=', 'contributions.course')
          .where('correction.contributorId', '=', speakerId)
          .where('correction.kind', '=', 'correction')
          .where('correction.checkedAt', 'is', null)
          .where('correction.contestedAt', 'is', null)
          .where('correction.withdrawnAt', 'is', null),
      ),
    )

/** Contributions that are no other spelling of a word that this speaker typed, see `hasPartIn`. */
export const isNoSpellingOfWordOf =
  (speakerId: string) => (row: ExpressionBuilder<Tables, 'contributions'>) =>
    row.not(
      row.exists(
        row
          .selectFrom('contributions as typed')
          .select('typed.id')
          .whereRef('typed.id', '=', 'contributions.spellingOf')
          .whereRef('typed.course', '=', 'contributions.course')
          .where('typed.contributorId', '=', speakerId)
          .where((typed) =>
            typed.or([
              typed('contributions.kind', '!=', 'correction'),
              typed.and([
                typed('typed.checkedAt', 'is', null),
                typed('typed.withdrawnAt', 'is', null),
              ]),
            ]),
          ),
      ),
    )

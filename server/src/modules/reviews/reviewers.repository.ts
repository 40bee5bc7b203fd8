import { fullWeight } from '@mboa/domain'
import type { Queries } from '../../platform/database/database.ts'
import type { ReviewersTable, TakeHearingsTable } from '../../platform/database/take-tables.ts'

export type ReviewerRow = Readonly<ReviewersTable>
export type HearingRow = Readonly<TakeHearingsTable>

export function findReviewer(
  queries: Queries,
  accountId: string,
): Promise<ReviewerRow | undefined> {
  return queries
    .selectFrom('reviewers')
    .selectAll()
    .where('accountId', '=', accountId)
    .executeTakeFirst()
}

/**
 * Keeps two decisions of one reviewer apart until the transaction ends. To be locked before any
 * take.
 * @param seed of who has none yet
 */
export function lockReviewer(
  queries: Queries,
  accountId: string,
  seed: string,
): Promise<ReviewerRow> {
  const begun = { decided: 0, heardUntil: 0, weight: fullWeight, caughtAt: null, missedAt: null }
  return queries
    .insertInto('reviewers')
    .values({ accountId, seed, ...begun })
    .onConflict((conflict) =>
      conflict
        .column('accountId')
        .doUpdateSet((expression) => ({ seed: expression.ref('reviewers.seed') })),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function updateReviewer(
  queries: Queries,
  accountId: string,
  changes: Partial<Omit<ReviewerRow, 'accountId' | 'seed'>>,
): Promise<void> {
  await queries.updateTable('reviewers').set(changes).where('accountId', '=', accountId).execute()
}

/** What they approve from now on counts in full; what counts less already waits for them again. */
export async function restoreReviewer(queries: Queries, accountId: string): Promise<void> {
  await updateReviewer(queries, accountId, { weight: fullWeight })
}

/** What was heard to its end and approved, or is another sound now, begins anew; else the first time counts. */
export async function putServed(
  queries: Queries,
  { takeId, reviewerId, heardHash, servedAt }: Omit<HearingRow, 'heardAt'>,
): Promise<void> {
  await queries
    .insertInto('takeHearings')
    .values({ takeId, reviewerId, heardHash, servedAt, heardAt: null })
    .onConflict((conflict) =>
      conflict.columns(['reviewerId', 'takeId']).doUpdateSet((hearing) => ({
        servedAt: hearing
          .case()
          .when(
            hearing.and([
              hearing('takeHearings.heardAt', 'is', null),
              hearing('takeHearings.heardHash', '=', hearing.ref('excluded.heardHash')),
            ]),
          )
          .then(hearing.ref('takeHearings.servedAt'))
          .else(hearing.ref('excluded.servedAt'))
          .end(),
        heardAt: null,
        heardHash: hearing.ref('excluded.heardHash'),
      })),
    )
    .execute()
}

/** Finds the note that this sound was served to the reviewer. */
export function findHearing(
  queries: Queries,
  { takeId, reviewerId, heardHash }: Pick<HearingRow, 'takeId' | 'reviewerId' | 'heardHash'>,
): Promise<HearingRow | undefined> {
  return queries
    .selectFrom('takeHearings')
    .selectAll()
    .where('takeId', '=', takeId)
    .where('reviewerId', '=', reviewerId)
    .where('heardHash', '=', heardHash)
    .executeTakeFirst()
}

export async function setHeard(
  queries: Queries,
  { takeId, reviewerId, heardAt }: Omit<HearingRow, 'servedAt' | 'heardHash'>,
): Promise<void> {
  await queries
    .updateTable('takeHearings')
    .set({ heardAt })
    .where('takeId', '=', takeId)
    .where('reviewerId', '=', reviewerId)
    .execute()
}

/** In the order of the takes' ids. */
export function listHearingsBy(
  queries: Queries,
  reviewerId: string,
  page: { after: string; limit: number },
): Promise<readonly HearingRow[]> {
  return queries
    .selectFrom('takeHearings')
    .selectAll()
    .where('reviewerId', '=', reviewerId)
    .where('takeId', '>', page.after)
    .orderBy('takeId')
    .limit(page.limit)
    .execute()
}

import { inSlices } from '../../platform/database/in-slices.ts'
import type { Queries } from '../../platform/database/database.ts'
import type { TakeReviewsTable } from '../../platform/database/take-tables.ts'
import type { TakeRow } from '../takes/index.ts'

export type ReviewRow = Readonly<TakeReviewsTable>

/** Those that are of the take as what it is now, and of the sound that it has. */
export function listReviews(queries: Queries, takeId: string): Promise<readonly ReviewRow[]> {
  return queries
    .selectFrom('takeReviews')
    .innerJoin('takes', 'takes.id', 'takeReviews.takeId')
    .selectAll('takeReviews')
    .where('takeId', '=', takeId)
    .where('voidedAt', 'is', null)
    .whereRef('takeReviews.heardHash', '=', 'takes.heardHash')
    .orderBy('reviewedAt')
    .orderBy('takeReviews.id')
    .execute()
}

/** When these takes were approved last; those that nobody has approved are left out. */
export async function listLastApprovals(
  queries: Queries,
  takeIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const approvals = queries
    .selectFrom('takeReviews')
    .select(({ fn }) => ['takeId', fn.max<number>('reviewedAt').as('approvedAt')])
    .where('verdict', '=', 'approve')
    .where('voidedAt', 'is', null)
    .groupBy('takeId')
  const rows = await inSlices(takeIds, (some) => approvals.where('takeId', 'in', some).execute())
  return new Map(rows.map(({ takeId, approvedAt }) => [takeId, approvedAt]))
}

/** What somebody said of takes, in the order in which they did so first. */
export function listReviewsBy(
  queries: Queries,
  accountId: string,
  page: { after: string; limit: number },
): Promise<readonly ReviewRow[]> {
  return queries
    .selectFrom('takeReviews')
    .selectAll()
    .where('reviewerId', '=', accountId)
    .where('id', '>', page.after)
    .orderBy('id')
    .limit(page.limit)
    .execute()
}

/**
 * In place of an earlier one by the same reviewer, also of the take as another word: of a reviewer
 * there is one word on a take, the last.
 */
export async function putReview(queries: Queries, review: ReviewRow): Promise<void> {
  const { id, takeId, reviewerId, ...judged } = review
  await queries
    .insertInto('takeReviews')
    .values({ id, takeId, reviewerId, ...judged })
    .onConflict((conflict) => conflict.columns(['takeId', 'reviewerId']).doUpdateSet(judged))
    .execute()
}

export function removeReview(
  queries: Queries,
  takeId: string,
  reviewerId: string,
): Promise<ReviewRow | undefined> {
  return queries
    .deleteFrom('takeReviews')
    .where('takeId', '=', takeId)
    .where('reviewerId', '=', reviewerId)
    .where('voidedAt', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

/**
 * Lets what somebody approved since an instant weigh less, the last so many of it; answers the ids of
 * the takes.
 */
export async function lowerApprovals(
  queries: Queries,
  reviewerId: string,
  lowered: { since: number; weight: number; limit: number },
): Promise<readonly string[]> {
  const approvals = await queries
    .selectFrom('takeReviews')
    .select(['id', 'takeId'])
    .where('reviewerId', '=', reviewerId)
    .where('verdict', '=', 'approve')
    .where('voidedAt', 'is', null)
    .where('weight', '>', lowered.weight)
    .where('reviewedAt', '>', lowered.since)
    .orderBy('reviewedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(lowered.limit)
    .execute()
  if (approvals.length === 0) return []
  const ids = approvals.map(({ id }) => id)
  await queries
    .updateTable('takeReviews')
    .set({ weight: lowered.weight })
    .where('id', 'in', ids)
    .execute()
  return approvals.map(({ takeId }) => takeId)
}

export async function setDecision(
  queries: Queries,
  id: string,
  decision: Pick<
    TakeRow,
    'approvedAt' | 'sentBackAt' | 'sentBackReason' | 'sentBackComment' | 'doubtedAt'
  >,
): Promise<void> {
  await queries.updateTable('takes').set(decision).where('id', '=', id).execute()
}

import type { ExpressionBuilder } from 'kysely'
import type { Queries } from '../../../platform/database/database.ts'
import type { Tables, TakeReviewsTable } from '../../../platform/database/tables.ts'
import { consentsToLearners } from '../../speakers/index.ts'
import type { TakeRow } from '../takes/takes.repository.ts'

export type ReviewRow = Readonly<TakeReviewsTable>

/** Keeps two changes of one take apart until the transaction ends; undefined where it is gone. */
export function lockTake(queries: Queries, id: string): Promise<TakeRow | undefined> {
  return queries
    .updateTable('takes')
    .set((expression) => ({ id: expression.ref('id') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

export function listReviews(queries: Queries, takeId: string): Promise<readonly ReviewRow[]> {
  return queries
    .selectFrom('takeReviews')
    .selectAll()
    .where('takeId', '=', takeId)
    .orderBy('reviewedAt')
    .orderBy('id')
    .execute()
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

/** In place of an earlier one by the same reviewer. */
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
    .returningAll()
    .executeTakeFirst()
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

/** Others' takes of a course that wait for this reviewer. */
function waitingFor(queries: Queries, reviewerId: string, course: string) {
  return queries
    .selectFrom('takes')
    .where('course', '=', course)
    .where('withdrawnAt', 'is', null)
    .where('sentBackAt', 'is', null)
    .where((take) =>
      take.or([take('recorderId', 'is', null), take('recorderId', '!=', reviewerId)]),
    )
    .where((take) => take.or([take('approvedAt', 'is', null), take('doubtedAt', 'is not', null)]))
    .where(consentsToLearners())
    .where((take) =>
      take.not(
        take.exists(
          take
            .selectFrom('takeReviews')
            .select('takeReviews.id')
            .whereRef('takeReviews.takeId', '=', 'takes.id')
            .where('takeReviews.reviewerId', '=', reviewerId)
            .where((review) =>
              review.or([
                review('takes.doubtedAt', 'is', null),
                review('takeReviews.reviewedAt', '>', review.ref('takes.doubtedAt')),
              ]),
            ),
        ),
      ),
    )
}

export async function countWaiting(
  queries: Queries,
  reviewerId: string,
  course: string,
): Promise<number> {
  const { count } = await waitingFor(queries, reviewerId, course)
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** As the column `approvals` of takes: how many speakers have approved each. */
export function countApprovals(take: ExpressionBuilder<Tables, 'takes'>) {
  return take
    .selectFrom('takeReviews')
    .select(take.fn.countAll<number>().as('count'))
    .whereRef('takeReviews.takeId', '=', 'takes.id')
    .where('takeReviews.verdict', '=', 'approve')
    .$asScalar()
    .$notNull()
    .as('approvals')
}

export type WaitingRow = TakeRow & { readonly approvals: number }

/** First what learners doubt, then what one more approval decides, then the oldest. */
export function listWaiting(
  queries: Queries,
  reviewerId: string,
  course: string,
  limit: number,
): Promise<readonly WaitingRow[]> {
  return waitingFor(queries, reviewerId, course)
    .selectAll('takes')
    .select(countApprovals)
    .orderBy((take) => take.case().when('takes.doubtedAt', 'is', null).then(1).else(0).end())
    .orderBy('approvals', 'desc')
    .orderBy('takes.receivedAt')
    .orderBy('takes.id')
    .limit(limit)
    .execute()
}

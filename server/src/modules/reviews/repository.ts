import { fullWeight } from '@mboa/domain'
import { inSlices } from '../../platform/database/in-slices.ts'
import type { ExpressionBuilder } from 'kysely'
import type { Queries } from '../../platform/database/database.ts'
import type { TakeReviewsTable } from '../../platform/database/take-tables.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { consentsToLearners } from '../speakers/index.ts'
import { isNotReplaced, listTakes, type TakeRow } from '../takes/index.ts'

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

/**
 * Others' takes of a course that wait for this reviewer: also what they heard with less than the
 * weight they have now.
 */
function waitingFor(queries: Queries, reviewerId: string, course: string) {
  return (
    queries
      .selectFrom('takes')
      .where('course', '=', course)
      .where('withdrawnAt', 'is', null)
      .where('sentBackAt', 'is', null)
      .where((take) =>
        take.or([take('recorderId', 'is', null), take('recorderId', '!=', reviewerId)]),
      )
      .where((take) => take.or([take('approvedAt', 'is', null), take('doubtedAt', 'is not', null)]))
      .where(consentsToLearners())
      // One look-up for each, whatever else the reviewer has said: joined, all of it is gone through.
      .where((take) =>
        take(take.fn.coalesce(ownWord(take, reviewerId), take.val(-1)), '<=', (doubted) =>
          doubted.fn.coalesce('takes.doubtedAt', doubted.val(-1)),
        ),
      )
      .where(isNotReplaced())
  )
}

/** When the reviewer last judged the take, with at least the weight they have now. */
function ownWord(take: ExpressionBuilder<Tables, 'takes'>, reviewerId: string) {
  return take
    .selectFrom('takeReviews')
    .select('takeReviews.reviewedAt')
    .whereRef('takeReviews.takeId', '=', 'takes.id')
    .where('takeReviews.reviewerId', '=', reviewerId)
    .where('takeReviews.voidedAt', 'is', null)
    .where((review) =>
      review(
        'takeReviews.weight',
        '>=',
        review.fn.coalesce(
          review
            .selectFrom('reviewers')
            .select('reviewers.weight')
            .where('reviewers.accountId', '=', reviewerId),
          review.val(fullWeight),
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
    .where('takeReviews.voidedAt', 'is', null)
    .whereRef('takeReviews.heardHash', '=', 'takes.heardHash')
    .$asScalar()
    .$notNull()
    .as('approvals')
}

export type WaitingRow = TakeRow & { readonly approvals: number }

interface WaitingPage {
  readonly rows: readonly WaitingRow[]
  /** All that wait. */
  readonly waiting: number
}

/**
 * First what learners doubt, then what one more approval decides, then the oldest; what nobody here
 * waits for comes last: an import brings thousands at once.
 */
export async function listWaiting(
  queries: Queries,
  reviewerId: string,
  course: string,
  limit: number,
): Promise<WaitingPage> {
  // Rows are long, and all that wait are put into this order: by what their index holds alone.
  const first = await waitingFor(queries, reviewerId, course)
    .select('takes.id')
    .select(countApprovals)
    .select(({ fn }) => fn.countAll<number>().over().as('waiting'))
    .orderBy((take) => take.case().when('takes.doubtedAt', 'is', null).then(1).else(0).end())
    .orderBy('approvals', 'desc')
    .orderBy((take) => take.case().when('takes.recorderId', 'is', null).then(1).else(0).end())
    .orderBy('takes.receivedAt')
    .orderBy('takes.id')
    .limit(limit)
    .execute()
  const takes = await listTakes(
    queries,
    first.map(({ id }) => id),
  )
  const byId = new Map(takes.map((take) => [take.id, take]))
  const rows = first.flatMap(({ id, approvals }) => {
    const take = byId.get(id)
    return take === undefined ? [] : [{ ...take, approvals }]
  })
  return { rows, waiting: first[0]?.waiting ?? 0 }
}

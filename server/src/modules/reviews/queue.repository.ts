import { fullWeight } from '@mboa/domain'
import type { ExpressionBuilder } from 'kysely'
import type { Queries } from '../../platform/database/database.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { consentsToLearners } from '../speakers/index.ts'
import { isNotReplaced, listTakes, type TakeRow } from '../takes/index.ts'

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

/** Counts the speakers who have approved each take, as the column `approvals`. */
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

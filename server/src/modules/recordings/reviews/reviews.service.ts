import {
  reviewQueueLimit,
  type ReviewedTake,
  type ReviewQueue,
  type TakeReviewRequest,
  type TakeToReview,
} from '@mboa/contract'
import type { Context } from '../../../context.ts'
import type { Actor } from '../../../http/request-scope.ts'
import { refuse, succeed, type Outcome } from '../../../outcome.ts'
import type { Queries } from '../../../platform/database/database.ts'
import { findTextsOfTakes, type TextOfTake } from '../../contributions/index.ts'
import { findRecorderLanguage } from '../../speakers/index.ts'
import { listReportsOf, reopenReportsOf } from '../sound-reports/sound-reports.repository.ts'
import { presentTakeToReview, stateOf } from '../takes/take-presenter.ts'
import { findTake } from '../takes/takes.repository.ts'
import { reevaluate } from './reevaluate.ts'
import {
  countWaiting,
  listReviews,
  listWaiting,
  lockTake,
  putReview,
  removeReview,
  type WaitingRow,
} from './reviews.repository.ts'

type ReviewContext = Pick<Context, 'database' | 'clock' | 'ids'>

/** Puts what the actor says of another's take, in place of what they said before. */
export function reviewTake(
  context: ReviewContext,
  actor: Actor,
  takeId: string,
  review: TakeReviewRequest,
): Promise<Outcome<ReviewedTake>> {
  return changeReview(context, actor, takeId, async (queries, trustedAt) => {
    await putReview(queries, {
      id: context.ids.uuid(),
      takeId,
      reviewerId: actor.accountId,
      trustedAt,
      verdict: review.verdict,
      reviewedAt: context.clock.now(),
      reason: review.verdict === 'send-back' ? review.reason : null,
      comment: review.verdict === 'send-back' ? review.comment : null,
    })
  })
}

/** Takes one's review back; without one nothing changes. */
export function undoReview(
  context: Context,
  actor: Actor,
  takeId: string,
): Promise<Outcome<ReviewedTake>> {
  return changeReview(context, actor, takeId, async (queries) => {
    const removed = await removeReview(queries, takeId, actor.accountId)
    if (removed !== undefined) await reopenReportsOf(queries, takeId, removed.reviewedAt)
  })
}

export async function listReviewQueue(
  context: Context,
  { accountId }: Actor,
  course: string,
): Promise<Outcome<ReviewQueue>> {
  const { queries } = context.database
  const language = await findRecorderLanguage(queries, accountId, course)
  if (language === undefined) return refuse('not-found')
  const rows = await listWaiting(queries, accountId, course, reviewQueueLimit)
  const texts = await findTextsOfTakes(context, rows)
  const [takes, waiting] = await Promise.all([
    Promise.all(rows.map((row) => presentWaiting(queries, row, texts.get(row.id)))),
    countWaiting(queries, accountId, course),
  ])
  return succeed({ takes, waiting })
}

/** Does something to a take that the actor may judge, and judges it by what has come of it. */
async function changeReview(
  { database, clock }: ReviewContext,
  { accountId }: Actor,
  takeId: string,
  change: (queries: Queries, trustedAt: number | null) => Promise<void>,
): Promise<Outcome<ReviewedTake>> {
  const found = await findTake(database.queries, takeId)
  if (found === undefined) return refuse('not-found')
  if (found.recorderId === accountId) return refuse('not-allowed')
  const language = await findRecorderLanguage(database.queries, accountId, found.course)
  if (language === undefined) return refuse('not-found')
  return database.transaction(async (queries) => {
    const take = await lockTake(queries, takeId)
    if (take === undefined) return refuse('not-found')
    if (take.withdrawnAt !== null) return refuse('take-withdrawn')
    await change(queries, language.trustedAt)
    const judged = await reevaluate(queries, take, clock.now())
    return succeed({ id: judged.id, state: stateOf(judged) })
  })
}

/** With what learners doubt since it was approved last. */
async function presentWaiting(
  queries: Queries,
  row: WaitingRow,
  text: TextOfTake | undefined,
): Promise<TakeToReview> {
  const reviews = await listReviews(queries, row.id)
  const approvals = reviews.filter(({ verdict }) => verdict === 'approve')
  const lastApproval = Math.max(0, ...approvals.map(({ reviewedAt }) => reviewedAt))
  const reports = row.doubtedAt === null ? [] : await listReportsOf(queries, row.id)
  const doubts = reports.filter(({ receivedAt }) => receivedAt > lastApproval)
  // What its contributor has withdrawn, or others contest, is named to nobody else.
  const isStanding = text?.state === 'waiting' || text?.state === 'checked'
  return presentTakeToReview(row, {
    prompt: isStanding ? text : undefined,
    doubts: doubts.map(({ comment }) => comment),
  })
}

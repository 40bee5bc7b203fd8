import type { ReviewedTake, TakeReviewRequest } from '@mboa/contract'
import { fullWeight } from '@mboa/domain'
import type { Context } from '../../context.ts'
import type { Actor } from '../../http/request-scope.ts'
import { refuse, succeed, type Result } from '../../result.ts'
import type { Queries } from '../../platform/database/database.ts'
import { findItemKind } from '../contributions/index.ts'
import { reopenReportsOf } from './sound-reports/repository.ts'
import { stateOf, findTake, type TakeRow, lockTake } from '../takes/index.ts'
import { proveTakeHeard, wasServed } from './hearings.ts'
import { checkMayReview } from './may-review.ts'
import { isWaiting, moveTake, undoMove } from './move-take.ts'
import { answerProbe, undoProbeReview } from './probes/answer-probe.ts'
import { reevaluate } from './reevaluate.ts'
import { lockReviewer, updateReviewer, type ReviewerRow } from './reviewers.repository.ts'
import { listReviews, putReview, removeReview } from './repository.ts'

type ReviewContext = Pick<Context, 'database' | 'clock' | 'ids' | 'library' | 'saveWithdrawals'>

/** Puts what the actor says of another's take, in place of what they said before. */
export async function reviewTake(
  context: ReviewContext,
  actor: Actor,
  takeId: string,
  review: TakeReviewRequest,
): Promise<Result<ReviewedTake>> {
  const { accountId } = actor
  const ofProbe = await answerProbe(context, { accountId, id: takeId }, review)
  if (ofProbe !== undefined) return ofProbe
  // A transaction asks nothing but its own.
  const isHeldBy = await canHold(context, takeId, review)
  return changeReview(context, actor, takeId, async (within) => {
    const { queries, take, reviewer } = within
    if (review.verdict === 'approve') {
      const now = context.clock.now()
      const proved = await proveTakeHeard(queries, { reviewer, take, now })
      if (!proved.ok) return proved
    }
    if (review.verdict === 'move') {
      const hearing = { takeId, reviewerId: accountId, heardHash: take.heardHash }
      if (!(await wasServed(queries, hearing))) return refuse('not-heard')
      if (!isHeldBy) return refuse('invalid-value', { fields: { item: 'invalid-value' } })
    }
    return judge(context, within, review)
  })
}

/**
 * The same of what nobody has to have heard: for a command that made the sound itself and says what
 * is the matter with it.
 */
export function judgeMadeTake(
  context: ReviewContext,
  actor: Actor,
  takeId: string,
  review: TakeReviewRequest,
): Promise<Result<ReviewedTake>> {
  return changeReview(context, actor, takeId, (within) => judge(context, within, review))
}

/** Takes one's review back; without one nothing changes. */
export async function undoReview(
  context: Context,
  actor: Actor,
  takeId: string,
): Promise<Result<ReviewedTake>> {
  const ofProbe = await undoProbeReview(context, { accountId: actor.accountId, id: takeId })
  if (ofProbe !== undefined) return ofProbe
  return changeReview(context, actor, takeId, async ({ queries, take }) => {
    const now = context.clock.now()
    const { accountId } = actor
    const removed = await removeReview(queries, takeId, accountId)
    if (removed !== undefined) await reopenReportsOf(queries, takeId, removed.reviewedAt)
    else {
      const restored = await undoMove(queries, take, { reviewerId: accountId, now })
      if (restored !== undefined) return succeed(restored)
    }
    return succeed(await reevaluate(queries, take, now))
  })
}

/** What a decision is made with, in the transaction that holds the reviewer and the take. */
interface Within {
  readonly queries: Queries
  readonly take: TakeRow
  readonly reviewer: ReviewerRow
  readonly trustedAt: number | null
}

/** Does something to a take that the actor may judge, and answers what has come of it. */
async function changeReview(
  { database, ids, saveWithdrawals }: ReviewContext,
  { accountId }: Actor,
  takeId: string,
  change: (within: Within) => Promise<Result<TakeRow>>,
): Promise<Result<ReviewedTake>> {
  const found = await findTake(database.queries, takeId)
  if (found === undefined) return refuse('not-found')
  const allowed = await checkMayReview(database.queries, accountId, found)
  if (!allowed.ok) return allowed
  const { trustedAt } = allowed.value
  const decided = await database.transaction(async (queries): Promise<Result<TakeRow>> => {
    const reviewer = await lockReviewer(queries, accountId, ids.uuid())
    const take = await lockTake(queries, takeId)
    if (take === undefined) return refuse('not-found')
    if (take.withdrawnAt !== null) return refuse('take-withdrawn')
    return change({ queries, take, reviewer, trustedAt })
  })
  if (!decided.ok) return decided
  const { value: take } = decided
  if (take.item !== found.item) await saveWithdrawals()
  return succeed({ id: takeId, state: stateOf(take) })
}

/** Counts the decision, keeps it and lets it have its effect. */
async function judge(
  { clock, ids }: ReviewContext,
  { queries, take, reviewer, trustedAt }: Within,
  review: TakeReviewRequest,
): Promise<Result<TakeRow>> {
  const { accountId: reviewerId, weight, decided } = reviewer
  const now = clock.now()
  const reviews = await listReviews(queries, take.id)
  const earlier = reviews.find((each) => each.reviewerId === reviewerId)
  // What is said again of what was heard before is no further clip.
  const wasAsked = earlier?.weight === weight && earlier.reviewedAt >= (take.doubtedAt ?? 0)
  if (!wasAsked) await updateReviewer(queries, reviewerId, { decided: decided + 1 })
  if (review.verdict === 'move' && weight >= fullWeight && isWaiting(take)) {
    const move = { id: ids.uuid(), reviewerId, item: review.item, now }
    return succeed(await moveTake(queries, take, move))
  }
  await putReview(queries, {
    id: ids.uuid(),
    takeId: take.id,
    reviewerId,
    trustedAt,
    weight,
    reviewedAt: now,
    voidedAt: null,
    heardHash: take.heardHash,
    ...(review.verdict === 'approve'
      ? ({ verdict: 'approve', reason: null, comment: null } as const)
      : ({ verdict: 'send-back', ...reasonOf(review) } as const)),
  })
  return succeed(await reevaluate(queries, take, now))
}

type Against = Exclude<TakeReviewRequest, { verdict: 'approve' }>

const reasonOf = (review: Against) =>
  review.verdict === 'move'
    ? ({ reason: 'wrong-word', comment: '' } as const)
    : { reason: review.reason, comment: review.comment }

/** Whether a take can hold the item that it is to be moved to: another one of its kind. */
async function canHold(
  context: ReviewContext,
  takeId: string,
  review: TakeReviewRequest,
): Promise<boolean> {
  if (review.verdict !== 'move') return true
  const take = await findTake(context.database.queries, takeId)
  if (take === undefined || take.item === review.item) return false
  return (await findItemKind(context, take.course, review.item)) === take.kind
}

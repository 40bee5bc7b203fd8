import type { Queries } from '../../platform/database/database.ts'
import { defineWithdrawal } from '../../platform/withdrawals/withdrawal-command.ts'
import { answerReportsOf, reopenReportsOf } from './sound-reports/repository.ts'
import { type TakeRow, lockTake, answerWhoAsked } from '../takes/index.ts'
import {
  findLastMove,
  insertMove,
  removeMove,
  restoreReviews,
  setItem,
  voidReviews,
  type MoveRow,
} from './moves.repository.ts'
import { reevaluate } from './reevaluate.ts'
import { listReviews } from './repository.ts'

/** A take that somebody may still decide on: what is decided is not moved away. */
export const isWaiting = ({ approvedAt, doubtedAt, sentBackAt }: TakeRow): boolean =>
  sentBackAt === null && (approvedAt === null || doubtedAt !== null)

/**
 * Lets a take wait for reviewers as the word that it holds, in the transaction that holds it.
 * Recorder, speaker, consent and sound stay as they are. What was said of it as the other word counts
 * no more, and stays until the same reviewer judges it as what it is now. To be followed by
 * `saveWithdrawals`: a backup of before knows it as the other word, maybe approved.
 */
export async function moveTake(
  queries: Queries,
  take: TakeRow,
  { id, reviewerId, item, now }: { id: string; reviewerId: string; item: string; now: number },
): Promise<TakeRow> {
  const move: MoveRow = {
    id,
    takeId: take.id,
    reviewerId,
    fromItem: take.item,
    toItem: item,
    movedAt: now,
  }
  await insertMove(queries, move)
  const moved = await moveWithdrawals['take-move'].carryOut(queries, { id: take.id, item, at: now })
  return moved ?? take
}

export const moveWithdrawals = {
  'take-move': defineWithdrawal('take-move', async (queries, { id, item, at }) => {
    const take = await lockTake(queries, id)
    if (take === undefined || take.withdrawnAt !== null || take.item === item) return undefined
    await voidReviews(queries, id, at)
    await answerReportsOf(queries, id, 'removed', at)
    return changeItem(queries, take, { item, now: at })
  }),
}

/**
 * Takes somebody's own move back, as long as nobody has said anything since. The take as it was;
 * undefined where there is nothing to take back.
 */
export async function undoMove(
  queries: Queries,
  take: TakeRow,
  { reviewerId, now }: { reviewerId: string; now: number },
): Promise<TakeRow | undefined> {
  const move = await findLastMove(queries, take.id)
  if (move?.reviewerId !== reviewerId || move.toItem !== take.item) return undefined
  if ((await listReviews(queries, take.id)).length > 0) return undefined
  await removeMove(queries, move.id)
  const item = move.fromItem
  await restoreReviews(queries, take.id, move.movedAt)
  await reopenReportsOf(queries, take.id, move.movedAt)
  const moved = await changeItem(queries, take, { item, now })
  // Finds the take under its item already. A restore moves it from the other one.
  await moveWithdrawals['take-move'].carryOut(queries, { id: take.id, item, at: now })
  return moved
}

async function changeItem(
  queries: Queries,
  take: TakeRow,
  { item, now }: { item: string; now: number },
): Promise<TakeRow> {
  await setItem(queries, take.id, item)
  const moved = await reevaluate(queries, { ...take, item }, now)
  if (take.approvedAt !== null) await answerWhoAsked(queries, take, now)
  return moved
}

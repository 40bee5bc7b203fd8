import {
  takeMoveSchema,
  type ErrorCode,
  type TakeMove,
  type TakeMovesResponse,
} from '@mboa/contract'
import type { Context } from '../../context.ts'
import type { Actor } from '../../http/request-scope.ts'
import { parseEach } from '../../http/parse-each.ts'
import { findItemKind } from '../contributions/index.ts'
import { findRecorderLanguage } from '../speakers/index.ts'
import { findTake, lockTake } from '../takes/index.ts'
import { moveTake } from './move-take.ts'
import { findMove } from './moves.repository.ts'

type MoveContext = Pick<Context, 'database' | 'library' | 'clock' | 'saveWithdrawals'>

/**
 * Lets one's own takes wait as the words that they hold, whatever became of them as the others:
 * who recorded them knows what was said. The same again changes nothing.
 */
export async function moveOwnTakes(
  context: MoveContext,
  { accountId }: Actor,
  given: readonly unknown[],
): Promise<TakeMovesResponse> {
  const parsed = parseEach(takeMoveSchema, given)
  const refused = [...parsed.refused]
  const acknowledged: { id: string }[] = []
  for (const move of parsed.accepted) {
    const reason = await moveOwn(context, accountId, move)
    if (reason === undefined) acknowledged.push({ id: move.id })
    else refused.push({ id: move.id, reason })
  }
  await context.saveWithdrawals()
  return { acknowledged, refused }
}

/** Why it is refused for good; undefined where it is not. */
async function moveOwn(
  context: MoveContext,
  accountId: string,
  { id, take: takeId, item }: TakeMove,
): Promise<ErrorCode | undefined> {
  const { database, clock } = context
  const found = await findTake(database.queries, takeId)
  if (found?.recorderId !== accountId) return 'not-found'
  const { course, kind } = found
  const language = await findRecorderLanguage(database.queries, accountId, course)
  if (language === undefined) return 'not-allowed'
  // A transaction asks nothing but its own.
  if ((await findItemKind(context, course, item)) !== kind) return 'invalid-value'
  return database.transaction(async (queries) => {
    const take = await lockTake(queries, takeId)
    if (take?.recorderId !== accountId) return 'not-found'
    if (take.withdrawnAt !== null) return 'take-withdrawn'
    const earlier = await findMove(queries, id)
    // Whatever became of the take since then.
    if (earlier !== undefined) return earlier.reviewerId === accountId ? undefined : 'invalid-value'
    if (take.item === item) return undefined
    await moveTake(queries, take, { id, reviewerId: accountId, item, now: clock.now() })
    return undefined
  })
}

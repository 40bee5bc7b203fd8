import type { Queries } from '../../platform/database/database.ts'
import type { TakeMovesTable } from '../../platform/database/take-tables.ts'
import { noteSaidAgain } from '../takes/index.ts'

export type MoveRow = Readonly<TakeMovesTable>

export async function insertMove(queries: Queries, move: MoveRow): Promise<void> {
  await queries.insertInto('takeMoves').values(move).execute()
}

export function findMove(queries: Queries, id: string): Promise<MoveRow | undefined> {
  return queries.selectFrom('takeMoves').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function removeMove(queries: Queries, id: string): Promise<void> {
  await queries.deleteFrom('takeMoves').where('id', '=', id).execute()
}

export function findLastMove(queries: Queries, takeId: string): Promise<MoveRow | undefined> {
  return queries
    .selectFrom('takeMoves')
    .selectAll()
    .where('takeId', '=', takeId)
    .orderBy('movedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export function listMovesBy(queries: Queries, reviewerId: string): Promise<readonly MoveRow[]> {
  return queries
    .selectFrom('takeMoves')
    .selectAll()
    .where('reviewerId', '=', reviewerId)
    .orderBy('id')
    .execute()
}

export async function setItem(queries: Queries, takeId: string, item: string): Promise<void> {
  await queries.updateTable('takes').set({ item }).where('id', '=', takeId).execute()
  await noteSaidAgain(queries, takeId)
}

/** What was said of a take as another word counts no more. */
export async function voidReviews(queries: Queries, takeId: string, now: number): Promise<void> {
  await queries
    .updateTable('takeReviews')
    .set({ voidedAt: now })
    .where('takeId', '=', takeId)
    .where('voidedAt', 'is', null)
    .execute()
}

/** What was voided at an instant counts again. */
export async function restoreReviews(
  queries: Queries,
  takeId: string,
  voidedAt: number,
): Promise<void> {
  await queries
    .updateTable('takeReviews')
    .set({ voidedAt: null })
    .where('takeId', '=', takeId)
    .where('voidedAt', '=', voidedAt)
    .execute()
}

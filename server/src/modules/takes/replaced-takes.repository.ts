import { expressionBuilder, sql } from 'kysely'
import type { Queries } from '../../platform/database/database.ts'
import type { Tables } from '../../platform/database/tables.ts'

/**
 * Selects, for takes that are neither withdrawn nor sent back, the id of a later take that replaces a
 * waiting one (decision 0077); null for every other.
 */
export function replacedBy() {
  return (
    expressionBuilder<Tables, 'takes'>()
      .selectFrom('takes as other')
      .select('other.id')
      .where('takes.saidAgain', '=', 1)
      .where('takes.approvedAt', 'is', null)
      // Learners heard it once: whether it's wrong stays to be judged.
      .where('takes.doubtedAt', 'is', null)
      .where(isTheSame)
      .where(isRecorded('>'))
      .limit(1)
  )
}

/** Whether no later take replaces this one; cheap for takes that were never said again. */
export function isNotReplaced() {
  const take = expressionBuilder<Tables, 'takes'>()
  // A scalar subquery: PostgreSQL joins all rows with all others for `not exists`.
  return take.or([take('takes.saidAgain', '=', 0), take(replacedBy(), 'is', null)])
}

/**
 * Notes which take of the same was recorded again. To be called whenever a take comes in, is moved or
 * is no longer sent back: all that stand but the last are noted by then.
 */
export async function noteSaidAgain(queries: Queries, id: string): Promise<void> {
  const theSame = queries
    .selectFrom('takes')
    .innerJoin('takes as other', (join) => join.on(isTheSame))
    .select('other.id')
    .where('takes.id', '=', id)
    .limit(1)
  const later = await theSame.where(isRecorded('>')).executeTakeFirst()
  const earlier = await theSame
    .where(isRecorded('<'))
    .orderBy('other.recordedAt', 'desc')
    .orderBy('other.id', 'desc')
    .executeTakeFirst()
  const ids = [...(earlier === undefined ? [] : [earlier.id]), ...(later === undefined ? [] : [id])]
  if (ids.length === 0) return
  await queries
    .updateTable('takes')
    .set({ saidAgain: 1 })
    .where('id', 'in', ids)
    .where('saidAgain', '=', 0)
    .execute()
}

/** Written as the index `takes_of_the_same` has it. An item has one kind. */
const isTheSame = sql<boolean>`other.recorder_id = takes.recorder_id
  and other.course = takes.course and other.item = takes.item
  and other.speaker_id = takes.speaker_id and other.pace = takes.pace
  and coalesce(other.dialect, '') = coalesce(takes.dialect, '')
  and other.withdrawn_at is null and other.sent_back_at is null`

const isRecorded = (compared: '<' | '>') =>
  sql<boolean>`(other.recorded_at, other.id) ${sql.raw(compared)} (takes.recorded_at, takes.id)`

import { expressionBuilder, sql } from 'kysely'
import type { Queries } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.ts'

/**
 * Selects, in a query of `takes`, the id of a later take that replaces a waiting one (decision 0077):
 * null for every other. Correlated by the id only, so that the outer query can stay within an index.
 */
export function replacedBy() {
  return (
    expressionBuilder<Tables, 'takes'>()
      .selectFrom('takes as said')
      .innerJoin('takes as other', (join) => join.on(isTheSame))
      .select('other.id')
      .whereRef('said.id', '=', 'takes.id')
      .where('said.saidAgain', '=', 1)
      .where('said.withdrawnAt', 'is', null)
      .where('said.sentBackAt', 'is', null)
      .where('said.approvedAt', 'is', null)
      // Learners heard it once: whether it's wrong stays to be judged.
      .where('said.doubtedAt', 'is', null)
      .where(isRecorded('>'))
      .limit(1)
  )
}

/** Whether no later take replaces this one; cheap for those that were never said again. */
export function isNotReplaced() {
  const take = expressionBuilder<Tables, 'takes'>()
  // A scalar subquery: PostgreSQL misjudges `not exists`, and then joins all rows with all others.
  return take.or([take('takes.saidAgain', '=', 0), take(replacedBy(), 'is', null)])
}

/**
 * Notes which take of the same was recorded again. To be called whenever a take comes in, is moved or
 * is no longer sent back: all that stand but the last are noted by then.
 */
export async function noteSaidAgain(queries: Queries, id: string): Promise<void> {
  const theSame = queries
    .selectFrom('takes as said')
    .innerJoin('takes as other', (join) => join.on(isTheSame))
    .select('other.id')
    .where('said.id', '=', id)
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
const isTheSame = sql<boolean>`other.recorder_id = said.recorder_id and other.course = said.course
  and other.item = said.item and other.speaker_id = said.speaker_id and other.pace = said.pace
  and coalesce(other.dialect, '') = coalesce(said.dialect, '')
  and other.withdrawn_at is null and other.sent_back_at is null`

const isRecorded = (compared: '<' | '>') =>
  sql<boolean>`(other.recorded_at, other.id) ${sql.raw(compared)} (said.recorded_at, said.id)`

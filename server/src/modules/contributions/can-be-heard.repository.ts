import { expressionBuilder, sql, type ExpressionBuilder } from 'kysely'
import { conceptItem } from '@mboa/contract'
import type { Queries } from '../../platform/database/database.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { TakesTable } from '../../platform/database/take-tables.ts'
import { consentsToLearners } from '../speakers/index.ts'

/**
 * Of spellings, joined with their takes: whether one is judged by ear. Its take is neither withdrawn
 * nor sent back, its speaker lets learners hear it, and nobody has moved it to another word since.
 * Otherwise what is written there is judged by reading, like any other word.
 */
export function canBeHeard() {
  const spelling = expressionBuilder<Tables, 'takes' | 'contributions'>()
  return spelling.and([
    spelling('takes.withdrawnAt', 'is', null),
    spelling('takes.sentBackAt', 'is', null),
    consentsToLearners(),
    isOfItsConcept(),
  ])
}

/** Whether a take still belongs to the concept that its spelling is a word for. */
function isOfItsConcept() {
  return sql<boolean>`takes.item = contributions.course || ${conceptItem('', '')} || contributions.concept`
}

/** The take by which a contribution is judged by ear; undefined where it is judged by reading. */
export function findHeard(
  queries: Queries,
  contributionId: string,
): Promise<Pick<TakesTable, 'id' | 'recorderId' | 'speakerId'> | undefined> {
  return queries
    .selectFrom('contributions')
    .innerJoin('takes', 'takes.id', 'contributions.takeId')
    .select(['takes.id', 'takes.recorderId', 'takes.speakerId'])
    .where('contributions.id', '=', contributionId)
    .where(canBeHeard())
    .executeTakeFirst()
}

/** What is judged by reading; a spelling is by ear, as long as it can be heard. */
export const isRead = (row: ExpressionBuilder<Tables, 'contributions'>) =>
  row.not(
    row.exists(
      row
        .selectFrom('takes')
        .select('takes.id')
        .whereRef('takes.id', '=', 'contributions.takeId')
        .where(canBeHeard()),
    ),
  )

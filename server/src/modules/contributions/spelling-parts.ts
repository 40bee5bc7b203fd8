import type { Contribution } from '@mboa/contract'
import type { Queries } from '../../platform/database/database.ts'
import { findHeard } from './can-be-heard.repository.ts'
import { findContribution, type ContributionRow } from './repository.ts'
import { listThoseOf } from './spellings.repository.ts'

export type OfConcept = Extract<Contribution, { kind: 'concept' }>

/**
 * Whether somebody has a part in what is judged: they speak in the take, or wrote what this stands in
 * the place of. A further person judges it.
 */
export async function hasPartIn(
  queries: Queries,
  row: ContributionRow,
  accountId: string,
): Promise<boolean> {
  const heard = row.takeId === null ? undefined : await findHeard(queries, row.id)
  if (heard?.recorderId === accountId) return true
  return (await listThoseOf(queries, accountId, await earlierThan(queries, row))).size > 0
}

/** What it stands in the place of: none or one. A word that others agree on is only changed. */
async function earlierThan(queries: Queries, row: ContributionRow): Promise<readonly string[]> {
  if (row.kind !== 'correction' || row.spellingOf === null) return earlierOf(row)
  const word = await findContribution(queries, row.spellingOf)
  return word?.checkedAt === null ? [word.id] : []
}

/** What is written of a take or concept: the spelling that it stands in the place of, none or one. */
const earlierOf = ({ spellingOf }: ContributionRow): readonly string[] =>
  spellingOf === null ? [] : [spellingOf]

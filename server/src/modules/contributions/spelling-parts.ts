import type { Contribution } from '@mboa/contract'
import type { Queries } from '../../platform/database/database.ts'
import { findHeard } from './can-be-heard.repository.ts'
import { contributionOf } from './contribution-presenter.ts'
import type { ContributionRow } from './contributions.repository.ts'
import { listThoseOf } from './spellings.repository.ts'

export type OfConcept = Extract<Contribution, { kind: 'concept' }>

/**
 * Whether somebody has a part in what is judged by ear: they speak in the take, or wrote what this
 * stands in the place of. A further person judges it.
 */
export async function hasPartIn(
  queries: Queries,
  row: ContributionRow,
  accountId: string,
): Promise<boolean> {
  if (row.takeId === null) return false
  const heard = await findHeard(queries, row.id)
  if (heard === undefined) return false
  if (heard.recorderId === accountId) return true
  return (await listThoseOf(queries, accountId, earlierOf(row))).size > 0
}

/** What it stands in the place of: none or one. */
export const earlierOf = (row: ContributionRow): readonly string[] => {
  const { instead } = contributionOf(row) as OfConcept
  return instead === undefined ? [] : [instead]
}

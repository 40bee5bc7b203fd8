import type { GivenJudgement, ReceivedContribution } from '@mboa/contract'
import type { Queries } from '../../platform/database/database.ts'
import { walkById, walkPages } from '../../platform/database/walk-pages.ts'
import { presentContribution, presentJudgement } from './contribution-presenter.ts'
import {
  listContributions,
  listContributionsOf,
  type ContributionFilter,
  type ContributionRow,
} from './repository.ts'
import { listJudgementsBy, listJudgementsOn } from './judgements.repository.ts'

const judgementsPageSize = 500
/** The longest words have 12 kB: more at once would block the event loop. */
const pageSize = 100
/** A page of the longest words with what others say of them takes less than a megabyte. */
const ownPageSize = 50

/** With who contributed it, whose account may be gone: for the operator alone. */
export interface AttributedContribution {
  readonly received: ReceivedContribution
  readonly speakerId: string
  /** Set where it came from a file, by that import. */
  readonly importId: string | null
  /** When others had confirmed it; null while they have not. */
  readonly checkedAt: number | null
}

/** Somebody's own, also withdrawn ones, page by page. */
export async function* walkContributionsOf(
  queries: Queries,
  contributorId: string,
): AsyncGenerator<readonly ReceivedContribution[], void> {
  const pages = walkById((page) => listContributionsOf(queries, contributorId, page), ownPageSize)
  for await (const rows of pages) yield presentAll(queries, rows, contributorId)
}

/** What somebody said of others' contributions, page by page. */
export async function* walkJudgementsBy(
  queries: Queries,
  speakerId: string,
): AsyncGenerator<readonly GivenJudgement[], void> {
  const read = (page: { after: string | undefined; limit: number }) =>
    listJudgementsBy(queries, speakerId, page)
  for await (const rows of walkPages(read, (row) => row.contributionId, judgementsPageSize)) {
    yield rows.map((row) => ({
      contribution: row.contributionId,
      judgedAt: row.judgedAt,
      judgement: presentJudgement(row),
    }))
  }
}

/** Everybody's, without those withdrawn or given up by who left, in the order of their ids. */
export async function listAllContributions(
  queries: Queries,
  filter: ContributionFilter,
): Promise<readonly AttributedContribution[]> {
  const pages = walkById((page) => listContributions(queries, filter, page), pageSize)
  const contributions: AttributedContribution[] = []
  for await (const rows of pages) {
    for (const [at, received] of (await presentAll(queries, rows, '')).entries()) {
      const { speakerId = null, importId = null, checkedAt = null } = rows[at] ?? {}
      if (speakerId !== null) contributions.push({ received, speakerId, importId, checkedAt })
    }
  }
  return contributions
}

/** As an account sees them, in the same order. */
export async function presentAll(
  queries: Queries,
  rows: readonly ContributionRow[],
  accountId: string,
): Promise<ReceivedContribution[]> {
  const ids = rows.map(({ id }) => id)
  const judgements = await listJudgementsOn(queries, ids)
  const byContribution = Map.groupBy(judgements, ({ contributionId }) => contributionId)
  return rows.map((row) => presentContribution(row, byContribution.get(row.id) ?? [], accountId))
}

import type {
  ContributedItem,
  Contribution,
  GivenJudgement,
  ReceivedContribution,
} from '@mboa/contract'
import type { Database, Queries } from '../../platform/database/database.ts'
import { collectPages, walkById, walkPages } from '../../platform/database/walk-pages.ts'
import {
  contributionOf,
  itemIdOf,
  presentContribution,
  presentJudgement,
  stateOf,
} from './contribution-presenter.ts'
import {
  countContributions,
  listContributions,
  listContributionsOf,
  listRecordable,
  type ContributionFilter,
  type ContributionRow,
} from './contributions.repository.ts'
import { listJudgementsBy, listJudgementsOn } from './judgements.repository.ts'
import { settleContributions, type Leaving } from './settle-contributions.ts'

/** With who told it, whose account may be gone: for the operator alone. */
export interface ToldContribution {
  readonly received: ReceivedContribution
  readonly speakerId: string
}

/** What recorders told, for those who ask for all of it. */
export interface ContributionArchive {
  count(contributorId: string): Promise<number>
  /** Somebody's own, also withdrawn ones, page by page. */
  walkOf(contributorId: string): AsyncIterable<readonly ReceivedContribution[]>
  /** What somebody said of others' contributions, page by page. */
  walkJudgementsBy(speakerId: string): AsyncIterable<readonly GivenJudgement[]>
  /** Everybody's, without those withdrawn or given up by who left, in the order of their ids. */
  listAll(filter: ContributionFilter): Promise<readonly ToldContribution[]>
  /** What can be recorded beyond the packs, see `RecordingOverview.contributed`. */
  listRecordable(wanted: {
    course: string
    recorderId: string
  }): Promise<readonly ContributedItem[]>
  /**
   * Settles what becomes of what somebody told, in the transaction that removes their account,
   * after their recordings and before its rows go.
   */
  settle(queries: Queries, contributorId: string, leaving: Leaving): Promise<void>
}

interface ShownRow {
  readonly row: ContributionRow
  readonly received: ReceivedContribution
}

const pageSize = 500

export function createContributionArchive({
  database: { queries },
}: {
  database: Database
}): ContributionArchive {
  async function* walk(
    read: (page: { after: string; limit: number }) => Promise<readonly ContributionRow[]>,
    accountId: string,
  ): AsyncGenerator<readonly ShownRow[], void> {
    for await (const rows of walkById(read, pageSize)) {
      const ids = rows.map(({ id }) => id)
      const judgements = Map.groupBy(
        await listJudgementsOn(queries, ids),
        ({ contributionId }) => contributionId,
      )
      yield rows.map((row) => ({
        row,
        received: presentContribution(row, judgements.get(row.id) ?? [], accountId),
      }))
    }
  }

  return {
    count: (contributorId) => countContributions(queries, contributorId),
    async *walkOf(contributorId) {
      const told = walk((page) => listContributionsOf(queries, contributorId, page), contributorId)
      for await (const rows of told) yield rows.map(({ received }) => received)
    },
    async listAll(filter) {
      const told = await collectPages(walk((page) => listContributions(queries, filter, page), ''))
      return told.flatMap(({ received, row: { speakerId } }) =>
        speakerId === null ? [] : [{ received, speakerId }],
      )
    },
    settle: settleContributions,
    async *walkJudgementsBy(speakerId) {
      const read = (page: { after: string | undefined; limit: number }) =>
        listJudgementsBy(queries, speakerId, page)
      for await (const rows of walkPages(read, (row) => row.contributionId, pageSize)) {
        yield rows.map((row) => ({
          contribution: row.contributionId,
          judgedAt: row.judgedAt,
          judgement: presentJudgement(row),
        }))
      }
    },
    async listRecordable(wanted) {
      const rows = await listRecordable(queries, wanted)
      return rows.flatMap((row) => presentRecordable(row, wanted.recorderId))
    },
  }
}

function presentRecordable(row: ContributionRow, recorderId: string): ContributedItem[] {
  const told: Contribution = contributionOf(row)
  const rest = { state: stateOf(row), isOwn: row.contributorId === recorderId }
  const item = itemIdOf(told)
  if (told.kind === 'concept') {
    const { text, dialect } = told
    return [{ item, kind: 'word', text, dialect, gloss: null, theme: null, ...rest }]
  }
  if (told.kind !== 'word' && told.kind !== 'sentence') return []
  const { kind, text, dialect, gloss, theme } = told
  return [{ item, kind, text, dialect, gloss, theme, ...rest }]
}

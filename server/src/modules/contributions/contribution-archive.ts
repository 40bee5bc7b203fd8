import type {
  ContributedItem,
  Contribution,
  GivenJudgement,
  ReceivedContribution,
} from '@mboa/contract'
import type { Database, Queries } from '../../platform/database/database.ts'
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
  /** Somebody's own, also withdrawn ones. */
  listOf(contributorId: string): Promise<readonly ReceivedContribution[]>
  /** What somebody said of others' contributions. */
  listJudgementsBy(speakerId: string): Promise<readonly GivenJudgement[]>
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
  async function readAll(
    read: (page: { after: string; limit: number }) => Promise<readonly ContributionRow[]>,
    accountId: string,
  ): Promise<readonly ShownRow[]> {
    const all: ShownRow[] = []
    let after = ''
    for (;;) {
      const rows = await read({ after, limit: pageSize })
      const ids = rows.map(({ id }) => id)
      const judgements = Map.groupBy(
        await listJudgementsOn(queries, ids),
        ({ contributionId }) => contributionId,
      )
      all.push(
        ...rows.map((row) => ({
          row,
          received: presentContribution(row, judgements.get(row.id) ?? [], accountId),
        })),
      )
      const last = rows.at(-1)
      if (last === undefined || rows.length < pageSize) return all
      after = last.id
    }
  }

  return {
    count: (contributorId) => countContributions(queries, contributorId),
    async listOf(contributorId) {
      const told = await readAll(
        (page) => listContributionsOf(queries, contributorId, page),
        contributorId,
      )
      return told.map(({ received }) => received)
    },
    async listAll(filter) {
      const told = await readAll((page) => listContributions(queries, filter, page), '')
      return told.flatMap(({ received, row: { speakerId } }) =>
        speakerId === null ? [] : [{ received, speakerId }],
      )
    },
    settle: settleContributions,
    async listJudgementsBy(speakerId) {
      const rows = await listJudgementsBy(queries, speakerId)
      return rows.map((row) => ({
        contribution: row.contributionId,
        judgedAt: row.judgedAt,
        judgement: presentJudgement(row),
      }))
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

import type {
  ContributedItem,
  Contribution,
  GivenJudgement,
  ReceivedContribution,
} from '@mboa/contract'
import type { Database } from '../../platform/database/database.ts'
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

/** How it is written and, where it is no concept's word, what it means. */
type ToldWord = Readonly<Pick<ContributedItem, 'text' | 'gloss'>>

/** With who told it: for the operator alone. */
export interface ToldContribution {
  readonly received: ReceivedContribution
  readonly contributorId: string
}

/** What recorders told, for those who ask for all of it. */
export interface ContributionArchive {
  count(contributorId: string): Promise<number>
  /** Somebody's own, also withdrawn ones. */
  listOf(contributorId: string): Promise<readonly ReceivedContribution[]>
  /** Somebody's own words and sentences that they have not taken back, the newest, by item. */
  readWordsOf(contributorId: string): Promise<ReadonlyMap<string, ToldWord>>
  /** What somebody said of others' contributions. */
  listJudgementsBy(speakerId: string): Promise<readonly GivenJudgement[]>
  /** Everybody's, without those withdrawn, in the order of their ids. */
  listAll(filter: ContributionFilter): Promise<readonly ToldContribution[]>
  /** What can be recorded beyond the packs, see `RecordingOverview.contributed`. */
  listRecordable(wanted: {
    course: string
    recorderId: string
  }): Promise<readonly ContributedItem[]>
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
  ): Promise<readonly ToldContribution[]> {
    const all: ToldContribution[] = []
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
          received: presentContribution(row, judgements.get(row.id) ?? [], accountId),
          contributorId: row.contributorId,
        })),
      )
      const last = rows.at(-1)
      if (last === undefined || rows.length < pageSize) return all
      after = last.id
    }
  }

  async function listOf(contributorId: string): Promise<readonly ReceivedContribution[]> {
    const told = await readAll(
      (page) => listContributionsOf(queries, contributorId, page),
      contributorId,
    )
    return told.map(({ received }) => received)
  }

  return {
    count: (contributorId) => countContributions(queries, contributorId),
    listOf,
    async readWordsOf(contributorId) {
      const words = new Map<string, ToldWord>()
      for (const { contribution, state } of await listOf(contributorId)) {
        if (state === 'withdrawn') continue
        if (contribution.kind === 'variant' || contribution.kind === 'correction') continue
        const gloss = 'gloss' in contribution ? contribution.gloss : null
        words.set(itemIdOf(contribution), { text: contribution.text, gloss })
      }
      return words
    },
    listAll: (filter) => readAll((page) => listContributions(queries, filter, page), ''),
    async listJudgementsBy(speakerId) {
      const rows = await listJudgementsBy(queries, speakerId)
      return rows.map((row) => ({
        ...{ contribution: row.contributionId, judgedAt: row.judgedAt },
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

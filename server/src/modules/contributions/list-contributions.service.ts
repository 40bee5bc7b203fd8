import { contributionsPageLimit, type ContributedItem, type Contributions } from '@mboa/contract'
import type { Context } from '../../context.ts'
import type { Actor } from '../../http/request-scope.ts'
import { refuse, succeed, type Outcome } from '../../outcome.ts'
import type { Queries } from '../../platform/database/database.ts'
import { findRecorderLanguage } from '../speakers/index.ts'
import { contributionOf, itemIdOf, stateOf } from './contribution-presenter.ts'
import {
  listContributionsOf,
  listRecordable,
  listToJudge,
  type ContributionRow,
} from './contributions.repository.ts'
import { presentAll } from './walk-contributions.ts'

/** One more than is shown shows whether another page waits. */
const rowsOfPage = contributionsPageLimit + 1

/** The actor's own, also withdrawn ones. */
export async function listOwnContributions(
  { database: { queries } }: Context,
  { accountId }: Actor,
  after: string,
): Promise<Contributions> {
  const rows = await listContributionsOf(queries, accountId, { after, limit: rowsOfPage })
  return presentPage(queries, rows, accountId)
}

/** Others', to be judged or taken back; `not-found` for a language that the actor does not record. */
export async function listContributionsToJudge(
  { database: { queries } }: Context,
  { accountId: speakerId }: Actor,
  { course, after }: { course: string; after: string },
): Promise<Outcome<Contributions>> {
  const language = await findRecorderLanguage(queries, speakerId, course)
  if (language === undefined) return refuse('not-found')
  const rows = await listToJudge(queries, { course, speakerId }, { after, limit: rowsOfPage })
  return succeed(await presentPage(queries, rows, speakerId))
}

/** What can be recorded beyond the packs, see `RecordingOverview.contributed`. */
export async function listRecordableItems(
  { database, library }: Pick<Context, 'database' | 'library'>,
  wanted: { course: string; recorderId: string },
): Promise<ContributedItem[]> {
  const rows = await listRecordable(database.queries, wanted)
  return rows.flatMap((row) => presentRecordable(library, row, wanted.recorderId))
}

async function presentPage(
  queries: Queries,
  rows: readonly ContributionRow[],
  accountId: string,
): Promise<Contributions> {
  const shown = rows.slice(0, contributionsPageLimit)
  return {
    contributions: await presentAll(queries, shown, accountId),
    more: rows.length > contributionsPageLimit,
  }
}

function presentRecordable(
  library: Context['library'],
  row: ContributionRow,
  recorderId: string,
): ContributedItem[] {
  const contribution = contributionOf(row)
  const rest = { state: stateOf(row), isOwn: row.contributorId === recorderId }
  const item = itemIdOf(contribution)
  if (contribution.kind === 'concept') {
    const { text, dialect } = contribution
    const kind = library.findConcept(contribution.concept)?.kind ?? 'word'
    return [{ item, kind, text, dialect, gloss: null, theme: null, ...rest }]
  }
  if (contribution.kind !== 'word' && contribution.kind !== 'sentence') return []
  const { kind, text, dialect, gloss, theme } = contribution
  return [{ item, kind, text, dialect, gloss, theme, ...rest }]
}

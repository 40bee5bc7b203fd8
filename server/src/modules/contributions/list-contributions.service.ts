import {
  contributionsPageLimit,
  glossLanguages,
  type ContributedItem,
  type Contributions,
} from '@mboa/contract'
import type { Context } from '../../context.ts'
import type { Actor } from '../../http/request-scope.ts'
import { refuse, succeed, type Outcome } from '../../outcome.ts'
import type { Queries } from '../../platform/database/database.ts'
import { findRecorderLanguage } from '../speakers/index.ts'
import { contributionOf, itemIdOf, stateOf } from './contribution-presenter.ts'
import {
  listAskingFor,
  listContributionsOf,
  listRecordable,
  listToJudge,
  type ContributionRow,
} from './contributions.repository.ts'
import { glossOf, readMeanings, type Meanings } from './meanings.ts'
import { presentAll } from './walk-contributions.ts'

/** One more than is shown shows whether another page waits. */
const rowsOfPage = contributionsPageLimit + 1

/** The actor's own, also withdrawn ones. */
export async function listOwnContributions(
  { database: { queries } }: Context,
  { accountId }: Actor,
  wanted: { after: string; withMeanings: boolean },
): Promise<Contributions> {
  const rows = await listContributionsOf(queries, accountId, { ...wanted, limit: rowsOfPage })
  return presentPage(queries, rows, accountId)
}

/** Others', to be judged or taken back; `not-found` for a language that the actor does not record. */
export async function listContributionsToJudge(
  { database: { queries } }: Context,
  { accountId: speakerId }: Actor,
  { after, ...wanted }: { course: string; after: string; withMeanings: boolean },
): Promise<Outcome<Contributions>> {
  const language = await findRecorderLanguage(queries, speakerId, wanted.course)
  if (language === undefined) return refuse('not-found')
  const rows = await listToJudge(queries, { ...wanted, speakerId }, { after, limit: rowsOfPage })
  return succeed(await presentPage(queries, rows, speakerId))
}

/** Others', which lack their meaning in a language; `not-found` as above. */
export async function listAskedMeanings(
  { database: { queries } }: Context,
  { accountId: speakerId }: Actor,
  { course, language: asked }: { course: string; language: string },
): Promise<Outcome<Contributions>> {
  const recorded = await findRecorderLanguage(queries, speakerId, course)
  const language = glossLanguages.find((each) => each === asked)
  if (recorded === undefined || language === undefined) return refuse('not-found')
  const rows = await listAskingFor(queries, { course, speakerId, language }, rowsOfPage)
  return succeed(await presentPage(queries, rows, speakerId))
}

/** What can be recorded beyond the packs, see `RecordingOverview.contributed`. */
export async function listRecordableItems(
  { database, library }: Pick<Context, 'database' | 'library'>,
  wanted: { course: string; recorderId: string },
): Promise<ContributedItem[]> {
  const rows = await listRecordable(database.queries, wanted)
  const meanings = await readMeanings(database.queries, rows)
  return rows.flatMap((row) => presentRecordable(library, row, { ...wanted, meanings }))
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
  { recorderId, meanings }: { recorderId: string; meanings: Meanings },
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
  const { kind, text, dialect, theme } = contribution
  const gloss = glossOf(contribution, meanings.get(row.id))
  return [{ item, kind, text, dialect, gloss, theme, ...rest }]
}

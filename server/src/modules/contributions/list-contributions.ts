import { contributionsPageLimit, glossLanguages, type Contributions } from '@mboa/contract'
import type { Context } from '../../context.ts'
import { fitPage } from '../../http/fit-page.ts'
import type { Actor } from '../../http/request-scope.ts'
import { refuse, succeed, type Result } from '../../result.ts'
import type { Queries } from '../../platform/database/database.ts'
import { findRecorderLanguage } from '../speakers/index.ts'
import {
  listAskingFor,
  listContributionsOf,
  listToJudge,
  type ContributionRow,
} from './repository.ts'
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
): Promise<Result<Contributions>> {
  const language = await findRecorderLanguage(queries, speakerId, course)
  if (language === undefined) return refuse('not-found')
  const page = { after, limit: rowsOfPage }
  const rows = await listToJudge(queries, { course, speakerId }, page)
  return succeed(await presentPage(queries, rows, speakerId))
}

/** Others', which lack their meaning in a language; `not-found` as above. */
export async function listAskedMeanings(
  { database: { queries } }: Context,
  { accountId: speakerId }: Actor,
  { course, language: asked }: { course: string; language: string },
): Promise<Result<Contributions>> {
  const recorded = await findRecorderLanguage(queries, speakerId, course)
  const language = glossLanguages.find((each) => each === asked)
  if (recorded === undefined || language === undefined) return refuse('not-found')
  const rows = await listAskingFor(queries, { course, speakerId, language }, rowsOfPage)
  return succeed(await presentPage(queries, rows, speakerId))
}

async function presentPage(
  queries: Queries,
  rows: readonly ContributionRow[],
  accountId: string,
): Promise<Contributions> {
  const shown = await presentAll(queries, rows, accountId)
  const contributions = fitPage(shown, contributionsPageLimit)
  return { contributions, more: contributions.length < rows.length }
}

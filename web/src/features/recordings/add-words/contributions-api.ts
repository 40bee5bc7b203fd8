import {
  apiPaths,
  conceptListSchema,
  contributionsSchema,
  receivedContributionSchema,
  recordingOverviewSchema,
  type ConceptTheme,
  type Judgement,
  type ReceivedContribution,
} from '@mboa/contract'
import { callApi, type ApiResult } from '../../../platform/network/api-client.ts'

type Page = ApiResult<ReceivedContribution[]>

/** Whose call it is, and when the page gives it up. */
interface Caller {
  account: string
  signal: AbortSignal
}

/** Everything one has told, page by page. */
export const listOwn = (caller: Caller): Promise<Page> =>
  listAll((after) => `${apiPaths.contributions}?after=${after}`, caller)

/** What others have told of a language, and what one has said of it. */
export const listToCheck = (course: string, caller: Caller): Promise<Page> =>
  listAll((after) => `${apiPaths.waitingContributions}?course=${course}&after=${after}`, caller)

async function listAll(address: (after: string) => string, caller: Caller): Promise<Page> {
  const all: ReceivedContribution[] = []
  for (;;) {
    const after = all.at(-1)?.contribution.id ?? ''
    const page = await callApi(address(after), { answer: contributionsSchema, ...caller })
    if (!page.ok) return page
    all.push(...page.value.contributions)
    if (!page.value.more || page.value.contributions.length === 0) return { ok: true, value: all }
  }
}

type Changed = Promise<ApiResult<ReceivedContribution>>

const answer = receivedContributionSchema

export const judge = (account: string, id: string, body: Judgement): Changed =>
  callApi(apiPaths.judgement.replace(':id', id), { method: 'PUT', body, answer, account })

export const undoJudgement = (account: string, id: string): Changed =>
  callApi(apiPaths.judgement.replace(':id', id), { method: 'DELETE', answer, account })

export const withdraw = (account: string, id: string): Changed =>
  callApi(apiPaths.contribution.replace(':id', id), { method: 'DELETE', answer, account })

/** The themes of the concepts, which words may be put under. */
export async function listThemes(
  course: string,
  { account, signal }: Caller,
): Promise<ApiResult<ConceptTheme[]>> {
  const overview = await callApi(apiPaths.recordingList.replace(':course', course), {
    answer: recordingOverviewSchema,
    signal,
    account,
  })
  if (!overview.ok) return overview
  const { conceptsRevision } = overview.value
  const concepts = await callApi(apiPaths.concepts.replace(':revision', conceptsRevision), {
    answer: conceptListSchema,
    signal,
  })
  return concepts.ok ? { ok: true, value: concepts.value.themes } : concepts
}

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

/** Everything one has told, page by page. */
export const listOwn = (signal: AbortSignal): Promise<Page> =>
  listAll((after) => `${apiPaths.contributions}?after=${after}`, signal)

/** What others have told of a language, and what one has said of it. */
export const listToCheck = (course: string, signal: AbortSignal): Promise<Page> =>
  listAll((after) => `${apiPaths.waitingContributions}?course=${course}&after=${after}`, signal)

async function listAll(address: (after: string) => string, signal: AbortSignal): Promise<Page> {
  const all: ReceivedContribution[] = []
  for (;;) {
    const after = all.at(-1)?.contribution.id ?? ''
    const page = await callApi(address(after), { answer: contributionsSchema, signal })
    if (!page.ok) return page
    all.push(...page.value.contributions)
    if (!page.value.more || page.value.contributions.length === 0) return { ok: true, value: all }
  }
}

export const judge = (id: string, body: Judgement): Promise<ApiResult<ReceivedContribution>> =>
  callApi(apiPaths.judgement.replace(':id', id), {
    ...{ method: 'PUT', body, answer: receivedContributionSchema },
  })

export const undoJudgement = (id: string): Promise<ApiResult<ReceivedContribution>> =>
  callApi(apiPaths.judgement.replace(':id', id), {
    ...{ method: 'DELETE', answer: receivedContributionSchema },
  })

export const withdraw = (id: string): Promise<ApiResult<ReceivedContribution>> =>
  callApi(apiPaths.contribution.replace(':id', id), {
    ...{ method: 'DELETE', answer: receivedContributionSchema },
  })

/** The themes of the concepts, which words may be put under. */
export async function listThemes(
  course: string,
  signal: AbortSignal,
): Promise<ApiResult<ConceptTheme[]>> {
  const overview = await callApi(apiPaths.recordingList.replace(':course', course), {
    ...{ answer: recordingOverviewSchema, signal },
  })
  if (!overview.ok) return overview
  const { conceptsRevision } = overview.value
  const concepts = await callApi(apiPaths.concepts.replace(':revision', conceptsRevision), {
    ...{ answer: conceptListSchema, signal },
  })
  return concepts.ok ? { ok: true, value: concepts.value.themes } : concepts
}

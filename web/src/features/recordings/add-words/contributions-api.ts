import {
  apiPaths,
  contributionsSchema,
  receivedContributionSchema,
  type ConceptSection,
  type GlossLanguage,
  type Judgement,
  type ReceivedContribution,
  recorderApiPaths,
} from '@mboa/contract'
import {
  readRecordingFacts,
  refreshRecordingFacts,
} from '../../../platform/recording-lists/recording-facts-store.ts'
import { callApi, type ApiResult } from '../../../platform/network/api-client.ts'

type Page = ApiResult<ReceivedContribution[]>

/** Whose call it is, and when the page gives it up. */
interface Caller {
  account: string
  signal: AbortSignal
}

/** Everything one has contributed, page by page. */
export const listOwn = (caller: Caller): Promise<Page> =>
  listAll((after) => `${apiPaths.contributions}?with=meanings&after=${after}`, caller)

/** What others have contributed to a language, and what one has said of it. */
export const listToCheck = (course: string, caller: Caller): Promise<Page> =>
  listAll(
    (after) =>
      `${recorderApiPaths.waitingContributions}?course=${course}&with=meanings&after=${after}`,
    caller,
  )

/** Others' words whose meaning nobody has told in a language, the oldest of them. */
export async function listAskedMeanings(
  course: string,
  language: GlossLanguage,
  caller: Caller,
): Promise<Page> {
  const address = `${recorderApiPaths.askedMeanings}?course=${course}&language=${language}`
  const page = await callApi(address, { answer: contributionsSchema, ...caller })
  return page.ok ? { ok: true, value: page.value.contributions } : page
}

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
  callApi(recorderApiPaths.judgement.replace(':id', id), { method: 'PUT', body, answer, account })

export const undoJudgement = (account: string, id: string): Changed =>
  callApi(recorderApiPaths.judgement.replace(':id', id), { method: 'DELETE', answer, account })

export const withdraw = (account: string, id: string): Changed =>
  callApi(apiPaths.contribution.replace(':id', id), { method: 'DELETE', answer, account })

/** The list of concepts, as this device has it or else as the server says. */
export async function listSections(
  userId: string,
  course: string,
): Promise<ApiResult<readonly ConceptSection[]>> {
  const stored = await readRecordingFacts(userId, course)
  if (stored !== undefined) return { ok: true, value: stored.concepts }
  const asked = await refreshRecordingFacts(userId, course)
  return asked.ok ? { ok: true, value: asked.value.concepts } : asked
}

import {
  api,
  type ConceptSection,
  type Contributions,
  type GlossLanguage,
  type HeardTake,
  type ReceivedContribution,
} from '@mboa/contract'
import {
  readRecordingFacts,
  refreshRecordingFacts,
} from '../../../platform/recording-lists/recording-facts-store.ts'
import { call, type ApiResult } from '../../../platform/network/api-client.ts'

/** Whose call it is, and when the page gives it up. */
interface Caller {
  account: string
  signal: AbortSignal
}

type Received = ApiResult<ReceivedContribution[]>

/** Everything one has contributed, page by page. */
export async function listOwn(caller: Caller): Promise<Received> {
  const pages = await listPages((after) =>
    call(api.listContributions, { query: { after }, ...caller }),
  )
  return pages.ok
    ? { ok: true, value: pages.value.flatMap(({ contributions }) => contributions) }
    : pages
}

/** What another has contributed, and a recording of it where there is one. */
export interface ToBeChecked {
  received: ReceivedContribution
  take?: HeardTake
}

/** What others have contributed to a language, and what one has said of it. */
export async function listToCheck(
  course: string,
  caller: Caller,
): Promise<ApiResult<ToBeChecked[]>> {
  const pages = await listPages((after) =>
    call(api.listWaitingContributions, { query: { course, after }, ...caller }),
  )
  if (!pages.ok) return pages
  const value = pages.value.flatMap(({ contributions, heard }) => {
    const takes = new Map(heard.map(({ contribution, take }) => [contribution, take]))
    return contributions.map((received): ToBeChecked => {
      const take = takes.get(received.contribution.id)
      return { received, ...(take !== undefined && { take }) }
    })
  })
  return { ok: true, value }
}

/** Others' words whose meaning nobody has told in a language, the oldest of them. */
export async function listAskedMeanings(
  course: string,
  language: GlossLanguage,
  caller: Caller,
): Promise<Received> {
  const page = await call(api.listAskedMeanings, { query: { course, language }, ...caller })
  return page.ok ? { ok: true, value: page.value.contributions } : page
}

async function listPages<Page extends Contributions>(
  ask: (after: string) => Promise<ApiResult<Page>>,
): Promise<ApiResult<readonly Page[]>> {
  const pages: Page[] = []
  for (;;) {
    const after = pages.at(-1)?.contributions.at(-1)?.contribution.id ?? ''
    const page = await ask(after)
    if (!page.ok) return page
    pages.push(page.value)
    if (!page.value.more || page.value.contributions.length === 0) return { ok: true, value: pages }
  }
}

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

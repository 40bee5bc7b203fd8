import { apiPaths, takesSchema } from '@mboa/contract'
import { callApi, type ApiResult } from '../network/api-client.ts'
import type { TakeDatabase } from './take-database.ts'
import { applyServerStates } from './take-queue.ts'

/** Asks the server what became of this person's takes, page by page. */
export async function refreshTakes(database: TakeDatabase): Promise<ApiResult<undefined>> {
  for (let after = ''; ;) {
    const page = await callApi(`${apiPaths.takes}?after=${after}`, { answer: takesSchema })
    if (!page.ok) return page
    const { takes, more } = page.value
    await applyServerStates(database, takes)
    const last = takes.at(-1)
    if (!more || last === undefined) return { ok: true, value: undefined }
    after = last.id
  }
}

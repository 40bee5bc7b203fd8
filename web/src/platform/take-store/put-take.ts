import {
  accountHeader,
  apiPaths,
  takeHeader,
  takeSchema,
  takeMovesResponseSchema,
  recorderApiPaths,
  type Take,
  type TakeDescription,
  type TakeMove,
  type TakeMovesResponse,
} from '@mboa/contract'
import * as v from 'valibot'
import { asciiJson } from '../network/sending.ts'
import { askServer, callApi, type ApiResult } from '../network/api-client.ts'
import type { EncodedTake } from '../sound/encoded-take.ts'
import type { StoredTake } from '../device-store/take-database.ts'

/**
 * Sends the archive of a take. A good answer says that the server has stored it; safe to repeat, the
 * same file changes nothing.
 * @param signal aborted where its recorder deletes the take; its reason is thrown
 * @param userId who recorded it: whoever else is signed in sends nothing in their name
 */
export async function putTake(
  userId: string,
  take: StoredTake,
  { archive }: EncodedTake,
  signal: AbortSignal,
): Promise<ApiResult<Take>> {
  const description: TakeDescription = {
    ...take.context,
    archive: { sha256: archive.sha256, sampleCount: archive.sampleCount },
    cut: take.cut,
    recordedAt: take.recordedAt,
  }
  const asked = await askServer(apiPaths.takeArchive.replace(':id', take.id), {
    method: 'PUT',
    body: archive.bytes,
    signal,
    headers: {
      'content-type': 'application/octet-stream',
      [accountHeader]: userId,
      [takeHeader]: asciiJson(description),
    },
  })
  if (!asked.ok) return asked
  const answer = v.safeParse(takeSchema, await asked.value.json().catch(() => undefined))
  const isStored = answer.success && answer.output.archive.sha256 === archive.sha256
  return isStored ? { ok: true, value: answer.output } : notUnderstood
}

const notUnderstood = { ok: false, failure: { code: 'general', fields: {} } } as const

/** Withdraws a take of this person that the server has; safe to repeat. */
export const withdrawTake = (userId: string, id: string): Promise<ApiResult<Take>> =>
  callApi(apiPaths.take.replace(':id', id), {
    method: 'DELETE',
    answer: takeSchema,
    account: userId,
  })

/** Files takes of this person under the words that they hold; safe to repeat. */
export const moveTakes = (
  userId: string,
  moves: readonly TakeMove[],
): Promise<ApiResult<TakeMovesResponse>> =>
  callApi(recorderApiPaths.takeMoves, {
    method: 'POST',
    body: { moves },
    answer: takeMovesResponseSchema,
    account: userId,
  })

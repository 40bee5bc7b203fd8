import {
  accountHeader,
  apiPaths,
  takeHeaders,
  takeSchema,
  takeMovesResponseSchema,
  recorderApiPaths,
  type ListeningCopy,
  type Take,
  type TakeDescription,
  type TakeMove,
  type TakeMovesResponse,
} from '@mboa/contract'
import * as v from 'valibot'
import { asciiJson } from '../network/sending.ts'
import { askServer, callApi, type ApiResult } from '../network/api-client.ts'
import type { EncodedTake, SoundFile } from '../sound/encoded-take.ts'
import type { StoredTake } from '../device-store/take-database.ts'

/** How sending hears that its recorder has deleted the take. */
export interface WhileWanted {
  /** Aborted by this tab. */
  readonly signal: AbortSignal
  /** Asked before each file but the first: another tab may have deleted it. */
  readonly isWanted: () => Promise<boolean>
}

/**
 * Sends the files of a take. A good answer says that the server has stored all of them; safe to
 * repeat, the same files change nothing.
 * Throws the signal's reason where it is aborted.
 * @param userId who recorded it: whoever else is signed in sends nothing in their name
 */
export async function putTake(
  userId: string,
  take: StoredTake,
  { archive, listening }: EncodedTake,
  { signal, isWanted }: WhileWanted,
): Promise<ApiResult<Take>> {
  const description: TakeDescription = {
    ...take.context,
    archive: provenBy(archive),
    cut: take.cut,
    recordedAt: take.recordedAt,
  }
  const archived = await put(apiPaths.takeArchive, take.id, archive, signal, {
    [accountHeader]: userId,
    [takeHeaders.take]: asciiJson(description),
  })
  if (!archived.ok) return archived
  if (archived.value.archive.sha256 !== archive.sha256) return notUnderstood
  if (listening === undefined || !(await isWanted())) return archived
  const whole = await put(apiPaths.takeListening, take.id, listening, signal, {
    [accountHeader]: userId,
    [takeHeaders.copy]: asciiJson(provenBy(listening)),
  })
  if (!whole.ok) return whole
  return whole.value.listening?.sha256 === listening.sha256 ? whole : notUnderstood
}

const provenBy = ({ sha256, sampleCount }: SoundFile): ListeningCopy => ({ sha256, sampleCount })

const notUnderstood = { ok: false, failure: { code: 'general', fields: {} } } as const

async function put(
  path: string,
  id: string,
  { bytes }: SoundFile,
  signal: AbortSignal,
  headers: Record<string, string>,
): Promise<ApiResult<Take>> {
  const asked = await askServer(path.replace(':id', id), {
    method: 'PUT',
    body: bytes,
    signal,
    headers: { 'content-type': 'application/octet-stream', ...headers },
  })
  if (!asked.ok) return asked
  const answer = v.safeParse(takeSchema, await asked.value.json().catch(() => undefined))
  return answer.success ? { ok: true, value: answer.output } : notUnderstood
}

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

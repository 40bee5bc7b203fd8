import { api, takeHeader, type Take, type TakeDescription } from '@mboa/contract'
import { asciiJson } from '../network/sending.ts'
import { call, type ApiResult } from '../network/api-client.ts'
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
  const asked = await call(api.sendTake, {
    params: { id: take.id },
    body: new Blob([archive.bytes], { type: 'application/octet-stream' }),
    headers: { [takeHeader]: asciiJson(description) },
    account: userId,
    signal,
  })
  const isUnderstood = !asked.ok || asked.value.archive.sha256 === archive.sha256
  return isUnderstood ? asked : notUnderstood
}

const notUnderstood = { ok: false, failure: { code: 'general', fields: {} } } as const

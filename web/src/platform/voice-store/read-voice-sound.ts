import { accountHeader, addressOf, api } from '@mboa/contract'
import { askServer, type ApiResult } from '../network/api-client.ts'
import { changeVoices, openVoices } from './voice-store.ts'

/** Whether a recording sounds without a network. */
export async function isVoiceSoundKept(userId: string, id: string): Promise<boolean> {
  const database = await openVoices(userId)
  return (await database.count('sounds', id)) > 0
}

/** What a recording sounds like, as a FLAC: of this device, or fetched and kept from then on. */
export async function readVoiceSound(userId: string, id: string): Promise<ApiResult<ArrayBuffer>> {
  const database = await openVoices(userId)
  const stored = await database.get('sounds', id)
  if (stored !== undefined) return { ok: true, value: stored }
  const asked = await askServer(addressOf(api.readPrivateRecording, { params: { id } }), {
    headers: { [accountHeader]: userId },
  })
  if (!asked.ok) return asked
  const bytes = await asked.value.arrayBuffer()
  try {
    await changeVoices(userId, ['recordings', 'sounds'], async (within) => {
      // Deleted while it was on its way.
      if ((await within.objectStore('recordings').get(id)) === undefined) return
      await within.objectStore('sounds').put(bytes, id)
    })
  } catch (error) {
    // It plays anyway; on a full device it is fetched again another time.
    if ((error as DOMException).name !== 'QuotaExceededError') throw error
  }
  return { ok: true, value: bytes }
}

import { api, privateRecordingHeader, type PrivateVoices } from '@mboa/contract'
import { asciiJson } from '../network/sending.ts'
import {
  call,
  untilLogout,
  type ApiFailure,
  type ApiResult,
  type ClientErrorCode,
} from '../network/api-client.ts'
import type {
  StoredVoice,
  StoredVoiceRecording,
  VoiceDatabase,
  VoiceSchema,
  VoiceStoreName,
} from '../device-store/voice-database.ts'
import type { Writing } from '../device-store/write-durably.ts'
import { changeVoices, dropVoice, openVoices } from './voice-store.ts'

export type VoiceSync = { ok: true } | { ok: false; failure: ApiFailure }

const done: VoiceSync = { ok: true }
const all: VoiceStoreName[] = ['voices', 'recordings', 'sounds', 'deletions', 'values']

/** The server has said no to this one, for good or until there is room; the others go on. */
const refusals: ReadonlySet<ClientErrorCode> = new Set([
  'quota-reached',
  'invalid-sound',
  'invalid-value',
  'invalid-request',
  'required',
  'too-long',
  'too-large',
  'take-already-exists',
  'not-found',
])

/**
 * Brings the voices of one person on this device and at the server together: reports what was
 * deleted, sends what waits, then takes over what other devices did. One tab at a time (Web Lock).
 * Safe to stop anywhere and to repeat.
 */
export function syncVoices(userId: string): Promise<VoiceSync> {
  return navigator.locks.request(`mboa-voices-${userId}`, async () => {
    const database = await openVoices(userId)
    for (const step of [sendDeletions, sendVoices, sendRecordings, takeOver]) {
      const result = await step(userId, database)
      if (!result.ok) return result
    }
    return done
  })
}

async function sendDeletions(userId: string, database: VoiceDatabase): Promise<VoiceSync> {
  for (const { id, of } of await database.getAll('deletions')) {
    const endpoint = of === 'voice' ? api.deletePrivateVoice : api.deletePrivateRecording
    const sent = await call(endpoint, { params: { id }, account: userId, signal: untilLogout() })
    // What never came will not come any more either: the server has noted it.
    if (!sent.ok && sent.failure.code !== 'not-found') return sent
    await changeVoices(userId, ['deletions'], (within) =>
      within.objectStore('deletions').delete(id),
    )
  }
  return done
}

async function sendVoices(userId: string, database: VoiceDatabase): Promise<VoiceSync> {
  for (const voice of await database.getAllFromIndex('voices', 'pending', 1)) {
    const result = await call(api.putPrivateVoice, {
      params: { id: voice.id },
      body: toSentVoice(voice),
      account: userId,
      signal: untilLogout(),
    })
    const settled = await settle(userId, { store: 'voices', sent: voice }, result)
    if (!settled.ok) return settled
  }
  return done
}

async function sendRecordings(userId: string, database: VoiceDatabase): Promise<VoiceSync> {
  const keys = await database.run((connection) =>
    connection.getAllKeysFromIndex('recordings', 'pending', 1),
  )
  for (const id of keys) {
    // Read as late as can be: what was deleted meanwhile is not sent.
    const [recording, sound] = await Promise.all([
      database.get('recordings', id),
      database.get('sounds', id),
    ])
    if (recording?.pending !== 1 || sound === undefined) continue
    const voice = await database.get('voices', recording.voice)
    // Its voice is refused or was changed meanwhile: it goes first.
    if (voice === undefined || voice.pending === 1 || voice.refusedBecause) continue
    const result = await putRecording(userId, recording, sound)
    if (!result.ok && result.failure.code === 'consent-needed') {
      await changeVoices(userId, ['voices'], (within) =>
        within.objectStore('voices').put({ ...voice, pending: 1 }),
      )
      const again = await sendVoices(userId, database)
      if (!again.ok) return again
      return result
    }
    const settled = await settle(userId, { store: 'recordings', sent: recording }, result)
    if (!settled.ok) return settled
  }
  return done
}

async function putRecording(
  userId: string,
  recording: StoredVoiceRecording,
  sound: ArrayBuffer,
): Promise<ApiResult<unknown>> {
  const asked = await call(api.putPrivateRecording, {
    params: { id: recording.id },
    body: new Blob([sound], { type: 'application/octet-stream' }),
    headers: { [privateRecordingHeader]: asciiJson(toSentRecording(recording)) },
    account: userId,
    signal: untilLogout(),
  })
  // Kept is only what the server says it has, and that it is this.
  return !asked.ok || asked.value.sha256 === recording.sha256
    ? asked
    : { ok: false, failure: { code: 'general', fields: {} } }
}

function toSentVoice({ name, consentTextVersion, consentedAt, guardianName }: StoredVoice) {
  return { name, consentTextVersion, consentedAt, guardianName }
}

function toSentRecording(stored: StoredVoiceRecording) {
  const { voice, course, item, kind, consentTextVersion, recordedAt, sha256, sampleCount } = stored
  return { voice, course, item, kind, consentTextVersion, recordedAt, sha256, sampleCount }
}

type Sent =
  | { store: 'voices'; sent: StoredVoice }
  | { store: 'recordings'; sent: StoredVoiceRecording }

/** Notes what became of one that was sent, unless it was deleted or changed meanwhile. */
async function settle(
  userId: string,
  { store, sent }: Sent,
  result: ApiResult<unknown>,
): Promise<VoiceSync> {
  const code = result.ok ? undefined : result.failure.code
  if (!result.ok && code !== 'take-withdrawn' && !refusals.has(result.failure.code)) return result
  await changeVoices(userId, ['voices', 'recordings', 'sounds'], async (within) => {
    const stored = await within.objectStore(store).get(sent.id)
    if (JSON.stringify(stored) !== JSON.stringify(sent)) return
    if (code === 'take-withdrawn') {
      // Another device has deleted it, or its voice.
      if (store === 'voices') await dropVoice(within, sent.id)
      else await dropRecording(within, sent.id)
      return
    }
    const settled = { ...sent, ...(code !== undefined && { refusedBecause: code }) }
    delete settled.pending
    if (store === 'voices') await within.objectStore(store).put(settled as StoredVoice)
    else await within.objectStore(store).put(settled as StoredVoiceRecording)
  })
  return done
}

async function dropRecording(within: Writing<VoiceSchema>, id: string): Promise<void> {
  await Promise.all([
    within.objectStore('recordings').delete(id),
    within.objectStore('sounds').delete(id),
  ])
}

/** What the server has is here from now on, and what other devices deleted is not. */
async function takeOver(userId: string, database: VoiceDatabase): Promise<VoiceSync> {
  const known = await database.get('values', 'mark')
  const epoch = await database.get('values', 'epoch')
  // Of another epoch, what is not listed must be distinguished from what was deleted.
  const listed = await call(api.listPrivateVoices, {
    query: { known },
    account: userId,
    signal: untilLogout(),
  })
  if (!listed.ok) return listed
  const { kept, mark, epoch: current } = listed.value
  if (kept === null && epoch === current) return done
  await changeVoices(userId, all, async (within) => {
    const values = within.objectStore('values')
    await Promise.all([values.put(mark, 'mark'), values.put(current, 'epoch')])
    if (kept === null) return
    const isLost = epoch !== undefined && epoch !== current
    const deleted = new Set(await within.objectStore('deletions').getAllKeys())
    const sounds = new Set(await within.objectStore('sounds').getAllKeys())
    await mergeStore('voices', kept.voices)
    await mergeStore('recordings', kept.recordings)

    async function mergeStore<Name extends 'voices' | 'recordings'>(
      name: Name,
      entries: NonNullable<PrivateVoices['kept']>[Name],
    ): Promise<void> {
      const store = within.objectStore(name)
      const here = new Map((await store.getAll()).map((each) => [each.id, each]))
      for (const each of entries) {
        const stored = here.get(each.id)
        here.delete(each.id)
        if (deleted.has(each.id) || stored?.pending === 1) continue
        await store.put(each)
      }
      for (const left of here.values()) {
        if (left.pending === 1 || left.refusedBecause !== undefined) continue
        if (isLost && (name === 'voices' || sounds.has(left.id))) {
          await store.put({ ...left, pending: 1 } as never)
          continue
        }
        await (name === 'voices' ? dropVoice : dropRecording)(within, left.id)
      }
    }
  })
  return done
}

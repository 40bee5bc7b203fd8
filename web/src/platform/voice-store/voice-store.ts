import type { PrivateRecording, PrivateVoice } from '@mboa/contract'
import { recordAccountHere } from '../device-store/accounts-here.ts'
import {
  openVoiceDatabase,
  type StoredVoice,
  type StoredVoiceRecording,
  type VoiceDatabase,
  type VoiceSchema,
  type VoiceStoreName,
} from '../device-store/voice-database.ts'
import { writeDurably, type Write, type Writing } from '../device-store/write-durably.ts'
import { createListeners, type Listeners } from '../listeners.ts'
import { rememberSaid } from './said-items.ts'

/** All voices of one person on this device, and what they said. */
export interface VoicesHere {
  readonly voices: readonly StoredVoice[]
  /** The oldest first: ids are sorted by time of making. */
  readonly recordings: readonly StoredVoiceRecording[]
}

const opened = new Map<string, Promise<VoiceDatabase>>()

/** One connection for all of a page. */
export function openVoices(userId: string): Promise<VoiceDatabase> {
  const database = opened.get(userId) ?? openVoiceDatabase(userId)
  opened.set(userId, database)
  database.catch(() => opened.delete(userId))
  return database
}

export async function listVoicesHere(userId: string): Promise<VoicesHere> {
  const database = await openVoices(userId)
  const [voices, recordings] = await Promise.all([
    database.getAll('voices'),
    database.getAll('recordings'),
  ])
  return { voices, recordings }
}

/**
 * Writes everything or nothing, durably, and notifies all tabs.
 * @throws a DOMException of the name QuotaExceededError where the device is full
 */
export async function changeVoices<Value>(
  userId: string,
  stores: VoiceStoreName[],
  write: Write<VoiceSchema, Value>,
): Promise<Value> {
  const database = await openVoices(userId)
  const value = await database.run((connection) => writeDurably(connection, stores, write))
  const recordings = await database.getAll('recordings')
  rememberSaid(recordings.map(({ item }) => item))
  notifyVoices(userId)
  return value
}

/** Resolves when the voice, and what its speaker agreed to, is on the disk of the device. */
export async function saveVoice(userId: string, id: string, voice: PrivateVoice): Promise<void> {
  recordAccountHere(userId)
  await changeVoices(userId, ['voices'], (within) =>
    within.objectStore('voices').put({ ...voice, id, pending: 1 }),
  )
}

/** Resolves when the recording is on the disk of the device. */
export async function saveVoiceRecording(
  userId: string,
  recording: PrivateRecording & { id: string; gainDb: number },
  sound: Uint8Array<ArrayBuffer>,
): Promise<void> {
  await changeVoices(userId, ['recordings', 'sounds'], (within) =>
    Promise.all([
      within.objectStore('recordings').put({ ...recording, pending: 1 }),
      within.objectStore('sounds').put(sound.buffer, recording.id),
    ]),
  )
}

/** From this device at once; the server and the others hear of it when they are reached. */
export async function deleteVoiceRecording(userId: string, id: string): Promise<void> {
  await changeVoices(userId, ['recordings', 'sounds', 'deletions'], (within) =>
    Promise.all([
      within.objectStore('recordings').delete(id),
      within.objectStore('sounds').delete(id),
      within.objectStore('deletions').put({ id, of: 'recording' }),
    ]),
  )
}

/** With all that it said. */
export async function deleteVoice(userId: string, id: string): Promise<void> {
  const stores: VoiceStoreName[] = ['voices', 'recordings', 'sounds', 'deletions']
  await changeVoices(userId, stores, async (within) => {
    await dropVoice(within, id)
    await within.objectStore('deletions').put({ id, of: 'voice' })
  })
}

/** Takes a voice, and all that it said, off this device: sent, refused or waiting. */
export async function dropVoice(within: Writing<VoiceSchema>, id: string): Promise<void> {
  const said = await within.objectStore('recordings').getAll()
  await Promise.all([
    within.objectStore('voices').delete(id),
    ...said
      .filter(({ voice }) => voice === id)
      .flatMap((recording) => [
        within.objectStore('recordings').delete(recording.id),
        within.objectStore('sounds').delete(recording.id),
      ]),
  ])
}

/** Puts what the server refused back into the queue, once there may be room for it. */
export async function queueVoicesAgain(userId: string): Promise<void> {
  await changeVoices(userId, ['voices', 'recordings'], async (within) => {
    for (const name of ['voices', 'recordings'] as const) {
      const store = within.objectStore(name)
      for (let at = await store.openCursor(); at !== null; at = await at.continue()) {
        if (at.value.refusedBecause === undefined) continue
        const queued = { ...at.value, pending: 1 as const }
        delete queued.refusedBecause
        await at.update(queued)
      }
    }
  })
}

const channelName = (userId: string) => `mboa-voices-${userId}`
/** Who follows the voices of a person in this tab, by person. */
const followers = new Map<string, Listeners>()

function notifyVoices(userId: string): void {
  followers.get(userId)?.notify()
  const tabs = new BroadcastChannel(channelName(userId))
  tabs.postMessage('changed')
  tabs.close()
}

/** Hears what this tab and others change; returns how to stop. */
export function followVoices(userId: string, listener: () => void): () => void {
  const own = followers.get(userId) ?? createListeners()
  followers.set(userId, own)
  const unsubscribe = own.subscribe(listener)
  const tabs = new BroadcastChannel(channelName(userId))
  tabs.onmessage = listener
  return () => {
    unsubscribe()
    tabs.close()
  }
}

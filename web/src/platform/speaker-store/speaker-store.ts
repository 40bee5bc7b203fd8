import type { Speaker, SpeakerConsent } from '@mboa/contract'
import type {
  StoredSpeaker,
  TakeContext,
  TakeDatabase,
  TakeSchema,
  TakeStoreName,
} from '../device-store/take-database.ts'
import type { Writing } from '../device-store/write-durably.ts'
import { writeDurably, type Written } from '../device-store/write-takes.ts'

/** What is said of a consent here; the rest is known when it is kept. */
export type GivenConsent = Omit<SpeakerConsent, 'knownWithdrawal' | 'sha256' | 'sampleCount'>

/** A consent, and the speaker's own voice giving it. */
export interface SpokenConsent {
  readonly given: GivenConsent
  readonly sound: {
    readonly bytes: Uint8Array<ArrayBuffer>
    readonly sha256: string
    readonly sampleCount: number
  }
}

/** All who speak on this device, as they were added: ids are sorted by time of making. */
export function listSpeakersHere(database: TakeDatabase): Promise<StoredSpeaker[]> {
  return database.getAll('speakers')
}

/** What is known of somebody, from now on; they agree apart. */
export function saveSpeaker(
  database: TakeDatabase,
  id: string,
  speaker: Speaker,
): Promise<Written<unknown>> {
  return writeDurably(database, ['speakers'], (within) => putSpeaker(within, id, speaker))
}

/** In place of what they agreed to before. Takes of theirs may be sent once the server has it. */
export function saveConsent(
  database: TakeDatabase,
  id: string,
  spoken: SpokenConsent,
): Promise<Written<unknown>> {
  return writeDurably(database, ['speakers', 'consentSounds'], (within) =>
    putConsent(within, id, spoken),
  )
}

/** Somebody new with what they agreed to: both are kept, or nothing of them where there is no room. */
export function addSpeaker(
  database: TakeDatabase,
  id: string,
  { speaker, spoken }: { speaker: Speaker; spoken: SpokenConsent },
): Promise<Written<unknown>> {
  return writeDurably(database, ['speakers', 'consentSounds'], async (within) => {
    await putSpeaker(within, id, speaker)
    await putConsent(within, id, spoken)
  })
}

async function putSpeaker(
  within: Writing<TakeSchema>,
  id: string,
  speaker: Speaker,
): Promise<void> {
  const store = within.objectStore('speakers')
  const earlier = await store.get(id)
  const before = earlier ?? { consent: null, withdrawnAt: null }
  const changed: StoredSpeaker = { ...before, ...speaker, id, pending: 1 }
  delete changed.refusedBecause
  await store.put(changed)
}

async function putConsent(
  within: Writing<TakeSchema>,
  id: string,
  { given, sound }: SpokenConsent,
): Promise<void> {
  const store = within.objectStore('speakers')
  const speaker = await store.get(id)
  if (speaker === undefined) return
  const { bytes, sha256, sampleCount } = sound
  const unsent = { ...given, knownWithdrawal: speaker.withdrawnAt, sha256, sampleCount }
  const sounds = within.objectStore('consentSounds')
  if (speaker.unsent !== undefined) await sounds.delete(speaker.unsent.consent)
  await sounds.put({ bytes: bytes.buffer }, given.consent)
  await store.put({ ...speaker, consent: { ...given, sha256, sampleCount }, unsent })
}

/** Here at once, elsewhere when the server is reached: nobody hears them, and nothing is sent. */
export function withdrawSpeaker(database: TakeDatabase, id: string): Promise<Written<unknown>> {
  return writeDurably(database, ['speakers', 'consentSounds', 'wishes'], async (within) => {
    await endConsent(within, id)
    await within.objectStore('wishes').put({ id, wish: 'withdraw' })
  })
}

/** Of somebody who agrees to nothing any more, here or elsewhere. */
export async function endConsent(within: Writing<TakeSchema>, id: string): Promise<void> {
  const store = within.objectStore('speakers')
  const speaker = await store.get(id)
  if (speaker === undefined) return
  const { unsent, ...rest } = speaker
  if (unsent !== undefined) await within.objectStore('consentSounds').delete(unsent.consent)
  await store.put({ ...rest, consent: null })
}

/** All that a device may have of a speaker. */
const ofSpeakers = ['speakers', 'consentSounds', 'takes', 'sounds', 'receivedSounds', 'values']
export const storesOfSpeakers = [
  ...ofSpeakers,
  'recordings',
  'chunks',
  'wishes',
  'uploads',
  'files',
] as TakeStoreName[]

/** With all that they said: sent, refused or waiting. Gives the takes that went. */
export function deleteSpeaker(database: TakeDatabase, id: string): Promise<Written<string[]>> {
  return writeDurably(database, storesOfSpeakers, async (within) => {
    await within.objectStore('wishes').put({ id, wish: 'delete' })
    return dropSpeaker(within, id)
  })
}

/** Takes somebody off this device, with all that they said. Gives the takes that went. */
export async function dropSpeaker(within: Writing<TakeSchema>, id: string): Promise<string[]> {
  const speaker = await within.objectStore('speakers').get(id)
  const consent = speaker?.consent?.consent
  if (consent !== undefined) await within.objectStore('consentSounds').delete(consent)
  await within.objectStore('speakers').delete(id)
  return dropSaid(within, { id, workshop: undefined })
}

/**
 * All that somebody said: takes, what is being recorded, and files of their voice. Gives the takes
 * that went.
 * @param workshop where another recorder of it has added them
 */
export async function dropSaid(
  within: Writing<TakeSchema>,
  { id, workshop }: { id: string; workshop: string | undefined },
): Promise<string[]> {
  const isTheirs = (said: TakeContext) => said.speaker === id && said.workshop === workshop
  const takes = within.objectStore('takes')
  const gone: string[] = []
  for (let at = await takes.openCursor(); at !== null; at = await at.continue()) {
    if (isTheirs(at.value.context)) gone.push(at.value.id)
  }
  const unfinished = within.objectStore('recordings')
  for (let at = await unfinished.openCursor(); at !== null; at = await at.continue()) {
    const { id: recording, context } = at.value
    if (!isTheirs(context)) continue
    await within.objectStore('chunks').delete(IDBKeyRange.bound([recording], [recording, []]))
    await at.delete()
  }
  const files = within.objectStore('uploads')
  for (let at = await files.openCursor(); at !== null; at = await at.continue()) {
    if (at.value.speaker !== id) continue
    await within.objectStore('files').delete(at.value.id)
    await at.delete()
  }
  for (const take of gone) {
    await takes.delete(take)
    await within.objectStore('sounds').delete(take)
    await within.objectStore('receivedSounds').delete(take)
    await within.objectStore('values').delete(`unsent-take:${take}`)
  }
  return gone
}

/** Whether what somebody says may be sent: the server has what they agreed to, and it stands. */
const isReady = ({ consent, unsent }: StoredSpeaker) => consent !== null && unsent === undefined

/** Takes that wait for who speaks to agree, or for the server to hear that they have. */
export async function listTakesToWait(database: TakeDatabase): Promise<ReadonlySet<string>> {
  const ready = new Set((await listSpeakersHere(database)).filter(isReady).map(({ id }) => id))
  const waiting = await database.getAllFromIndex('takes', 'pending', 1)
  const held = waiting.filter(
    // Whom another recorder of a workshop added has agreed there; who is gone is not here.
    ({ context: { speaker, workshop } }) =>
      speaker !== undefined && workshop === undefined && !ready.has(speaker),
  )
  return new Set(held.map(({ id }) => id))
}

/** The server says that a take's speaker agrees to nothing: their takes wait until they do. */
export function noteWithdrawn(database: TakeDatabase, id: string): Promise<Written<unknown>> {
  return writeDurably(database, ['speakers', 'consentSounds'], (within) => endConsent(within, id))
}

import type { Recording } from '@mboa/contract'
import type { LearnerDatabase } from '../device-store/learner-database.ts'
import { soundCacheName } from '../device-store/cache-names.ts'
import { soundOf } from '../sound/sound-of.ts'

/** What this device can play of a course, by item; the oldest recording of an item first. */
export type RecordingsByItem = ReadonlyMap<string, readonly Recording[]>

/** What the device knows of a course's recordings, without the network. */
export async function listStoredRecordings(
  database: LearnerDatabase,
  course: string,
): Promise<RecordingsByItem> {
  const stored = await database.getAllFromIndex('recordings', 'course', course)
  const byItem = new Map<string, Recording[]>()
  for (const { recording } of stored) {
    const ofItem = byItem.get(recording.item)
    if (ofItem === undefined) byItem.set(recording.item, [recording])
    else ofItem.push(recording)
  }
  return byItem
}

/** Of these, what can be heard without a network. */
export async function onlyStored(recordings: RecordingsByItem): Promise<RecordingsByItem> {
  const stored = await listStoredSounds()
  const heard = new Map<string, readonly Recording[]>()
  for (const [item, ofItem] of recordings) {
    const here = ofItem.filter((each) => stored.has(soundOf(each).address))
    if (here.length > 0) heard.set(item, here)
  }
  return heard
}

async function listStoredSounds(): Promise<ReadonlySet<string>> {
  // Asked first: to open one is to make it.
  if (!('caches' in globalThis) || !(await caches.has(soundCacheName))) return new Set()
  const cache = await caches.open(soundCacheName)
  return new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
}

/** Whether this sound is on the device. */
export async function isSoundStored(address: string): Promise<boolean> {
  if (!('caches' in globalThis)) return false
  return (
    (await caches.match(address, { cacheName: soundCacheName, ignoreVary: true })) !== undefined
  )
}

/** Removes the sound of recordings that nobody hears any more from this device. */
export async function forgetSounds(recordings: readonly Recording[]): Promise<void> {
  if (recordings.length === 0 || !('caches' in globalThis)) return
  const cache = await caches.open(soundCacheName)
  for (const { opus, flac } of recordings) {
    for (const address of [opus?.address, flac.address]) {
      if (address !== undefined) await cache.delete(address, { ignoreVary: true })
    }
  }
}

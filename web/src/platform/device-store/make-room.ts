import { pictureCacheName, soundCacheName } from './cache-names.ts'
import { openIfThere, takeDatabaseNameOf } from './databases.ts'
import { listAccountsHere } from './accounts-here.ts'
import { recordEvictedSound } from './evicted-sound.ts'

/** What goes in one step, so that a write of a few kilobytes does not cost every download. */
const leastFiles = 40
const share = 1 / 4

/** Sound that the server has received: what goes of it in one step. */
const soundsAtOnce = 40

const mostLooks = 40
const betweenLooksMs = 50

/** Who makes room: pages and the service worker know of accounts in ways of their own. */
export interface RoomMaker {
  /** The ids of those who may have something on this device. */
  listAccounts: () => readonly string[] | Promise<readonly string[]>
  /** Downloaded sound went, which is to be shown. */
  recordSoundEvicted: () => void | Promise<void>
}

const page: RoomMaker = { listAccounts: listAccountsHere, recordSoundEvicted: recordEvictedSound }

/**
 * Takes off a full device what it can do without, the oldest first: sound that the server has
 * received, downloaded sound, pictures.
 *
 * @returns whether anything went; asked again, more goes, until nothing is left
 */
export async function makeRoom(maker: RoomMaker = page): Promise<boolean> {
  const usedBefore = await usedBytes()
  if (!(await dropSomething(maker))) return false
  // Browsers count what went a moment later, and would refuse the same write again until then.
  for (let looks = 0; looks < mostLooks && (await usedBytes()) >= usedBefore; looks += 1) {
    await new Promise((resolve) => setTimeout(resolve, betweenLooksMs))
  }
  return true
}

async function dropSomething(maker: RoomMaker): Promise<boolean> {
  // The server has it: here it only stands by.
  for (const userId of await maker.listAccounts()) if (await giveUpReceived(userId)) return true
  if (!(await dropOldest(soundCacheName))) return dropOldest(pictureCacheName)
  // Pictures come again by themselves; sound that somebody downloaded does not.
  await maker.recordSoundEvicted()
  return true
}

/** Gives up the oldest sound of one person that the server has. @returns whether there was any */
async function giveUpReceived(userId: string): Promise<boolean> {
  const database = await openIfThere(takeDatabaseNameOf(userId))
  try {
    if (database?.objectStoreNames.contains('receivedSounds') !== true) return false
    const transaction = database.transaction('receivedSounds', 'readwrite')
    const oldest = await transaction.store.index('receivedAt').getAllKeys(null, soundsAtOnce)
    await Promise.all(oldest.map((id) => transaction.store.delete(id)))
    await transaction.done
    return oldest.length > 0
  } finally {
    database?.close()
  }
}

async function usedBytes(): Promise<number> {
  const { usage = 0 } = await navigator.storage.estimate()
  return usage
}

async function dropOldest(name: string): Promise<boolean> {
  // Asked first: to open one is to make it.
  if (!('caches' in globalThis) || !(await caches.has(name))) return false
  const cache = await caches.open(name)
  const files = await cache.keys()
  const going = files.slice(0, Math.max(leastFiles, files.length * share))
  // One by one: a cache that is dropped as a whole keeps its room while any page has it open.
  for (const file of going) await cache.delete(file, { ignoreVary: true })
  if (going.length === files.length) await caches.delete(name)
  return going.length > 0
}

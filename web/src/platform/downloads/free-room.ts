import { pictureCacheName, soundCacheName } from '../cache-names.ts'
import { isWantOfRoom } from '../device-store/want-of-room.ts'
import { noteRoomMade } from './room-made.ts'

/**
 * Takes pictures and sound off a full device, which can come again; answers whether there were any.
 * @param error what a write failed with
 */
export async function freeRoom(error: unknown): Promise<boolean> {
  if (!isWantOfRoom(error)) return false
  const [sound, pictures] = await Promise.all([soundCacheName, pictureCacheName].map(dropCache))
  // Pictures come again by themselves; sound that somebody downloaded does not.
  if (sound === true) noteRoomMade()
  return sound === true || pictures === true
}

async function dropCache(name: string): Promise<boolean> {
  // Asked first: to open one is to make it.
  if (!(await caches.has(name))) return false
  const cache = await caches.open(name)
  // One by one: a cache that is dropped as a whole keeps its room while any page has it open.
  for (const file of await cache.keys()) await cache.delete(file, { ignoreVary: true })
  return caches.delete(name)
}

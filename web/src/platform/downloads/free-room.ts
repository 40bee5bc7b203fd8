import { isWantOfRoom } from '../device-store/want-of-room.ts'
import { pictureCacheName } from '../service-worker/picture-cache.ts'
import { soundCacheName } from '../service-worker/sound-cache.ts'

/**
 * Takes pictures and sound off a full device, which can come again; answers whether there were any.
 * @param error what a write failed with
 */
export async function freeRoom(error: unknown): Promise<boolean> {
  if (!isWantOfRoom(error)) return false
  const dropped = await Promise.all(
    [soundCacheName, pictureCacheName].map((name) => caches.delete(name)),
  )
  return dropped.includes(true)
}

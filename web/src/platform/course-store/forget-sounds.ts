import type { Recording } from '@mboa/contract'
import { soundCacheName } from '../device-store/cache-names.ts'

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

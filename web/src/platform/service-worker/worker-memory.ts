import { workerMemoryCacheName } from '../device-store/cache-names.ts'

/*
 * A service worker has no cookies and no local storage, and is ended between two events; what it
 * must remember lies in a cache, each text under an address of its own.
 */

export async function remember(address: string, text: string): Promise<void> {
  const cache = await caches.open(workerMemoryCacheName)
  await cache.put(address, new Response(text))
}

export const recall = async (address: string): Promise<string | undefined> =>
  (await caches.match(address, { cacheName: workerMemoryCacheName }))?.text()

/// <reference lib="webworker" />
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { pictureCacheName, picturesPath } from './picture-cache.ts'

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: { url: string; revision: string | null }[]
}

const files = self.__WB_MANIFEST

/**
 * The shell, which opens at every address: kept with the code that it names. The query keeps it
 * apart from the page itself, which comes from the server whenever there is one.
 */
const shell = {
  url: '/dashboards/learner?kept',
  revision:
    files
      .map((file) => (typeof file === 'string' ? file : file.url))
      .find((url) => url.includes('/start-')) ?? null,
}

// The new version waits until every tab of the old one is closed, so that an open tab never
// asks for a chunk that is gone.
precacheAndRoute([...files, shell])
cleanupOutdatedCaches()

// What the address of a drawing answers never changes, so that what is kept is always right.
self.addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url)
  if (origin !== self.location.origin || !pathname.startsWith(picturesPath)) return
  event.respondWith(findPicture(event.request))
})

// Opened again without the network, the app begins from what is kept.
self.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return
  const { pathname } = new URL(event.request.url)
  if (pathname.startsWith('/api/') || pathname.startsWith('/dev/')) return
  event.respondWith(
    fetch(event.request).catch(async (error: unknown) => {
      const kept = await matchPrecache(shell.url)
      if (kept === undefined) throw error
      return kept
    }),
  )
})

async function findPicture(request: Request): Promise<Response> {
  const kept = await caches.match(request, { cacheName: pictureCacheName, ignoreVary: true })
  return kept ?? fetch(request)
}

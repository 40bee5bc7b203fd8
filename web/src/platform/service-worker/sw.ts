/// <reference lib="webworker" />
import { precacheAndRoute, cleanupOutdatedCaches } from 'workbox-precaching'

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: { url: string; revision: string | null }[]
}

// The new version waits until every tab of the old one is closed, so that an open tab never
// asks for a chunk that is gone.
precacheAndRoute(self.__WB_MANIFEST)
cleanupOutdatedCaches()

/// <reference lib="webworker" />
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { recordTransfers } from '../data-use/record-transfers.ts'
import { findEncoder, isEncoder } from './encoder-cache.ts'
import { findKeptFile, keptCacheOf } from './kept-files.ts'
import { isMadeOnDevice, isServersOwn, shellUrls } from './kept-shell.ts'
import { keepDataChoices, keepLanguage, readKeptDataChoices, readLanguage } from './kept-choices.ts'
import type { WorkerMessage } from './sw-messages.ts'
import { takeOverPage } from './take-over-page.ts'

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: { url: string; revision: string | null }[]
}

recordTransfers()

const files = self.__WB_MANIFEST

const findScript = (name: string) =>
  files
    .map((file) => (typeof file === 'string' ? file : file.url))
    .find((url) => url.includes(`/${name}-`))

/** The code that the shell names: with another one it is another shell. */
const revision = findScript('start') ?? null

// The new version waits until every tab of the old one is closed, so that an open tab never
// asks for a chunk that is gone.
precacheAndRoute([...files, ...Object.values(shellUrls).map((url) => ({ url, revision }))])
cleanupOutdatedCaches()

// A first visit's tab has the very code that was kept just now: it is safe from the next version.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage
  if (message.type === 'language') event.waitUntil(keepLanguage(message.language))
  else if (message.type === 'data') event.waitUntil(keepDataChoices(message.choices))
  else event.waitUntil(self.skipWaiting())
})

// What the addresses of drawings and sounds answer never changes: what is kept is always right.
self.addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url)
  const cacheName = keptCacheOf(pathname)
  if (origin !== self.location.origin || cacheName === undefined) return
  event.respondWith(findKeptFile(event.request, cacheName, readKeptDataChoices))
})

self.addEventListener('fetch', (event) => {
  if (isEncoder(new URL(event.request.url))) event.respondWith(findEncoder(event.request))
})

self.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return
  const url = new URL(event.request.url)
  if (isServersOwn(url)) return
  event.respondWith(openPage(event, url))
})

async function openPage(event: FetchEvent, url: URL): Promise<Response> {
  const { request } = event
  const takeOver = findScript('takeOver')
  if (takeOver !== undefined && (await takesOverNow(event))) return takeOverPage(`/${takeOver}`)
  const shell = async () => matchPrecache(shellUrls[await readLanguage()])
  const kept = isMadeOnDevice(url) ? await shell() : undefined
  if (kept !== undefined) return kept
  try {
    return await fetch(request)
  } catch (error) {
    const opened = await shell()
    if (opened === undefined) throw error
    return opened
  }
}

/**
 * Whether a version that waits may take over: the one tab there is has been asked to load anew, so
 * that nothing of the old version stays. Also how people get away from a version that is broken.
 */
async function takesOverNow({ request, clientId }: FetchEvent): Promise<boolean> {
  const isReload = (request as { isReloadNavigation?: boolean }).isReloadNavigation === true
  if (self.registration.waiting === null || !isReload) return false
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  return tabs.every(({ id }) => id === clientId)
}

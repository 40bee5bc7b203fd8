/// <reference lib="webworker" />
import { api } from '@mboa/contract'
import { appCacheNameOf } from '../device-store/cache-names.ts'
import { recordTransfers } from '../data-use/record-transfers.ts'
import { openInTime } from '../network/fetch-in-time.ts'
import { reportProblem } from '../report-problem.ts'
import { findFile, findOwn, installApp, repairApp, type AppBuild } from './app-files.ts'
import { findCachedFile, cacheNameOf } from './cached-files.ts'
import { isMadeOnDevice, isServersOwn, shellUrlIn, shellUrls } from './cached-shell.ts'
import {
  saveDataChoices,
  saveLanguage,
  readStoredDataChoices,
  readLanguage,
} from './worker-memory.ts'
import { dropReplaced, recordActive, recordOpening } from './installed-versions.ts'
import { takeOverPage, updateQuery, withoutUpdateQuery } from './take-over-page.ts'
import { makeRoomInWorker } from './make-room-in-worker.ts'
import {
  answerReminder,
  keepReminders,
  leaveReminders,
  renewReminder,
  showReminder,
} from './reminders-in-worker.ts'
import type { WorkerMessage } from '../network/worker-messages.ts'

declare const self: ServiceWorkerGlobalScope & {
  /** Entries of `AppBuild.files`; replaced by `web/build/build-service-worker.ts`. */
  appFiles: Record<string, string>
  /** The server's name for this build, with its documents and their policies. */
  mboaBuild: string
}

recordTransfers()

const build: AppBuild = {
  cacheName: appCacheNameOf(self.mboaBuild),
  files: new Map(Object.entries(self.appFiles)),
  shells: shellUrls,
}

const makeRoom = () => makeRoomInWorker(self.clients)

/** Limit of the repair that a page waits for while a version takes over; the rest follows later. */
const repairPatienceMs = 5_000

// The new version waits until a page asks for it, or until every tab of the old one is closed.
self.addEventListener('install', (event) => event.waitUntil(installApp(build, makeRoom)))

self.addEventListener('activate', (event) => event.waitUntil(begin()))

self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage
  if (message.type === 'data') event.waitUntil(saveDataChoices(message.choices))
  if (message.type === 'skip-waiting') event.waitUntil(self.skipWaiting())
  if (message.type !== 'language') return
  // Pages send it at their start.
  event.waitUntil(
    Promise.all([
      saveLanguage(message.language),
      cleanUpAndRepair().catch(reportUnrecorded),
      seeTo('renewing the reminder', renewReminder(self.registration)),
    ]),
  )
})

self.addEventListener('push', (event) => {
  event.waitUntil(seeTo('showing a reminder', showReminder(self, event.data)))
})

self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(seeTo('renewing the reminder', renewReminder(self.registration)))
})

self.addEventListener('notificationclick', (event) => {
  event.waitUntil(seeTo('answering a reminder', answerReminder(self, event)))
})

self.addEventListener('fetch', (event) => {
  const { pathname } = new URL(event.request.url)
  if (pathname === api.logout.path) {
    event.waitUntil(seeTo('ending reminders', leaveReminders(self.registration)))
  }
  if (pathname === api.stopReminder.path && event.request.method === 'PUT') {
    event.waitUntil(seeTo('keeping reminders', keepReminders()))
  }
})

// What the addresses of drawings and sounds answer never changes: what is kept is always right.
self.addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url)
  const cacheName = cacheNameOf(pathname)
  if (origin !== self.location.origin || cacheName === undefined) return
  event.respondWith(findCachedFile(event.request, cacheName, readStoredDataChoices))
})

const filePath = /^\/assets\/[^/]+\.(?:js|css|woff2)$/

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (url.origin !== self.location.origin || !filePath.test(url.pathname)) return
  event.respondWith(findFile(build, request, (keeping) => event.waitUntil(keeping)))
})

self.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return
  const url = new URL(event.request.url)
  if (isServersOwn(url)) return
  event.respondWith(url.search.endsWith(updateQuery) ? openUpdate(url) : openPage(event, url))
})

const listTabs = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true })

/** Answers who asks for the version that waits. Requests of another tab could hold it up. */
async function openUpdate({ href }: URL): Promise<Response> {
  const asked = withoutUpdateQuery(href)
  const isOnlyTab = (await listTabs()).length <= 1
  return isOnlyTab && self.registration.waiting !== null
    ? takeOverPage(asked)
    : Response.redirect(asked)
}

async function openPage({ request, resultingClientId }: FetchEvent, url: URL): Promise<Response> {
  const { installing, waiting } = self.registration
  if (installing !== null || waiting !== null) {
    // Before the page is given: another version may take over before the browser lists this tab. A
    // full device that cannot record the tab opens the page anyway.
    await recordOpening(resultingClientId).catch(reportUnrecorded)
  }
  const shell = async () => findOwn(build, shellUrlIn(await readLanguage()))
  const stored = isMadeOnDevice(url) ? await shell() : undefined
  if (stored !== undefined) return stored
  try {
    return await openInTime(request)
  } catch (error) {
    const opened = await shell()
    if (opened === undefined) throw error
    return opened
  }
}

async function begin(): Promise<void> {
  try {
    // Open tabs continue with the files of the old version.
    const tabs = (await listTabs()).map(({ id }) => id)
    await recordActive(build.cacheName, tabs).catch(reportUnrecorded)
    // A first visit's tab has the very code that was kept just now: it is safe from the next version.
    await self.clients.claim()
    const patience = new Promise((resolve) => setTimeout(resolve, repairPatienceMs))
    await Promise.race([repairApp(build, makeRoom), patience])
  } catch (error) {
    reportProblem('taking over', error)
  }
}

/** Of what is no part of opening the app: its failure is reported and stops nothing. */
const seeTo = (what: string, work: Promise<unknown>) =>
  work.catch((error: unknown) => reportProblem(what, error))

const reportUnrecorded = (error: unknown) => reportProblem('keeping versions apart', error)

/** At the start of a page: deletes what was replaced, and fetches what was lost. */
async function cleanUpAndRepair(): Promise<void> {
  await dropReplaced(async (tab) => (await self.clients.get(tab)) !== undefined)
  const lost = await repairApp(build, makeRoom)
  if (lost.length === 0) return
  reportProblem('opening the app', new Error(`${lost.length} files were lost, ${lost[0]} first`))
}

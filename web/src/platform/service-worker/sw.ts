/// <reference lib="webworker" />
import { api } from '@mboa/contract'
import { appCacheNameOf } from '../device-store/cache-names.ts'
import { recordTransfers } from '../data-use/record-transfers.ts'
import { openInTime } from '../network/fetch-in-time.ts'
import { reportProblem } from '../report-problem.ts'
import { findFile, findOwn, installApp, repairApp, type AppBuild } from './app-files.ts'
import { patienceMs } from './hand-over.ts'
import { findCachedFile, cacheNameOf } from './cached-files.ts'
import { isMadeOnDevice, isServersOwn, shellUrlIn, shellUrls } from './cached-shell.ts'
import { isOnlyTabReload, takeOverPage } from './only-tab-reload.ts'
import {
  isTakenOver,
  saveDataChoices,
  saveLanguage,
  recordTakeOver,
  readStoredDataChoices,
  readLanguage,
} from './worker-memory.ts'
import { dropReplaced, recordActive, recordOpening } from './installed-versions.ts'
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
const takeOverScript = [...build.files.keys()].find((file) => file.includes('/takeOver-'))

const makeRoom = () => makeRoomInWorker(self.clients)

/** A tab waits for the version that takes over: what is still missing then comes later. */
const repairPatienceMs = 5_000

// The new version waits until every tab of the old one is closed, so that an open tab never
// asks for a chunk that is gone.
self.addEventListener('install', (event) => event.waitUntil(installApp(build, makeRoom)))

self.addEventListener('activate', (event) => event.waitUntil(begin()))

self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage
  if (message.type === 'data') event.waitUntil(saveDataChoices(message.choices))
  if (message.type === 'take-over') event.waitUntil(self.skipWaiting())
  if (message.type === 'only-tab') event.waitUntil(answerOnlyTab(event))
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
  event.respondWith(openPage(event, url))
})

/** When tabs were given a page, until they are sure to be listed by the browser. */
const opening = new Map<string, number>()

// A page that asks for its files is listed, and no longer on its way.
self.addEventListener('fetch', ({ clientId }) => {
  opening.delete(clientId)
})

/** A tab that is not listed by then was closed, or its page took another way. */
const openingMs = 10_000

async function openPage(event: FetchEvent, url: URL): Promise<Response> {
  const { request } = event
  // As it was when the page was asked for: the version that waits may take over meanwhile.
  const { installing, waiting } = self.registration
  if (waiting === null) recordOpeningOf(event)
  else {
    const between = await openInTurn(event)
    if (between !== undefined) return between
  }
  if (installing !== null || waiting !== null) {
    // Before the page is given: this version may be ended at any moment, and its files with it. A
    // full device that cannot note it opens the page anyway.
    await recordOpening(event.resultingClientId).catch(reportUnrecorded)
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

const recordOpeningOf = ({ resultingClientId }: FetchEvent) =>
  opening.set(resultingClientId, Date.now())

let lastInTurn: Promise<unknown> = Promise.resolve()

/**
 * Gives one tab after the other the page between two versions, or none and notes it as opening: of
 * two tabs at once, the second knows that the version is being replaced, or keeps it from it.
 */
function openInTurn(event: FetchEvent): Promise<Response | undefined> {
  const turn = lastInTurn.then(async () => {
    const between = await openBetween(event)
    if (between === undefined) recordOpeningOf(event)
    return between
  })
  lastInTurn = turn.catch(() => undefined)
  return turn
}

/** The page between two versions, where the one that waits takes over now. */
async function openBetween(event: FetchEvent): Promise<Response | undefined> {
  if (takeOverScript === undefined || !(await takesOverNow(event))) return undefined
  // Without its script the page between the two would stay.
  const script = await findOwn(build, takeOverScript)
  if (script === undefined) return undefined
  const page = takeOverPage(await script.text())
  await recordTakeOver(build.cacheName).catch(reportUnrecorded)
  return page
}

/**
 * Whether a version that waits may take over: the one tab there is has been asked to load again, so
 * that nothing of the old version stays. Also how people get away from a version that is broken. A
 * tab that is opened while it does waits with the first: this version may be ended at any moment.
 */
async function takesOverNow(event: FetchEvent): Promise<boolean> {
  if (self.registration.waiting === null) return false
  return (
    isOnlyTabReload(event, await listTabs()) || (await isTakenOver(build.cacheName, patienceMs))
  )
}

async function answerOnlyTab({ source, ports }: ExtendableMessageEvent): Promise<void> {
  const tabs = await listTabs()
  ports[0]?.postMessage(tabs.every((id) => id === (source as Client | null)?.id))
}

/** The ids of all tabs, those on their way among them. */
async function listTabs(): Promise<string[]> {
  const clients = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const listed = clients.map(({ id }) => id)
  for (const [id, since] of opening) {
    if (listed.includes(id) || Date.now() - since > openingMs) opening.delete(id)
  }
  return [...listed, ...opening.keys()]
}

async function begin(): Promise<void> {
  try {
    // A tab that was opened while this version took over continues with the files of the old one.
    await recordActive(build.cacheName, await listTabs()).catch(reportUnrecorded)
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

/** At the start of a page: what can go, and what was lost. */
async function cleanUpAndRepair(): Promise<void> {
  const { registration } = self
  const isLeft = async (tab: string) => (await self.clients.get(tab)) !== undefined
  await dropReplaced(isLeft)
  const lost = await repairApp(build, makeRoom)
  if (lost.length === 0) return
  const states = (['active', 'waiting', 'installing'] as const).map(
    (place) => `${place} ${registration[place]?.state ?? 'none'}`,
  )
  const report = `${lost.length} files of the app were lost, ${lost[0]} first; ${states.join(', ')}`
  reportProblem('opening the app', new Error(report))
}

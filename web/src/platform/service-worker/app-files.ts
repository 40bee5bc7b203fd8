import { isAppCache } from '../device-store/cache-names.ts'
import { isQuotaExceeded } from '../device-store/write-durably.ts'
import { fetchInTime } from '../network/fetch-in-time.ts'
import { isPage } from '../network/is-page.ts'
import { reportProblem } from '../report-problem.ts'
import { sha256Of } from '../sha256.ts'
import { recordInstalling } from './installed-versions.ts'

/** One build of the app, as its service worker keeps it. */
export interface AppBuild {
  /** The cache that holds it and nothing else. */
  cacheName: string
  /** Code, styles and fonts: the beginning of each one's SHA-256 in hex, by address. */
  files: ReadonlyMap<string, string>
  /** Addresses of the documents, which another build answers with others. */
  shells: readonly string[]
}

/** Takes off a full device what can come again; returns whether there was any. */
type MakeRoom = () => Promise<boolean>

/**
 * Keeps the whole build, or fails: what other builds have is copied, the rest fetched. What came
 * before a failure stays for the next try.
 */
export async function installApp(build: AppBuild, makeRoom: MakeRoom): Promise<void> {
  await withRoom(makeRoom, () => recordInstalling(build.cacheName))
  const cache = await caches.open(build.cacheName)
  // One at a time: the page that is being used goes first on a slow line.
  for (const address of await listMissing(build)) await prefetch(build, cache, address, makeRoom)
  const missing = await listMissing(build)
  if (missing.length > 0) throw new Error(`${missing.length} files were not kept`)
}

/**
 * Brings again what was lost since the installation.
 * @returns the addresses that had been lost, of which some may not have come
 */
export async function repairApp(build: AppBuild, makeRoom: MakeRoom): Promise<string[]> {
  const missing = await listMissing(build)
  const cache = await caches.open(build.cacheName)
  for (const address of missing) {
    // Where the network is away it comes when a page asks, or with the next start.
    await prefetch(build, cache, address, makeRoom).catch(() => undefined)
  }
  return missing
}

/** Of the build itself; an empty cache is not made by asking. */
export const findOwn = ({ cacheName }: AppBuild, address: string): Promise<Response | undefined> =>
  caches.match(address, { cacheName, ignoreVary: true })

/**
 * A file of this build, or of another one that a tab still runs. What is not kept is asked of the
 * server, and kept if it is of this build.
 * @param keep is given the keeping, which nothing waits for
 */
export async function findFile(
  build: AppBuild,
  request: Request,
  keep: (keeping: Promise<unknown>) => void,
): Promise<Response> {
  const { pathname } = new URL(request.url)
  const stored = await findAnywhere(build, pathname)
  if (stored !== undefined) return stored
  const hash = build.files.get(pathname)
  if (hash === undefined) return fetchInTime(request, { signal: request.signal })
  reportProblem('opening the app', new Error(`${pathname} was lost`))
  const answer = await fetchFile(request, hash, { signal: request.signal })
  if (await hasHash(answer, hash)) keep(put(build, pathname, answer.clone()))
  return answer
}

/**
 * Fetches a file of the app. A proxy's page under its address may be in the browser's own cache, so
 * that any other content is fetched a second time past that cache.
 */
async function fetchFile(address: RequestInfo, hash: string, init: RequestInit): Promise<Response> {
  const answer = await fetchInTime(address, init)
  if (!answer.ok || (await hasHash(answer, hash))) return answer
  return fetchInTime(address, { ...init, cache: 'reload' })
}

async function hasHash(answer: Response, hash: string): Promise<boolean> {
  if (!answer.ok) return false
  return (await sha256Of(await answer.clone().arrayBuffer())).startsWith(hash)
}

async function findAnywhere(build: AppBuild, address: string): Promise<Response | undefined> {
  try {
    const own = await findOwn(build, address)
    return own === undefined || isPage(own) ? await findInOthers(build, address) : own
  } catch (error) {
    // A cache that cannot be read is no reason not to ask the server.
    reportProblem('opening the app', error)
    return undefined
  }
}

async function put({ cacheName }: AppBuild, address: string, answer: Response): Promise<void> {
  try {
    const cache = await caches.open(cacheName)
    await cache.put(address, answer)
  } catch (error) {
    // A full device: it is fetched again next time.
    reportProblem('keeping a file of the app', error)
  }
}

async function listMissing({ cacheName, files, shells }: AppBuild): Promise<string[]> {
  const cache = await caches.open(cacheName)
  const here = new Set((await cache.keys()).map(({ url }) => pathOf(url)))
  // The documents first: where the server has moved on to another build, nothing else is fetched.
  return [...shells, ...files.keys()].filter((address) => !here.has(address))
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}

async function prefetch(
  build: AppBuild,
  cache: Cache,
  address: string,
  makeRoom: MakeRoom,
): Promise<void> {
  const hash = build.files.get(address)
  const answer =
    hash === undefined ? await fetchShell(build, address) : await findOrFetch(build, address, hash)
  await withRoom(makeRoom, () => cache.put(address, answer.clone()))
}

async function findOrFetch(build: AppBuild, address: string, hash: string): Promise<Response> {
  const stored = await findInOthers(build, address)
  if (stored !== undefined && (await hasHash(stored, hash))) return stored
  const answer = await fetchFile(address, hash, { redirect: 'error' })
  checkStatus(address, answer)
  if (!(await hasHash(answer, hash))) throw new Error(`${address} has another content`)
  return answer
}

async function fetchShell(build: AppBuild, address: string): Promise<Response> {
  const answer = await fetchInTime(address, { cache: 'no-cache', redirect: 'error' })
  checkStatus(address, answer)
  checkShell(build, await answer.clone().text())
  return answer
}

function checkStatus(address: string, { ok, status }: Response): void {
  if (!ok) throw new Error(`${address} answers ${status}`)
}

/** Once more and not oftener: where room does not help, no more than one step of it is given up. */
async function withRoom(makeRoom: MakeRoom, write: () => Promise<void>): Promise<void> {
  try {
    await write()
  } catch (error) {
    if (!isQuotaExceeded(error) || !(await makeRoom())) throw error
    await write()
  }
}

/** A shell of another build would name code that is not kept with it; a proxy's page names none. */
function checkShell({ files }: AppBuild, shell: string): void {
  const named = shell.match(/\/assets\/[\w.-]+/g)
  if (named === null) throw new Error('The answer is no page of the app')
  const foreign = named.find((file) => !files.has(file))
  if (foreign !== undefined) throw new Error(`The server has another build: ${foreign}`)
}

async function findInOthers(build: AppBuild, address: string): Promise<Response | undefined> {
  for (const cacheName of await caches.keys()) {
    if (cacheName === build.cacheName || !isAppCache(cacheName)) continue
    const found = await caches.match(address, { cacheName, ignoreVary: true })
    if (found !== undefined && !isPage(found)) return found
  }
  return undefined
}

import { isAppCache } from '../device-store/cache-names.ts'
import { recall, remember } from './worker-memory.ts'

/*
 * Which versions of the app have files on this device, and when they may go. A worker cannot ask
 * the others which build they are of, so that each writes down what it does. Installations of one
 * registration follow each other: whatever began before the version that is active now is neither
 * waiting nor being installed. A build that is deployed again begins again.
 */

interface InstalledVersions {
  /** Caches, by when the installation of their version began last. */
  installed: readonly string[]
  /** Caches of versions that were replaced. */
  replaced: readonly string[]
  /** The tabs there were then, which may run a replaced version. */
  tabs: readonly string[]
  /** Tabs that were opened beside a new version; a browser lists them once their document is there. */
  opening: readonly string[]
}

const address = '/kept-versions'

async function read(): Promise<InstalledVersions> {
  const stored = await recall(address)
  if (stored === undefined) return { installed: [], replaced: [], tabs: [], opening: [] }
  return JSON.parse(stored) as InstalledVersions
}

const write = (versions: InstalledVersions) => remember(address, JSON.stringify(versions))

/** Versions write and delete one after the other. What is held inside is never the network. */
const inTurn = (change: () => Promise<void>): Promise<void> =>
  navigator.locks.request('mboa-app-versions', change)

/** From now on nothing deletes this cache, until another version than its own has taken over. */
export const recordInstalling = (own: string): Promise<void> =>
  inTurn(async () => {
    const stored = await read()
    const others = (names: readonly string[]) => names.filter((name) => name !== own)
    const installed = [...others(stored.installed), own]
    await write({ ...stored, installed, replaced: others(stored.replaced) })
  })

/** More are not opened while one version takes the place of another. */
const mostOpening = 20

/** The active version answers a tab that it opens while another one may take over. */
export const recordOpening = (tab: string): Promise<void> =>
  inTurn(async () => {
    const stored = await read()
    await write({ ...stored, opening: [...stored.opening, tab].slice(-mostOpening) })
  })

/**
 * The version of this cache has taken over: those that were installed before it may go.
 * @param tabs the ids of the clients there are
 */
export const recordActive = (own: string, tabs: readonly string[]): Promise<void> =>
  inTurn(async () => {
    const { installed, opening } = await read()
    const isLater = (name: string) => installed.indexOf(name) > installed.indexOf(own)
    const names = (await caches.keys()).filter(isAppCache)
    const replaced = names.filter((name) => name !== own && !isLater(name))
    await write({
      installed: installed.filter((name) => !replaced.includes(name)),
      replaced,
      tabs: [...tabs, ...opening],
      opening: [],
    })
  })

/**
 * Deletes what was replaced, once none of the tabs is left that may run it.
 * @param isLeft whether the client with this id is still there
 */
export async function dropReplaced(isLeft: (tab: string) => Promise<boolean>): Promise<void> {
  const { tabs, opening } = await read()
  // Not in turn: browsers answer for a tab that is on its way once its document is there.
  // Those noted since then too: the version before may have given a page in its last moment.
  if ((await Promise.all([...tabs, ...opening].map(isLeft))).includes(true)) return
  await inTurn(async () => {
    const stored = await read()
    const hasChanged =
      stored.tabs.join() !== tabs.join() || stored.opening.join() !== opening.join()
    if (stored.replaced.length === 0 || hasChanged) return
    for (const name of stored.replaced) await caches.delete(name)
    await write({ ...stored, replaced: [] })
  })
}

import { isAppCache, isSharedAppCache } from '../cache-names.ts'
import { recall, remember } from './worker-memory.ts'

/*
 * Which versions of the app have files on this device, and when they may go. A worker cannot ask
 * the others which build they are of, so that each writes down what it does. Installations of one
 * registration follow each other: whatever began before the version that is active now is neither
 * waiting nor being installed. A build that is deployed again begins anew.
 */

interface KeptVersions {
  /** Caches, by when the installation of their version began last. */
  installed: readonly string[]
  /** Caches of versions that were replaced. */
  replaced: readonly string[]
  /** The tabs there were then, which may run a replaced version. */
  tabs: readonly string[]
}

/** The registration, as far as it tells what else there is beside the active version. */
type OtherVersions = Pick<ServiceWorkerRegistration, 'installing' | 'waiting'>

const address = '/kept-versions'

async function read(): Promise<KeptVersions> {
  const kept = await recall(address)
  if (kept === undefined) return { installed: [], replaced: [], tabs: [] }
  return JSON.parse(kept) as KeptVersions
}

const write = (versions: KeptVersions) => remember(address, JSON.stringify(versions))

/** Versions write and delete one after the other. What is held inside is never the network. */
const inTurn = (change: () => Promise<void>): Promise<void> =>
  navigator.locks.request('mboa-app-versions', change)

/** From now on nothing deletes this cache, until another version than its own has taken over. */
export const noteInstalling = (own: string): Promise<void> =>
  inTurn(async () => {
    const { installed, replaced, tabs } = await read()
    const others = (names: readonly string[]) => names.filter((name) => name !== own)
    await write({ installed: [...others(installed), own], replaced: others(replaced), tabs })
  })

/**
 * The version of this cache has taken over: those that were installed before it may go.
 * @param tabs the ids of the clients there are
 */
export const noteActive = (own: string, tabs: readonly string[]): Promise<void> =>
  inTurn(async () => {
    const { installed } = await read()
    const isLater = (name: string) => installed.indexOf(name) > installed.indexOf(own)
    const names = (await caches.keys()).filter(isAppCache)
    const replaced = names.filter((name) => name !== own && !isLater(name))
    await write({ installed: installed.filter((name) => !replaced.includes(name)), replaced, tabs })
  })

/**
 * Deletes what was replaced, once none of the tabs is left that may run it.
 * @param tabs the ids of the clients there are now
 */
export const dropReplaced = (tabs: readonly string[], others: OtherVersions): Promise<void> =>
  inTurn(async () => {
    const kept = await read()
    if (kept.replaced.length === 0 || kept.tabs.some((tab) => tabs.includes(tab))) return
    // A version of before, deployed again, fills it without writing anything down.
    const isAlone = others.installing === null && others.waiting === null
    const goes = (name: string) => isAlone || !isSharedAppCache(name)
    for (const name of kept.replaced.filter(goes)) await caches.delete(name)
    await write({ ...kept, replaced: kept.replaced.filter((name) => !goes(name)) })
  })

import { pictureCacheName, soundCacheName } from '../device-store/cache-names.ts'
import {
  deleteDatabase,
  openIfThere,
  takeDatabaseNameOf,
  voiceDatabaseNameOf,
} from '../device-store/databases.ts'
import { learnerDatabaseNameOf } from '../device-store/learner-database.ts'
import { lastHome } from '../last-home.ts'
import { createListeners } from '../listeners.ts'
import { ownRegisterOf } from '../own-register.ts'
import { postToServiceWorker } from '../network/worker-messages.ts'
import { listAccountsHere, recordRemovedHere } from '../device-store/accounts-here.ts'
import { removeStoredValues } from '../stored-value.ts'
import { forgetVerificationDeadline } from './verification-deadlines.ts'
import { forgetUser } from './remembered-user.ts'

/** What the server has not got yet. */
export interface Unsent {
  /** Answers, settings, reports, and what recorders contributed about words. */
  answers: number
  takes: number
}

/** Which stores hold something unsent, and by which index. */
const waiting = [
  { nameOf: learnerDatabaseNameOf, store: 'events', index: 'pending', as: 'answers' },
  { nameOf: learnerDatabaseNameOf, store: 'reports', index: 'pending', as: 'answers' },
  { nameOf: takeDatabaseNameOf, store: 'contributions', index: 'pending', as: 'answers' },
  { nameOf: takeDatabaseNameOf, store: 'takes', index: 'pending', as: 'takes' },
  // Heard, and its tab closed before it was a take.
  { nameOf: takeDatabaseNameOf, store: 'recordings', index: undefined, as: 'takes' },
  { nameOf: voiceDatabaseNameOf, store: 'recordings', index: 'pending', as: 'takes' },
] as const

/** What these accounts have on this device that would be lost with it. */
export async function countUnsent(userIds: readonly string[]): Promise<Unsent> {
  const unsent: Unsent = { answers: 0, takes: 0 }
  const known = await listDatabaseNames(userIds)
  for (const userId of userIds) {
    for (const { nameOf, store, index, as } of waiting) {
      const name = nameOf(userId)
      if (known.includes(name)) unsent[as] += await count(name, store, index)
    }
  }
  return unsent
}

async function count(name: string, store: string, index: string | undefined): Promise<number> {
  const database = await openIfThere(name)
  if (database === undefined) return 0
  try {
    if (!database.objectStoreNames.contains(store)) return 0
    return index === undefined
      ? await database.count(store)
      : await database.countFromIndex(store, index, 1)
  } finally {
    database.close()
  }
}

/** Everybody who has something on this device. */
export async function listStoredAccounts(): Promise<string[]> {
  const remembered = listAccountsHere()
  const names = await listDatabaseNames(remembered)
  const named = names.flatMap(
    (name) => /^mboa-(?:learner|takes|voices)-(.+)$/.exec(name)?.[1] ?? [],
  )
  return [...new Set([...remembered, ...named])]
}

const removals = createListeners()

/** Calls the listener once nothing is left on this device; returns how to stop that. */
export const onRemoved = removals.subscribe

/**
 * Removes all accounts' courses, practice, recordings and choices from this device, sent or not.
 * The app itself stays, so that the next person can begin at once.
 */
export async function removeEverything(): Promise<void> {
  const accounts = await listStoredAccounts()
  const names = await listDatabaseNames(accounts)
  for (const userId of accounts) recordRemovedHere(userId)
  await Promise.all(names.filter((name) => name.startsWith('mboa-')).map(deleteDatabase))
  await Promise.all([pictureCacheName, soundCacheName].map((name) => caches.delete(name)))
  removeStoredValues()
  postToServiceWorker({ type: 'data', choices: {} })
  removals.notify()
}

/**
 * Removes everything of an account from this device: courses, practice, recordings, what waits to
 * be sent. For accounts that are gone; a logout leaves all of it where it is.
 */
export async function forgetAccount(userId: string): Promise<void> {
  forgetUser(userId)
  lastHome.remove()
  forgetVerificationDeadline(userId)
  ownRegisterOf(userId).remove()
  recordRemovedHere(userId)
  await deleteDatabase(learnerDatabaseNameOf(userId))
  await deleteDatabase(takeDatabaseNameOf(userId))
  await deleteDatabase(voiceDatabaseNameOf(userId))
}

/** The databases of this device; where the browser does not list them, those that may be there. */
async function listDatabaseNames(userIds: readonly string[]): Promise<string[]> {
  if ('databases' in indexedDB) {
    const known = await indexedDB.databases()
    return known.flatMap(({ name }) => name ?? [])
  }
  const nameable: readonly string[] = userIds
  const named = [learnerDatabaseNameOf, takeDatabaseNameOf, voiceDatabaseNameOf]
  return nameable.flatMap((userId) => named.map((nameOf) => nameOf(userId)))
}

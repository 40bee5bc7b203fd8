import { openDB, type IDBPDatabase } from 'idb'

/*
 * The databases of each person on this device, for who must not load what opens them. Each has
 * databases of their own, so that two accounts on one phone never meet, and a logout can leave what
 * is not sent yet where it is.
 */

/** What they learn: `learner-database.ts`. */
export const learnerDatabaseNameOf = (userId: string) => `mboa-learner-${userId}`

/** What they record: `take-database.ts`. */
export const takeDatabaseNameOf = (userId: string) => `mboa-takes-${userId}`

/** Opens a store in whatever version it has; undefined where it is gone: nothing is made again. */
export async function openIfThere(name: string): Promise<IDBPDatabase | undefined> {
  try {
    return await openDB(name, undefined, {
      // To open what is not there is to make it, with nothing in it.
      upgrade(_database, _oldVersion, _newVersion, making) {
        making.done.catch(() => undefined /* Told by what opens it. */)
        making.abort()
      },
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
    })
  } catch (error) {
    if ((error as DOMException).name === 'AbortError') return undefined
    throw error
  }
}

/** Removes a database of this device. Resolves when it is gone: other tabs let go by themselves. */
export function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name)
    request.onsuccess = () => resolve()
    request.onerror = () => reject(request.error ?? new Error('The database was not deleted'))
  })
}

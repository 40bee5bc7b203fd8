import { openDB, type IDBPDatabase } from 'idb'

/** Here, so that who removes a database does not load what opens it. */
export const takeDatabaseNameOf = (userId: string) => `mboa-takes-${userId}`
export const voiceDatabaseNameOf = (userId: string) => `mboa-voices-${userId}`

/** Opens a store in whatever version it has; undefined where it is gone: nothing is made again. */
export async function openIfThere(name: string): Promise<IDBPDatabase | undefined> {
  try {
    return await openDB(name, undefined, {
      // To open what is not there is to make it, with nothing in it.
      upgrade(_database, _oldVersion, _newVersion, making) {
        making.done.catch(() => undefined /* Reported by what opens it. */)
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

/**
 * Asks the browser not to clear what is kept here when the device runs short of room. Not to be
 * waited for before anything else: a browser that asks its owner answers when they do, or never.
 * @returns whether it will not; false also where browsers do not promise it
 */
export async function askToPersist(): Promise<boolean> {
  // Absent outside secure contexts, whatever the typings say.
  const storage = navigator.storage as StorageManager | undefined
  return (await storage?.persist()) ?? false
}

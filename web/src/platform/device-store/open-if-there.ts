import { openDB, type IDBPDatabase } from 'idb'

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

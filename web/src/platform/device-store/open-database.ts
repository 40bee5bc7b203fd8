import { openDB, type DBSchema, type IDBPDatabase, type OpenDBCallbacks } from 'idb'
import { accountRemoved } from '../report-problem.ts'
import { removedHere } from './accounts-here.ts'

interface DatabaseOf<Schema extends DBSchema> {
  /** Whose it is. */
  userId: string
  name: string
  version: number
  /** Adds what is missing, and nothing else: older tabs continue with what it leaves. */
  upgrade: NonNullable<OpenDBCallbacks<Schema>['upgrade']>
}

/** Opens what one person has on this device, in one connection. */
export async function openDatabase<Schema extends DBSchema>({
  userId,
  name,
  version,
  upgrade,
}: DatabaseOf<Schema>): Promise<IDBPDatabase<Schema>> {
  // To open a store that is gone would be to make it again.
  if (removedHere.has(userId)) throw accountRemoved
  const open = (wanted?: number) =>
    openDB<Schema>(name, wanted, {
      upgrade,
      // A newer version in another tab may upgrade at once; this tab opens it again when needed.
      blocking(_current, next, event) {
        // None where it is deleted, which another tab may do in the middle of our work.
        if (next === null) removedHere.add(userId)
        ;(event.target as IDBDatabase).close()
      },
    })
  try {
    return await open(version)
  } catch (error) {
    // Left by a newer version of the app, since taken back: what it added is not in our way.
    if ((error as DOMException).name === 'VersionError') return open()
    throw error
  }
}

/**
 * Whether work failed because its connection had been closed, by another tab or the browser. Work
 * that is interrupted in its middle ends like any that is given up, or (WebKit) with what happened.
 */
export const isConnectionClosed = <Schema extends DBSchema>(
  error: unknown,
  connection: IDBPDatabase<Schema>,
): boolean => error instanceof DOMException && !isOpen(connection)

/** The event that says so comes later than the error. */
function isOpen<Schema extends DBSchema>(connection: IDBPDatabase<Schema>): boolean {
  try {
    connection.transaction(connection.objectStoreNames)
    return true
  } catch {
    return false
  }
}

import type { DBSchema, IDBPDatabase, IDBPTransaction, StoreNames } from 'idb'

export type Writing<Schema extends DBSchema> = IDBPTransaction<
  Schema,
  StoreNames<Schema>[],
  'readwrite'
>

export type Write<Schema extends DBSchema, Value> = (transaction: Writing<Schema>) => Promise<Value>

/**
 * Writes everything or nothing. Resolves when it is on the disk of the device, not merely in its
 * memory. For what must not fail: a full device gives up what can come again, the oldest first.
 */
export async function writeDurably<Schema extends DBSchema, Value>(
  database: IDBPDatabase<Schema>,
  stores: StoreNames<Schema>[],
  write: Write<Schema, Value>,
): Promise<Value> {
  try {
    return await writeIfRoom(database, stores, write)
  } catch (error) {
    if (!isQuotaExceeded(error)) throw error
    const { makeRoom } = await import('./make-room.ts')
    if (!(await makeRoom())) throw error
    return writeDurably(database, stores, write)
  }
}

/** The same for what is done without on a full device. */
export async function writeIfRoom<Schema extends DBSchema, Value>(
  database: IDBPDatabase<Schema>,
  stores: StoreNames<Schema>[],
  write: Write<Schema, Value>,
): Promise<Value> {
  const transaction = database.transaction(stores, 'readwrite', { durability: 'strict' })
  const ended = transaction.done.catch((error: unknown) => ({ error }))
  let value: Value
  try {
    value = await write(transaction)
  } catch (error) {
    try {
      // What was written before would be kept without the rest.
      transaction.abort()
    } catch {
      // It has ended by itself, as where a request of it failed.
    }
    // One of the two says only that the transaction ended; the other says why.
    const end = await ended
    throw end && (end.error as DOMException).name !== 'AbortError' ? end.error : error
  }
  const end = await ended
  if (end) throw end.error
  return value
}

/** Whether a write failed because the device is full. */
export const isQuotaExceeded = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError'

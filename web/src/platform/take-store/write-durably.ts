import type { IDBPTransaction } from 'idb'
import type { TakeDatabase, TakeSchema, TakeStoreName } from './take-database.ts'

type Writing = IDBPTransaction<TakeSchema, TakeStoreName[], 'readwrite'>

/** A device without room; what should have been written is still with the caller. */
export interface StorageFull {
  readonly ok: false
  readonly trouble: 'storage-full'
}

export type Written<Value> = { readonly ok: true; readonly value: Value } | StorageFull

/**
 * Writes everything or nothing. Resolves when it is on the disk of the device, not merely in its
 * memory; throws for what is not a want of room.
 */
export async function writeDurably<Value>(
  database: TakeDatabase,
  stores: TakeStoreName[],
  write: (transaction: Writing) => Promise<Value>,
): Promise<Written<Value>> {
  return database.run(async (connection) => {
    const transaction = connection.transaction(stores, 'readwrite', { durability: 'strict' })
    const [written, done] = await Promise.allSettled([
      writeOrAbort(transaction, write),
      transaction.done,
    ])
    if (written.status === 'fulfilled' && done.status === 'fulfilled') {
      return { ok: true, value: written.value }
    }
    const reasons = [done, written].flatMap((each): unknown[] =>
      each.status === 'rejected' ? [each.reason] : [],
    )
    if (reasons.some((reason) => isNamed(reason, 'QuotaExceededError'))) {
      return { ok: false, trouble: 'storage-full' }
    }
    // One of the two tells only that the transaction ended; the other tells why.
    throw reasons.find((reason) => !isNamed(reason, 'AbortError')) ?? reasons[0]
  })
}

/** What was written before something was thrown would be kept without it. */
async function writeOrAbort<Value>(
  transaction: Writing,
  write: (transaction: Writing) => Promise<Value>,
): Promise<Value> {
  try {
    return await write(transaction)
  } catch (error) {
    try {
      transaction.abort()
    } catch {
      // It has ended by itself, as where a request of it failed.
    }
    throw error
  }
}

const isNamed = (error: unknown, name: string) =>
  error instanceof DOMException && error.name === name

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
  const transaction = database.transaction(stores, 'readwrite', { durability: 'strict' })
  const [written, done] = await Promise.allSettled([write(transaction), transaction.done])
  if (written.status === 'fulfilled' && done.status === 'fulfilled') {
    return { ok: true, value: written.value }
  }
  // A request tells only that its transaction ended; the transaction tells why.
  const reasons = [done, written].flatMap((each): unknown[] =>
    each.status === 'rejected' ? [each.reason] : [],
  )
  if (reasons.some(isWantOfRoom)) return { ok: false, trouble: 'storage-full' }
  throw reasons[0]
}

function isWantOfRoom(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError'
}

import { isQuotaExceeded } from './write-durably.ts'
import * as store from './write-durably.ts'
import type { TakeDatabase, TakeSchema, TakeStoreName } from './take-database.ts'

/** A device without room; what should have been written is still with the caller. */
export interface StorageFull {
  readonly ok: false
  readonly trouble: 'storage-full'
}

export type Written<Value> = { readonly ok: true; readonly value: Value } | StorageFull

type Write<Value> = store.Write<TakeSchema, Value>

/**
 * Writes everything or nothing. Resolves when it is on the disk of the device, not merely in its
 * memory, or when there is no room even after what can come again has gone; throws for the rest.
 */
export const writeDurably = <Value>(
  database: TakeDatabase,
  stores: TakeStoreName[],
  write: Write<Value>,
): Promise<Written<Value>> =>
  catchQuotaExceeded(
    database.run((connection) => store.writeDurably<TakeSchema, Value>(connection, stores, write)),
  )

/** The same for what is done without on a full device: nothing goes for it. */
export const writeIfRoom = <Value>(
  database: TakeDatabase,
  stores: TakeStoreName[],
  write: Write<Value>,
): Promise<Written<Value>> =>
  catchQuotaExceeded(
    database.run((connection) => store.writeIfRoom<TakeSchema, Value>(connection, stores, write)),
  )

async function catchQuotaExceeded<Value>(writing: Promise<Value>): Promise<Written<Value>> {
  try {
    return { ok: true, value: await writing }
  } catch (error) {
    if (isQuotaExceeded(error)) return { ok: false, trouble: 'storage-full' }
    throw error
  }
}

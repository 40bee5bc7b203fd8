import { setTimeout } from 'node:timers/promises'
import type { Blobs } from './blobs.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { walkPages } from '../database/walk-pages.ts'
import { OtherStoreError } from './store-mark.ts'
import {
  claimForRemoval,
  forgetHeld,
  forgetRemoved,
  listSettledBlobs,
} from './pending-blobs.repository.ts'

/** Far longer than a file takes from its first byte to its row. */
export const settlingMs = 60 * 60_000

/** Longer than a store is waited for, its retries included. */
export const removalMs = 5 * 60_000

const blobsAtOnce = 200

/**
 * Removes the blobs that were written for a row that never came (the server was killed in
 * between), those that rows have let go of, and what never became one. One that cannot be removed holds up no other; two
 * servers that sweep at once never remove the same, or the second could take away what somebody
 * has written again after the first.
 * @throws AggregateError of what could not be removed, or OtherStoreError; a later sweep tries again
 */
export async function sweepBlobs(parts: {
  database: Database
  blobs: Blobs
  clock: Clock
}): Promise<void> {
  const { queries } = parts.database
  const now = parts.clock.now()
  const times = { now, settledBefore: now - settlingMs, brokenOffBefore: now - removalMs }
  const failures: unknown[] = []
  const read = (page: Parameters<typeof listSettledBlobs>[2]) =>
    listSettledBlobs(queries, times, page)
  for await (const page of walkPages(read, (hash) => hash, blobsAtOnce)) {
    const beganAt = performance.now()
    for (const hash of await forgetHeld(queries, page, times)) {
      if (!(await claimForRemoval(queries, hash, times))) continue
      try {
        await parts.blobs.remove(hash)
        await forgetRemoved(queries, hash, times)
      } catch (error) {
        // All others would be refused as well: the store has become another database's.
        if (error instanceof OtherStoreError) throw error
        failures.push(error)
      }
    }
    // As long, so that whoever asks meanwhile finds the database free.
    await setTimeout(performance.now() - beganAt)
  }
  try {
    await parts.blobs.removeLeftovers(times.settledBefore)
  } catch (error) {
    failures.push(error)
  }
  if (failures.length > 0) {
    throw new AggregateError(failures, `Not removed: ${failures.map(String).join('; ')}`)
  }
}

import type { Blobs } from './blobs.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { claimForRemoval, forgetPending, listSettledBlobs } from './pending-blobs.repository.ts'

/** Far longer than a file takes from its first byte to its row. */
export const settlingMs = 60 * 60_000

/**
 * Removes the blobs that were written for a row that never came (the server was killed in
 * between), and those that rows have let go of.
 */
export async function sweepBlobs(parts: {
  database: Database
  blobs: Blobs
  clock: Clock
}): Promise<void> {
  const { queries } = parts.database
  const now = parts.clock.now()
  const before = now - settlingMs
  for (const hash of await listSettledBlobs(queries, before)) {
    if (await claimForRemoval(queries, hash, { before, now })) await parts.blobs.remove(hash)
    await forgetPending(queries, hash, before)
  }
}

import type { LearnerDatabase } from './learner-database.ts'
import { putPlace, type SyncPlace } from './apply-sync.ts'

/**
 * For a device that finds the server in another epoch: what the server had received it may have
 * lost, so all that is here is to be sent again, and all that is there asked for again. Whole or
 * not at all.
 */
export async function beginAnew(database: LearnerDatabase, place: SyncPlace): Promise<void> {
  const transaction = database.transaction(['events', 'values'], 'readwrite', {
    durability: 'strict',
  })
  const events = transaction.objectStore('events')
  for (const stored of await events.getAll()) {
    // Dated as it was: other devices know it so.
    if (stored.refusedBecause === undefined) void events.put({ ...stored, pending: 1 })
  }
  await putPlace(transaction.objectStore('values'), { ...place, cursor: 0 })
  await transaction.done
}

import type { LearnerDatabase } from '../device-store/learner-database.ts'
import { placeKey } from '../device-store/outbox.ts'
import type { SyncPlace } from './apply-sync.ts'
import { writeDurably } from '../device-store/write-durably.ts'

/**
 * For a device that finds the server in another epoch, or behind what it has answered before: what
 * the server had received it may have lost, so all that is here is to be sent again, and all that is
 * there asked for again. Whole or not at all.
 */
export function restartSync(database: LearnerDatabase, place: SyncPlace): Promise<void> {
  return writeDurably(database, ['events', 'values'], async (transaction) => {
    const events = transaction.objectStore('events')
    for (const stored of await events.getAll()) {
      // Dated as it was: other devices know it so.
      if (stored.refusedBecause === undefined) await events.put({ ...stored, pending: 1 })
    }
    await transaction.objectStore('values').put({ ...place, cursor: 0 }, placeKey)
  })
}

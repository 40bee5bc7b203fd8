import type { LearnerDatabase } from '../device-store/learner-database.ts'
import { writeDurably } from '../device-store/write-durably.ts'

/**
 * Dates again what was recorded by a clock that has since been found wrong. Answers
 * whether there was any.
 * @param clock.offsetMs what is added to the device's clock
 */
export function redatePending(
  database: LearnerDatabase,
  { now, offsetMs }: { now: number; offsetMs: number },
): Promise<boolean> {
  return writeDurably(database, ['events'], async (transaction) => {
    const events = transaction.objectStore('events')
    let isAny = false
    for (const stored of await events.index('pending').getAll(1)) {
      const { answeredAt } = stored.event
      // A clock that is behind dates before now, one that is ahead after the true time.
      const isWrong = offsetMs > 0 ? answeredAt <= now : answeredAt > now + offsetMs
      if (!isWrong || stored.receivedAt !== undefined) continue
      await events.put({ ...stored, event: { ...stored.event, answeredAt: answeredAt + offsetMs } })
      isAny = true
    }
    return isAny
  })
}

import { isPracticeEvent, type AnsweredEvent } from '@mboa/contract'
import {
  foldingOf,
  type LearnerDatabase,
  type LearnerSchema,
} from '../device-store/learner-database.ts'
import { refusedKey } from '../device-store/outbox.ts'
import { writeDurably, type Writing } from '../device-store/write-durably.ts'
import { settledByKey, unreadKey } from './apply-sync.ts'

/**
 * What a new version of the app makes of what the last one could not settle: refused answers are
 * sent again, and events that it can read by now come in. These are sent again too: while they lay
 * aside, the server may have been restored from a backup that lacks them.
 *
 * @returns the ids of events that are new here
 */
export function settleUpdate(database: LearnerDatabase, version: string): Promise<string[]> {
  return writeDurably(database, ['events', 'values'], (transaction) => settle(transaction, version))
}

async function settle(transaction: Writing<LearnerSchema>, version: string): Promise<string[]> {
  const events = transaction.objectStore('events')
  const values = transaction.objectStore('values')
  for (const stored of await events.getAll()) {
    const { id, event, refusedBecause } = stored
    if (refusedBecause === undefined) continue
    await events.put({ id, event, pending: 1, unfolded: foldingOf(stored) })
  }
  await values.delete(refusedKey)
  const changed: string[] = []
  // Of any id: they are made of digits, letters and dashes.
  const unread = await values.getAll(IDBKeyRange.bound(unreadKey(''), unreadKey('~')))
  for (const answered of unread as AnsweredEvent[]) {
    const { receivedAt, ...event } = answered
    const { id } = event
    if (!isPracticeEvent(event)) continue
    await events.put({ id, event, receivedAt, pending: 1, unfolded: 'dated' })
    await values.delete(unreadKey(id))
    changed.push(id)
  }
  await values.put(version, settledByKey)
  return changed
}

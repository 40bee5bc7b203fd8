import { isPracticeEvent, type AnsweredEvent } from '@mboa/contract'
import {
  foldingOf,
  type LearnerDatabase,
  type LearnerSchema,
} from '../device-store/learner-database.ts'
import { unreadKey } from './apply-sync.ts'
import { listRefusedAnswers, refusedKey } from '../device-store/outbox.ts'
import { nobodyTried, triedKey, withVersion, type TriedVersions } from './tried-versions.ts'
import { writeDurably, type Writing } from '../device-store/write-durably.ts'

/** Where versions before `triedKey` note the one that settled last: taken back, they settle again. */
const updatedKey = 'settled-by-version'

/**
 * What another version of the app makes of what the last one could not settle, once for each
 * version and event: refused answers are sent again, and events that it can read by now come in.
 * These are sent again too: while they lay aside, the server may have been restored from a backup
 * that lacks them.
 *
 * @returns the ids of events that are new here
 */
export function settleUpdate(database: LearnerDatabase, version: string): Promise<string[]> {
  return writeDurably(database, ['events', 'values'], (transaction) => settle(transaction, version))
}

async function settle(transaction: Writing<LearnerSchema>, version: string): Promise<string[]> {
  const events = transaction.objectStore('events')
  const values = transaction.objectStore('values')
  const tried = ((await values.get(triedKey)) ?? nobodyTried) as TriedVersions
  const byEvent = new Map<string, readonly string[]>()
  /** Records the try; returns whether it is the first of this version. */
  function begins(id: string): boolean {
    const before = tried.byEvent.get(id)
    byEvent.set(id, withVersion(before, version))
    return before?.includes(version) !== true
  }
  const refused = new Set(await listRefusedAnswers(values))
  for (const stored of await events.getAll()) {
    const { id, event, refusedBecause, pending } = stored
    // Sent again by another version, and not answered yet.
    if (pending === 1 && tried.byEvent.has(id)) begins(id)
    if (refusedBecause === undefined || !begins(id)) continue
    await events.put({ id, event, pending: 1, unfolded: foldingOf(stored) })
    refused.delete(id)
  }
  await values.put([...refused], refusedKey)
  const changed: string[] = []
  // Of any id: they are made of digits, letters and dashes.
  const unread = await values.getAll(IDBKeyRange.bound(unreadKey(''), unreadKey('~')))
  for (const answered of unread as AnsweredEvent[]) {
    const { receivedAt, ...event } = answered
    const { id } = event
    if (!begins(id) || !isPracticeEvent(event)) continue
    await events.put({ id, event, receivedAt, pending: 1, unfolded: 'dated' })
    await values.delete(unreadKey(id))
    changed.push(id)
  }
  await values.put({ looked: withVersion(tried.looked, version), byEvent }, triedKey)
  await values.put(version, updatedKey)
  return changed
}

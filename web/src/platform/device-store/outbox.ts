import type { PracticeEvent, SyncResponse } from '@mboa/contract'
import type { LearnerDatabase } from './learner-database.ts'

/** Resolves when the events are on the disk of the device, not merely in its memory. */
export async function putInOutbox(
  database: LearnerDatabase,
  events: readonly PracticeEvent[],
): Promise<void> {
  const transaction = database.transaction('events', 'readwrite', { durability: 'strict' })
  for (const event of events) void transaction.store.put({ id: event.id, event, pending: 1 })
  await transaction.done
}

/** The oldest events the server has not acknowledged, by id, which is by time of making. */
export async function listPending(
  database: LearnerDatabase,
  limit: number,
): Promise<PracticeEvent[]> {
  const stored = await database.getAllFromIndex('events', 'pending', 1, limit)
  return stored.map(({ event }) => event)
}

/** Events and reports that wait to be sent. */
export async function countPending(database: LearnerDatabase): Promise<number> {
  const events = await database.countFromIndex('events', 'pending', 1)
  return events + (await countPendingReports(database))
}

export function countPendingReports(database: LearnerDatabase): Promise<number> {
  return database.countFromIndex('reports', 'pending', 1)
}

/** What waits to be sent, by what it means to the learner. */
export interface Waiting {
  answers: number
  /** Settings, finished lessons, answers taken back. */
  changes: number
  reports: number
}

export async function countWaiting(database: LearnerDatabase): Promise<Waiting> {
  const events = await database.getAllFromIndex('events', 'pending', 1)
  const answers = events.filter(({ event }) => event.type === 'review').length
  return {
    answers,
    changes: events.length - answers,
    reports: await countPendingReports(database),
  }
}

const cursorKey = 'sync-cursor'

/** Up to where this device has what the server has; 0 for a new device. */
export async function readCursor(database: LearnerDatabase): Promise<number> {
  const cursor = await database.get('values', cursorKey)
  return typeof cursor === 'number' ? cursor : 0
}

/** Whether the server has ever answered this device. */
export async function hasBeenSynced(database: LearnerDatabase): Promise<boolean> {
  return (await database.get('values', cursorKey)) !== undefined
}

/**
 * Takes over what the server answered, whole or not at all: acknowledged events leave the
 * outbox, refused ones are kept with their reason, other devices' events come in, and the
 * cursor moves. Returns the ids that are new or newly dated here.
 */
export async function applySyncResponse(
  database: LearnerDatabase,
  response: SyncResponse,
): Promise<string[]> {
  const transaction = database.transaction(['events', 'values'], 'readwrite', {
    durability: 'strict',
  })
  const events = transaction.objectStore('events')
  const changed: string[] = []
  for (const { id, receivedAt } of response.acknowledged) {
    const stored = await events.get(id)
    if (stored === undefined) continue
    await events.put({ id, event: stored.event, receivedAt })
    changed.push(id)
  }
  for (const { id, reason } of response.refused) {
    const stored = await events.get(id)
    if (stored === undefined) continue
    await events.put({ id, event: stored.event, refusedBecause: reason })
  }
  for (const { receivedAt, ...event } of response.events) {
    await events.put({ id: event.id, event, receivedAt })
    changed.push(event.id)
  }
  await transaction.objectStore('values').put(response.cursor, cursorKey)
  await transaction.done
  return changed
}

import {
  eventKinds,
  firstEventKinds,
  isPracticeEvent,
  type PracticeEvent,
  type SentEvent,
  type SyncRequest,
  type SyncResponse,
} from '@mboa/contract'
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
export async function listPending(database: LearnerDatabase, limit: number): Promise<SentEvent[]> {
  const stored = await database.getAllFromIndex('events', 'pending', 1, limit)
  return stored.map(({ event, receivedAt }) => ({ ...event, receivedAt }))
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

/** Beside the cursor, which older versions of the app read and move on alone. */
const placeKey = 'sync-place'

/** Where a device stands in the learner's history, as a sync tells it. */
export type SyncPlace = Required<Pick<SyncRequest, 'cursor' | 'kinds'>> & Pick<SyncRequest, 'epoch'>

/**
 * Up to where this device has what the server has: 0 for a new device, and for one that can read
 * kinds of events by now that were withheld from it.
 */
export async function readPlace(
  database: LearnerDatabase,
  kinds: readonly string[] = eventKinds,
): Promise<SyncPlace> {
  const cursor = await database.get('values', cursorKey)
  const place = (await database.get('values', placeKey)) as SyncPlace | undefined
  const told = place?.cursor === cursor ? place?.kinds : undefined
  const hasAll = kinds.every((kind) => (told ?? firstEventKinds).includes(kind))
  return {
    cursor: hasAll && typeof cursor === 'number' ? cursor : 0,
    epoch: place?.epoch,
    kinds: [...kinds],
  }
}

interface Values {
  get: (key: string) => Promise<unknown>
  put: (value: unknown, key: string) => Promise<unknown>
}

export async function putPlace(values: Values, place: SyncPlace): Promise<void> {
  await values.put(place.cursor, cursorKey)
  await values.put(place, placeKey)
}

/** Whether the server has ever answered this device. */
export async function hasBeenSynced(database: LearnerDatabase): Promise<boolean> {
  return (await database.get('values', cursorKey)) !== undefined
}

/** Answered events that this version cannot read, as they came, by id. */
export const unreadKey = (id: string) => `unread-event:${id}`

/** Ids of answers that the server refused, until the learner has put that away. */
export const refusedKey = 'refused-answers'

/** The version of the app that settled last what the one before it had left. */
export const updatedKey = 'settled-by-version'

/**
 * Takes over what the server answered to what was asked at `place`, whole or not at all:
 * acknowledged events leave the outbox, refused ones are kept with their reason, other devices'
 * events come in, those that this version cannot read aside, and the place moves on. Returns the
 * ids that are new or newly dated here.
 */
export async function applySyncResponse(
  database: LearnerDatabase,
  response: SyncResponse,
  place: SyncPlace,
): Promise<string[]> {
  const transaction = database.transaction(['events', 'values'], 'readwrite', {
    durability: 'strict',
  })
  const events = transaction.objectStore('events')
  const values = transaction.objectStore('values')
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
    await values.put([...(await listRefusedAnswers(values)), id], refusedKey)
  }
  for (const answered of response.events) {
    // As it came, with what this version does not know of it: a later one may.
    const { receivedAt, ...event } = answered
    const { id } = event
    if (isPracticeEvent(event)) {
      await events.put({ id, event, receivedAt })
      changed.push(id)
    } else await values.put(answered, unreadKey(id))
  }
  const { cursor, epoch = place.epoch } = response
  await putPlace(values, { ...place, cursor, epoch })
  await transaction.done
  return changed
}

/** Ids of the answers that the server refused and nobody has put away yet. */
export async function listRefusedAnswers(values: Pick<Values, 'get'>): Promise<string[]> {
  return ((await values.get(refusedKey)) ?? []) as string[]
}

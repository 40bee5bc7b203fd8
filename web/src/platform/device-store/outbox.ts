import type { PracticeEvent, SentEvent } from '@mboa/contract'
import type { LearnerDatabase, StoredEvent } from './learner-database.ts'
import { writeDurably } from './write-durably.ts'

/** A learner's store, and the id under which the server knows them. */
export interface DeviceOfLearner {
  database: LearnerDatabase
  learner: string
  /** Nothing is asked for in their name once it is aborted. */
  signal: AbortSignal
}

/** An event as it waits to be sent. */
export const toPending = (event: PracticeEvent): StoredEvent => ({
  id: event.id,
  event,
  pending: 1,
  unfolded: 'undated',
})

/** A review with the offset from UTC that this device has at its instant. */
export const inLocalTime = (event: PracticeEvent): PracticeEvent =>
  event.type === 'review'
    ? { ...event, utcOffsetMinutes: 0 - new Date(event.answeredAt).getTimezoneOffset() }
    : event

/** Resolves when the events are on the disk of the device, not merely in its memory. */
export async function putInOutbox(
  database: LearnerDatabase,
  events: readonly PracticeEvent[],
): Promise<void> {
  await writeDurably(database, ['events'], (transaction) =>
    Promise.all(events.map((event) => transaction.objectStore('events').put(toPending(event)))),
  )
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

/** Up to where this device has what the server has. */
export const placeKey = 'sync-place'

/** Whether the server has ever answered this device. */
export async function hasBeenSynced(database: LearnerDatabase): Promise<boolean> {
  return (await database.get('values', placeKey)) !== undefined
}

/** Ids of answers that the server refused, until the learner has put that away. */
export const refusedKey = 'refused-answers'

/** Ids of the answers that the server refused and nobody has dismissed yet. */
export async function listRefusedAnswers(values: {
  get: (key: string) => Promise<unknown>
}): Promise<string[]> {
  return ((await values.get(refusedKey)) ?? []) as string[]
}

/** Recordings that were heard since the last sync, as it sends them. */
export const playedKey = 'played-takes'

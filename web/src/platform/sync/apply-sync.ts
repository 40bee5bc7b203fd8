import {
  eventKinds,
  isPracticeEvent,
  type PlayedTake,
  type SyncRequest,
  type SyncResponse,
} from '@mboa/contract'
import {
  foldingOf,
  type LearnerDatabase,
  type LearnerSchema,
} from '../device-store/learner-database.ts'
import { listRefusedAnswers, placeKey, playedKey, refusedKey } from '../device-store/outbox.ts'
import { writeDurably, type Writing } from '../device-store/write-durably.ts'

/** Where a device stands in the learner's history, as a sync reports it. */
export interface SyncPlace extends Pick<SyncRequest, 'cursor' | 'epoch'> {
  kinds: string[]
}

/**
 * Up to where this device has what the server has: 0 for a new device, and for one that can read
 * kinds of events by now that were withheld from it.
 */
export async function readPlace(
  database: LearnerDatabase,
  kinds: readonly string[] = eventKinds,
): Promise<SyncPlace> {
  const place = (await database.get('values', placeKey)) as SyncPlace | undefined
  const hasAll = kinds.every((kind) => place?.kinds.includes(kind))
  return { cursor: hasAll ? (place?.cursor ?? 0) : 0, epoch: place?.epoch, kinds: [...kinds] }
}

/** The version of the app that has tried what is refused or cannot be read. */
export const settledByKey = 'settled-by-version'

/** Answered events that this version cannot read, as they came, by id. */
export const unreadKey = (id: string) => `unread-event:${id}`

/** What a sync asked with, beside events: from where, and which recordings had been heard. */
interface Sent extends SyncPlace {
  played?: readonly PlayedTake[]
}

/**
 * Takes over what the server answered to what was sent, whole or not at all:
 * acknowledged events leave the outbox, refused ones are kept with their reason, other devices'
 * events come in, those that this version cannot read aside, and the place moves on. Returns the
 * ids that are new or newly dated here.
 */
export function applySyncResponse(
  database: LearnerDatabase,
  response: SyncResponse,
  sent: Sent,
): Promise<string[]> {
  return writeDurably(database, ['events', 'values'], (transaction) =>
    takeOver(transaction, response, sent),
  )
}

async function takeOver(
  transaction: Writing<LearnerSchema>,
  response: SyncResponse,
  { played = [], ...place }: Sent,
): Promise<string[]> {
  const events = transaction.objectStore('events')
  const values = transaction.objectStore('values')
  const changed: string[] = []
  for (const { id, receivedAt } of response.acknowledged) {
    const stored = await events.get(id)
    if (stored === undefined) continue
    const unfolded = foldingOf(stored, receivedAt)
    await events.put({ id, event: stored.event, receivedAt, unfolded })
    changed.push(id)
  }
  for (const { id, reason } of response.refused) {
    const stored = await events.get(id)
    if (stored === undefined) continue
    const unfolded = foldingOf(stored)
    await events.put({ id, event: stored.event, refusedBecause: reason, unfolded })
    await values.put([...(await listRefusedAnswers(values)), id], refusedKey)
  }
  for (const answered of response.events) {
    // As it came, with what this version does not know of it: a later one may.
    const { receivedAt, ...event } = answered
    const { id } = event
    if (isPracticeEvent(event)) {
      const unfolded = foldingOf(await events.get(id), receivedAt)
      await events.put({ id, event, receivedAt, unfolded })
      changed.push(id)
    } else {
      await values.put(answered, unreadKey(id))
    }
  }
  if (played.length > 0) {
    // What was heard meanwhile, or on another day, is for the next.
    const heard = ((await values.get(playedKey)) ?? []) as PlayedTake[]
    const isNew = ({ id, day }: PlayedTake) =>
      !played.some((each) => each.id === id && each.day === day)
    await values.put(heard.filter(isNew), playedKey)
  }
  const { cursor, epoch } = response
  await values.put({ ...place, cursor, epoch }, placeKey)
  return changed
}

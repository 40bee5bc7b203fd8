import { itemsOf, type Foldable, type SessionStart } from '@mboa/domain'
import {
  saveValue,
  withLearnerDatabase,
  type LearnerDatabase,
} from '../device-store/learner-database.ts'

/**
 * Where a device keeps what was begun on it and may be left in the middle, a session or a lesson:
 * what it was begun with, under a name. Its answers are events and kept anyway.
 */
export interface StoredRun<Begun, Run> {
  store: (userId: string, begun: Begun) => Promise<void>
  forget: (userId: string) => Promise<void>
  /** As it was left; undefined where there is none, or none that this version can read. */
  find: (userId: string) => Promise<Run | undefined>
}

/** The name of a lesson that was begun; the ids of a course's lessons begin with its code and a dot. */
export const lessonRunName = (lesson: string): string => `lesson-run-${lesson}`

/** The reviews of some sessions, with what takes them back. */
type ListEvents = (sessions: readonly SessionStart[]) => Promise<Foldable[]>

/** @param resume reads what is kept under the name, and goes through the answers again */
export function storedRun<Begun, Run>(
  name: string,
  resume: (stored: unknown, listEvents: ListEvents) => Promise<Run | undefined>,
): StoredRun<Begun, Run> {
  return {
    store: (userId, begun) => saveValue(userId, name, begun),
    forget: (userId) => withLearnerDatabase(userId, (database) => database.delete('values', name)),
    find: (userId) =>
      withLearnerDatabase(userId, async (database) =>
        resume(await database.get('values', name), async (sessions) => {
          const reviews = await listReviews(database, sessions)
          return [...reviews, ...(await listUndos(database, reviews))]
        }),
      ),
  }
}

/** By their items: an index of sessions would take seconds to build over years of answers. */
async function listReviews(
  database: LearnerDatabase,
  sessions: readonly SessionStart[],
): Promise<Foldable[]> {
  const items = new Set(sessions.flatMap(({ planned }) => planned.flatMap(itemsOf)))
  const cards = Array.from(items, (item) => IDBKeyRange.bound([item], [item, []]))
  const ids = new Set(sessions.map(({ id }) => id))
  const reviews = await listBy(database, 'card', cards)
  return reviews.filter((event) => event.type === 'review' && ids.has(event.session))
}

async function listBy(
  database: LearnerDatabase,
  index: 'card' | 'undoes',
  wanted: readonly (string | IDBKeyRange)[],
): Promise<Foldable[]> {
  const stored = await Promise.all(
    wanted.map((each) => database.getAllFromIndex('events', index, each)),
  )
  return stored.flat().map(({ event, receivedAt }) => ({ ...event, receivedAt }))
}

/** With the undos of these undos. */
async function listUndos(database: LearnerDatabase, events: Foldable[]): Promise<Foldable[]> {
  const ids = events.map(({ id }) => id)
  const undos = await listBy(database, 'undoes', ids)
  return undos.length === 0 ? undos : [...undos, ...(await listUndos(database, undos))]
}

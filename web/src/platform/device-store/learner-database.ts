import type { CourseSummary, PracticeEvent, Recording, Report, UnitPack } from '@mboa/contract'
import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { accountRemoved, removedHere } from '../session/accounts-here.ts'

/** An event as this device keeps it: to be sent, acknowledged, or refused for good. */
export interface StoredEvent {
  id: string
  event: PracticeEvent
  /** The server's time of receipt, epoch ms; stays where the event is to be sent again. */
  receivedAt?: number
  /** Present while the server has not acknowledged it: the outbox is the index of these. */
  pending?: 1
  /** Why the server refused it; kept, and told. */
  refusedBecause?: string
}

/** A report until the server has it; a refused one is kept with the reason. */
export interface StoredReport {
  id: string
  report: Report
  pending?: 1
  refusedBecause?: string
}

/** A recording with the course it is of. */
interface StoredRecording {
  id: string
  course: string
  recording: Recording
}

interface LearnerSchema extends DBSchema {
  events: { key: string; value: StoredEvent; indexes: { pending: number } }
  packs: { key: [course: string, unit: string]; value: { revision: string; pack: UnitPack } }
  courses: { key: string; value: CourseSummary }
  values: { key: string; value: unknown }
  reports: { key: string; value: StoredReport; indexes: { pending: number } }
  recordings: { key: string; value: StoredRecording; indexes: { course: string } }
}

export type LearnerDatabase = IDBPDatabase<LearnerSchema>

export const databaseNameOf = (userId: string) => `mboa-learner-${userId}`

/**
 * Opens one learner's store. Each learner has a database of their own, so that two accounts on
 * one phone never meet and a sign-out can leave what is not sent yet where it is.
 */
export async function openLearnerDatabase(userId: string): Promise<LearnerDatabase> {
  // To open a store that is gone would be to make it again.
  if (removedHere.has(userId)) throw accountRemoved
  try {
    return await open(userId, 3)
  } catch (error) {
    // Left by a newer version of the app, since taken back: what it added is not in our way.
    if ((error as DOMException).name === 'VersionError') return open(userId)
    throw error
  }
}

/** Does the work with the learner's store open, and closes it whatever becomes of the work. */
export async function withLearnerDatabase<Value>(
  userId: string,
  work: (database: LearnerDatabase) => Promise<Value>,
): Promise<Value> {
  const database = await openLearnerDatabase(userId)
  try {
    return await work(database)
  } catch (error) {
    throw removedHere.has(userId) ? accountRemoved : error
  } finally {
    database.close()
  }
}

function open(userId: string, version?: number): Promise<LearnerDatabase> {
  return openDB<LearnerSchema>(databaseNameOf(userId), version, {
    upgrade(database, oldVersion) {
      if (oldVersion < 3) {
        database.createObjectStore('recordings', { keyPath: 'id' }).createIndex('course', 'course')
      }
      if (oldVersion < 2) {
        database.createObjectStore('reports', { keyPath: 'id' }).createIndex('pending', 'pending')
      }
      if (database.objectStoreNames.contains('events')) return
      database.createObjectStore('events', { keyPath: 'id' }).createIndex('pending', 'pending')
      database.createObjectStore('packs')
      database.createObjectStore('courses', { keyPath: 'course' })
      database.createObjectStore('values')
    },
    // A newer version in another tab may upgrade at once; this tab opens it again when needed.
    blocking(_current, next, event) {
      // None where it is deleted, which another tab may do in the middle of our work.
      if (next === null) removedHere.add(userId)
      ;(event.target as IDBDatabase).close()
    },
  })
}

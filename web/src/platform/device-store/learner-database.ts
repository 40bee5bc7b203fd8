import type { CourseSummary, PracticeEvent, Recording, Report, UnitPack } from '@mboa/contract'
import type { Foldable, KeptCard } from '@mboa/domain'
import type { DBSchema, IDBPDatabase } from 'idb'
import { accountRemoved } from '../report-problem.ts'
import { removedHere } from './accounts-here.ts'
import { isConnectionClosed, openDatabase } from './open-database.ts'
import type { Waiting } from './settle-outbox.ts'
import { writeDurably } from './write-durably.ts'

/** An event as this device keeps it: to be sent, acknowledged, or refused for good. */
export interface StoredEvent {
  id: string
  event: PracticeEvent
  /** The server's time of receipt, epoch ms; stays where the event is to be sent again. */
  receivedAt?: number
  /** Present while the server has not acknowledged it: the outbox is the index of these. */
  pending?: 1
  /** Why the server refused it; kept, and shown. */
  refusedBecause?: string
  /**
   * Present while the snapshot of the fold lacks it (`fold-snapshot`): as long as the server has not
   * dated it, until it is folded, or because it has been dated otherwise since.
   */
  unfolded?: 'undated' | 'dated' | 'redated' | undefined
}

/** What the snapshot is of: where that is not so, it is thrown away. */
export interface SnapshotHead {
  /** The rules by which was folded, and whose events. */
  rules: string
  /** How many events, cards, and other rows of `foldRest` there are. */
  folded: number
  cards: number
  rest: number
}

/** A report until the server has it; a refused one is kept with the reason. */
export interface StoredReport extends Waiting {
  report: Report
}

/** A recording with the course it is of. */
interface StoredRecording {
  id: string
  course: string
  recording: Recording
}

export interface LearnerSchema extends DBSchema {
  events: {
    key: string
    value: StoredEvent
    indexes: {
      pending: number
      unfolded: string
      /** Of reviews. */
      card: [item: string, skill: string]
      /** Of undos: what they take back. */
      undoes: string
    }
  }
  packs: { key: [course: string, unit: string]; value: { revision: string; pack: UnitPack } }
  courses: { key: string; value: CourseSummary }
  values: { key: string; value: unknown }
  reports: { key: string; value: StoredReport; indexes: { pending: number } }
  recordings: { key: string; value: StoredRecording; indexes: { course: string } }
  /** The snapshot of the fold: each card in place of its reviews. */
  cards: { key: [item: string, skill: string]; value: KeptCard }
  /** The rest of it: its head, settings, lessons and undos, and what each session asked about. */
  foldRest: {
    key: 'head' | [of: 'change' | 'sessions', name: string]
    value: SnapshotHead | Foldable | string
  }
}

export type LearnerDatabase = IDBPDatabase<LearnerSchema>

export const learnerDatabaseNameOf = (userId: string) => `mboa-learner-${userId}`

/**
 * Opens one learner's store. Each learner has a database of their own, so that two accounts on
 * one phone never meet and a sign-out can leave what is not sent yet where it is.
 */
export const openLearnerDatabase = (userId: string): Promise<LearnerDatabase> =>
  openDatabase<LearnerSchema>({
    userId,
    name: learnerDatabaseNameOf(userId),
    // An interrupted removal may leave an empty one of version 1.
    version: 2,
    upgrade(database) {
      const events = database.createObjectStore('events', { keyPath: 'id' })
      events.createIndex('pending', 'pending')
      events.createIndex('unfolded', 'unfolded')
      events.createIndex('card', ['event.item', 'event.skill'])
      events.createIndex('undoes', 'event.undoes')
      database.createObjectStore('packs')
      database.createObjectStore('courses', { keyPath: 'course' })
      database.createObjectStore('values')
      database.createObjectStore('reports', { keyPath: 'id' }).createIndex('pending', 'pending')
      database.createObjectStore('recordings', { keyPath: 'id' }).createIndex('course', 'course')
      database.createObjectStore('cards', { keyPath: ['item', 'skill'] })
      database.createObjectStore('foldRest')
    },
  })

/**
 * Does the work with the learner's store open, and closes it whatever becomes of the work. Where
 * the connection is closed under it, the work is done once more from its beginning: what it writes is
 * to come out the same.
 */
export async function withLearnerDatabase<Value>(
  userId: string,
  work: (database: LearnerDatabase) => Promise<Value>,
  mayRepeat = true,
): Promise<Value> {
  const database = await openLearnerDatabase(userId)
  try {
    return await work(database)
  } catch (error) {
    if (removedHere.has(userId)) throw accountRemoved
    if (!mayRepeat || !isConnectionClosed(error, database)) throw error
  } finally {
    database.close()
  }
  return withLearnerDatabase(userId, work, false)
}

/**
 * How an event stands to the snapshot once it is dated so.
 * @param before as it is stored; undefined where it is not
 * @param receivedAt undefined where the server has not dated it
 */
export function foldingOf(
  before: StoredEvent | undefined,
  receivedAt?: number,
): StoredEvent['unfolded'] {
  const isFolded = before?.receivedAt !== undefined && before.unfolded === undefined
  if (isFolded && before.receivedAt === receivedAt) return undefined
  if (isFolded || before?.unfolded === 'redated') return 'redated'
  return receivedAt === undefined ? 'undated' : 'dated'
}

/** Keeps what must not be lost with the tab, under a name of its own. */
export function saveValue(userId: string, key: string, value: unknown): Promise<void> {
  return withLearnerDatabase(userId, async (database) => {
    await writeDurably(database, ['values'], (transaction) =>
      transaction.objectStore('values').put(value, key),
    )
  })
}

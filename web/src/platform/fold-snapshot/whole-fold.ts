import { foldEvents, type PracticeFold } from '@mboa/domain'
import type { IDBPDatabase } from 'idb'
import type { LearnerSchema, StoredEvent } from '../device-store/learner-database.ts'
import { toFoldable } from './to-foldable.ts'

const rowsAtOnce = 1_000

/**
 * All events of a learner's device, some at a time: nothing that is to be written waits for all.
 * What is written meanwhile may be among them or not.
 */
export async function readEvents(database: IDBPDatabase<LearnerSchema>): Promise<StoredEvent[]> {
  const all: StoredEvent[] = []
  for (;;) {
    const last = all.at(-1)
    const after = last && IDBKeyRange.lowerBound(last.id, true)
    const rows = await database.getAll('events', after, rowsAtOnce)
    all.push(...rows)
    if (rows.length < rowsAtOnce) return all
  }
}

/** The fold of all events, each review in its history: for what asks about single answers. */
export async function readWholeFold(database: IDBPDatabase<LearnerSchema>): Promise<PracticeFold> {
  return foldEvents((await readEvents(database)).map(toFoldable))
}

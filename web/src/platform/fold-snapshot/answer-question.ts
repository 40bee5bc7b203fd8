import {
  createRecallReader,
  extendFold,
  foldEvents,
  listOwnLessons,
  listOwnReviews,
} from '@mboa/domain'
import type { IDBPDatabase } from 'idb'
import { openIfThere } from '../device-store/databases.ts'
import { learnerDatabaseNameOf, type LearnerSchema } from '../device-store/learner-database.ts'
import { isQuotaExceeded } from '../device-store/write-durably.ts'
import type { FoldAnswers, FoldQuestion, FoldTask } from './fold-answers.ts'
import { foldArrived, isFoldable, keepFold, storeSnapshot } from './stored-snapshot.ts'
import { toFoldable } from './to-foldable.ts'
import { readEvents, readWholeFold } from './whole-fold.ts'

type Connection = IDBPDatabase<LearnerSchema>

type Respond = (answer: FoldAnswers[FoldTask]) => void

/**
 * Goes through a learner's events for what is asked: the work of a worker.
 * @param respond is called with the answer; there may be more to be done after it
 */
export async function answerQuestion(
  { task, userId, course }: FoldQuestion,
  respond: Respond,
): Promise<void> {
  // Whatever took the learner off this device meanwhile: nothing of theirs is made again.
  const database = (await openIfThere(learnerDatabaseNameOf(userId))) as unknown as
    | Connection
    | undefined
  if (database === undefined) throw new Error('Nothing of this learner is here')
  try {
    if (task === 'read') await read(database, userId, respond)
    if (task === 'keepUp') await keepUp(database, userId)
    if (task === 'recall') {
      respond(createRecallReader()(await readWholeFold(database), course))
    }
    if (task === 'own') {
      const fold = await readWholeFold(database)
      const reviews = listOwnReviews(fold, course)
      respond({ reviews, lessons: listOwnLessons(fold, course) })
    }
  } finally {
    database.close()
  }
}

async function read(database: Connection, userId: string, respond: Respond): Promise<void> {
  const rows = await readEvents(database)
  const fold = foldEvents(rows.filter(isFoldable).map(toFoldable))
  const isDated = ({ receivedAt }: (typeof rows)[number]) => receivedAt !== undefined
  const marked = rows.filter((row) => isDated(row) && !isFoldable(row))
  const kept = await keepFold(extendFold(fold, marked.map(toFoldable)))
  respond({ kept, unfolded: rows.filter((row) => !isDated(row)) })
  await alone(userId, async () => {
    if (await storeSnapshot(database, userId, { rows, fold })) await foldAll(database, userId)
  })
}

const keepUp = (database: Connection, userId: string) =>
  alone(userId, () => foldAll(database, userId))

async function foldAll(database: Connection, userId: string): Promise<void> {
  while (await foldArrived(database, userId));
}

/** Nothing is done where another tab is at it, and nothing is wrong where the device has no room. */
async function alone(userId: string, work: () => Promise<void>): Promise<void> {
  await navigator.locks.request(`mboa-fold-${userId}`, { ifAvailable: true }, async (lock) => {
    if (lock === null) return
    try {
      await work()
    } catch (error) {
      if (!isQuotaExceeded(error)) throw error
    }
  })
}

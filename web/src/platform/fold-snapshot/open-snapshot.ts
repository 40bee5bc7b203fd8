import { extendKept, restoreFold, type EventSource, type PracticeFold } from '@mboa/domain'
import {
  withLearnerDatabase,
  type LearnerDatabase,
  type StoredEvent,
} from '../device-store/learner-database.ts'
import { reportProblem } from '../report-problem.ts'
import { whenIdle } from '../run-when-idle.ts'
import { askFoldWorker } from './ask-fold-worker.ts'
import { readSnapshot } from './stored-snapshot.ts'
import { toFoldable } from './to-foldable.ts'

/** Some ten milliseconds of work on a cheap phone. */
const extendedAtOnce = 100

/** Fewer are read in no time, and a worker costs a phone memory. */
const worthFolding = 200

/** How a fold that was restored goes on. */
export interface OpenSnapshot {
  fold: PracticeFold
  /** The fold with what these rows add to it or date otherwise. */
  extend: (fold: PracticeFold, rows: readonly StoredEvent[]) => Promise<PracticeFold>
  /** Folds into the snapshot what has come since, once there is enough of it and time for it. */
  keepUp: () => void
}

/**
 * A learner's fold out of its snapshot and what came since. Where none stands, a worker reads all
 * events, answers what a snapshot of them holds, and stores it.
 */
export async function openSnapshot(
  userId: string,
  database: LearnerDatabase,
  ask: typeof askFoldWorker = askFoldWorker,
): Promise<OpenSnapshot> {
  const stored = (await readSnapshot(database, userId)) ?? (await ask({ task: 'read', userId }))
  let waiting = countDated(stored.unfolded)

  const extend: OpenSnapshot['extend'] = (fold, rows) => {
    waiting += countDated(rows)
    return withLearnerDatabase(userId, (open) => extendBy(fold, rows, sourceOf(open)))
  }

  function keepUp(): void {
    if (waiting < worthFolding) return
    waiting = 0
    whenIdle(() => {
      ask({ task: 'keepUp', userId }).catch((error: unknown) => {
        reportProblem('keeping the snapshot', error)
      })
    })
  }

  const fold = await extendBy(restoreFold(stored.kept), stored.unfolded, sourceOf(database))
  return { fold, extend, keepUp }
}

const countDated = (rows: readonly StoredEvent[]) =>
  rows.filter(({ unfolded }) => unfolded === 'dated').length

const sourceOf = (database: LearnerDatabase): EventSource => ({
  async listReviews(item, skill) {
    return (await database.getAllFromIndex('events', 'card', [item, skill])).map(toFoldable)
  },
  find: async (id) => (await database.get('events', id))?.event,
})

async function extendBy(
  fold: PracticeFold,
  rows: readonly StoredEvent[],
  source: EventSource,
): Promise<PracticeFold> {
  let extended = fold
  for (let from = 0; from < rows.length; from += extendedAtOnce) {
    // Between two parts of it a tap is answered.
    if (from > 0) await new Promise((resolve) => setTimeout(resolve))
    const arrived = rows.slice(from, from + extendedAtOnce).map((row) => ({
      event: toFoldable(row),
      // Its mark shows that no snapshot has it.
      isNew: row.unfolded === 'undated' || row.unfolded === 'dated',
    }))
    extended = await extendKept(extended, arrived, source)
  }
  return extended
}

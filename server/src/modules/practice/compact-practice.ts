import { setTimeout } from 'node:timers/promises'
import { practiceBlocksStep } from '../../migrations/0030-practice-blocks.ts'
import type { Context } from '../../context.ts'
import { breakOlder, readTakenAt } from '../../platform/database/migration-states.repository.ts'
import { isDatabaseUnavailable } from '../../platform/database/unavailable.ts'
import { walkPages } from '../../platform/database/walk-pages.ts'
import {
  hasBlocks,
  insertBlocks,
  listUncompacted,
  lockEvents,
  noteCompacted,
  takeOpenBlock,
} from './practice-blocks.repository.ts'
import { deleteEvents, listSingleEvents } from './practice-events.repository.ts'
import { compaction } from './limits.ts'

type CompactionContext = Pick<Context, 'database' | 'clock'>

/**
 * Puts events that have stood one by one for a while into blocks, learner by learner, each in a
 * transaction that is over in some milliseconds; between two of them it pauses as long, so that
 * whoever practises finds the database free. What is left goes on with the next call.
 * @param isStopping asked between two learners
 * @throws what failed first of single learners, after all the others
 */
export async function compactPractice(
  context: CompactionContext,
  isStopping: () => boolean = () => false,
): Promise<void> {
  const { queries } = context.database
  const now = context.clock.now()
  // Also after a restore, which makes the steps anew.
  if (await hasBlocks(queries)) await breakOlder(queries, practiceBlocksStep)
  const takenAt = await readTakenAt(queries, practiceBlocksStep)
  // Servers of the version before may run until then: they find no blocks.
  if (takenAt === undefined || now < takenAt + compaction.afterStepMs) return
  const startedAt = performance.now()
  const failures: unknown[] = []
  const before = now - compaction.afterMs
  const read = (page: Omit<Parameters<typeof listUncompacted>[1], 'before'>) =>
    listUncompacted(queries, { before, ...page })
  for await (const page of walkPages(read, (place) => place, compaction.learnersAtOnce)) {
    await breakOlder(queries, practiceBlocksStep)
    for (const { learnerId } of page) {
      if (isStopping() || performance.now() - startedAt > compaction.longestMs) return
      const beganAt = performance.now()
      await compactLearner(context, learnerId).catch((error: unknown) => {
        if (isDatabaseUnavailable(error)) throw error
        failures.push(error)
      })
      await setTimeout(performance.now() - beganAt)
    }
  }
  if (failures.length > 0) throw failures[0]
}

/** Puts all events of a learner into blocks, unless somebody else is at them. */
export async function compactLearner(
  { database }: Pick<CompactionContext, 'database'>,
  learnerId: string,
  { eventsInBlock, eventsAtOnce }: { eventsInBlock: number; eventsAtOnce: number } = compaction,
): Promise<void> {
  for (let more = true; more;) {
    more = await database.transaction(async (queries) => {
      if (!(await lockEvents(database.engine, queries, learnerId))) return false
      const single = await listSingleEvents(queries, learnerId, eventsAtOnce)
      const last = single.at(-1)
      if (last !== undefined) {
        const open = await takeOpenBlock(queries, learnerId, eventsInBlock)
        const numbered = [...open, ...single]
        await insertBlocks(queries, learnerId, { numbered, eventsInBlock })
        await deleteEvents(queries, learnerId, last.sequence)
      }
      if (single.length === eventsAtOnce) return true
      await noteCompacted(queries, learnerId)
      return false
    })
  }
}

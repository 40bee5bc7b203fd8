import { setTimeout } from 'node:timers/promises'
import type { Context } from '../../../context.ts'
import { isDatabaseUnavailable } from '../../../platform/database/unavailable.ts'
import { walkPages } from '../../../platform/database/walk-pages.ts'
import {
  insertBlocks,
  listUncompacted,
  lockEvents,
  noteCompacted,
  takeOpenBlock,
} from './repository.ts'
import { insertPackedIds } from './packed-ids.repository.ts'
import { deleteEvents, listSingleEvents } from '../repository.ts'
import { compaction } from '../limits.ts'

type CompactionContext = Pick<Context, 'database' | 'clock'>

/**
 * Puts events that have stood one by one for a while into blocks. What is left goes on with the next
 * call.
 * @param isStopping asked between two learners
 * @throws what failed first of single learners, after all the others
 */
export async function compactPractice(
  context: CompactionContext,
  isStopping: () => boolean = () => false,
): Promise<void> {
  const before = context.clock.now() - compaction.afterMs
  const startedAt = performance.now()
  const isOver = () => isStopping() || performance.now() - startedAt > compaction.longestMs
  const failures: unknown[] = []
  for await (const { failure } of compactEach(context, before, { isOver })) {
    if (failure !== undefined) failures.push(failure)
  }
  if (failures.length > 0) throw failures[0]
}

/** What became of one learner's events. */
interface CompactedLearner {
  readonly learnerId: string
  readonly moved: number
  readonly failure?: unknown
}

/**
 * Learner by learner, each in a transaction that is over in some milliseconds; between two of them
 * it pauses as long, so that whoever practises finds the database free.
 * @param before takes those who have had events one by one since before this instant
 * @param given.isOver asked between two learners
 * @param given.waits for whoever is at a learner's events, instead of passing them over
 */
export async function* compactEach(
  context: CompactionContext,
  before: number,
  { isOver = () => false, waits = false }: { isOver?: () => boolean; waits?: boolean },
): AsyncGenerator<CompactedLearner, void> {
  const { queries } = context.database
  const read = (page: Omit<Parameters<typeof listUncompacted>[1], 'before'>) =>
    listUncompacted(queries, { before, ...page })
  for await (const page of walkPages(read, (place) => place, compaction.learnersAtOnce)) {
    for (const { learnerId } of page) {
      if (isOver()) return
      const beganAt = performance.now()
      yield await compactLearner(context, learnerId, { ...compaction, waits }).then(
        (moved) => ({ learnerId, moved }),
        (failure: unknown) => {
          if (isDatabaseUnavailable(failure)) throw failure
          return { learnerId, moved: 0, failure }
        },
      )
      await setTimeout(performance.now() - beganAt)
    }
  }
}

/** Puts all events of a learner into blocks; how many they were. */
export async function compactLearner(
  { database }: Pick<CompactionContext, 'database'>,
  learnerId: string,
  {
    eventsInBlock,
    eventsAtOnce,
    waits = false,
  }: { eventsInBlock: number; eventsAtOnce: number; waits?: boolean } = compaction,
): Promise<number> {
  for (let moved = 0; ;) {
    const taken = await database.transaction(async (queries) => {
      if (!(await lockEvents(database.engine, queries, { learnerId, waits }))) return 0
      const single = await listSingleEvents(queries, learnerId, eventsAtOnce)
      const last = single.at(-1)
      if (last !== undefined) {
        const open = await takeOpenBlock(queries, learnerId, eventsInBlock)
        const numbered = [...open, ...single]
        await insertBlocks(queries, learnerId, { numbered, eventsInBlock })
        const ids = single.map(({ event: { id, receivedAt } }) => ({ id, receivedAt }))
        await insertPackedIds(queries, learnerId, ids)
        await deleteEvents(queries, learnerId, last.sequence)
      }
      if (single.length < eventsAtOnce) await noteCompacted(queries, learnerId)
      return single.length
    })
    moved += taken
    if (taken < eventsAtOnce) return moved
  }
}

import type { Context } from '../../../context.ts'
import { compactEach } from './compact-practice.ts'
import { giveRoomBack, reuseRoom } from './room.repository.ts'

type CompactionContext = Pick<Context, 'database' | 'clock'>

interface Compacted {
  readonly events: number
  /** Learners some of whose events cannot be read; they stay as they are. */
  readonly failed: number
  readonly firstFailure: unknown
}

/**
 * Puts all events that stand one by one into blocks, however young, and gives the disk back the
 * room they took. Servers may run: who practises meanwhile comes with the hourly sweep. Where it is
 * ended it goes on with the next call.
 * @param tell how many events were moved so far, after each learner
 */
export async function compactAtOnce(
  context: CompactionContext,
  tell: (events: number) => void,
): Promise<Compacted> {
  const { database, clock } = context
  const failures = new Map<string, unknown>()
  let events = 0
  const moveAll = async () => {
    for await (const each of compactEach(context, clock.now() + 1, { waits: true })) {
      if (each.failure !== undefined) failures.set(each.learnerId, each.failure)
      events += each.moved
      tell(events)
    }
  }
  await moveAll()
  if (database.engine === 'postgres') {
    // What came meanwhile stands at the end of the table, which is cut off where it is empty; what
    // comes from now on finds room at its beginning.
    await reuseRoom(database)
    await moveAll()
  }
  await giveRoomBack(database)
  return { events, failed: failures.size, firstFailure: [...failures.values()][0] }
}

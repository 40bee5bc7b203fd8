import type { PlayedTake } from '@mboa/contract'
import { readClock } from '../true-clock.ts'
import { withLearnerDatabase } from './learner-database.ts'
import { playedKey } from './outbox.ts'
import { writeIfRoom } from './write-durably.ts'

const dayMs = 86_400_000
/** One sync takes as many; where more were heard without a network, the newest count. */
const mostKept = 200

/** Keeps until the next sync that a recording was heard, once a day. */
export async function keepPlayedTake(userId: string, id: string): Promise<void> {
  const day = Math.floor(readClock() / dayMs)
  await withLearnerDatabase(userId, (database) =>
    writeIfRoom(database, ['values'], async (transaction) => {
      const values = transaction.objectStore('values')
      const played = ((await values.get(playedKey)) ?? []) as PlayedTake[]
      const others = played.filter((each) => each.id !== id)
      await values.put([...others, { id, day }].slice(-mostKept), playedKey)
    }),
  )
}

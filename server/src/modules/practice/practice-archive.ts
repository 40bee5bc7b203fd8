import type { ReceivedEvent } from '@mboa/contract'
import type { Database } from '../../platform/database/database.ts'
import { walkPages } from '../../platform/database/walk-pages.ts'
import { countEvents, listEvents, readLastSequence } from './practice-events.repository.ts'

/** What a learner has practised, for those who ask for all of it. */
export interface PracticeArchive {
  count(learnerId: string): Promise<number>
  /** In the order in which the events became durable, page by page. */
  walk(learnerId: string): AsyncIterable<readonly ReceivedEvent[]>
}

/** 300 kB of the largest events: between two pages, the server answers others. */
const pageSize = 50

export function createPracticeArchive({ database }: { database: Database }): PracticeArchive {
  const { queries } = database
  return {
    count: (learnerId) => countEvents(queries, learnerId),
    async *walk(learnerId) {
      const through = await readLastSequence(queries, learnerId)
      const read = ({ after = 0, limit }: { after: number | undefined; limit: number }) =>
        listEvents(queries, learnerId, { after, through, limit })
      for await (const rows of walkPages(read, ({ sequence }) => sequence, pageSize)) {
        yield rows.map(({ event }) => event)
      }
    },
  }
}

import type { ReceivedEvent } from '@mboa/contract'
import type { Database } from '../../platform/database/database.ts'
import { countEvents, listEvents, readLastSequence } from './practice-events.repository.ts'

/** What a learner has practised, for those who ask for all of it. */
export interface PracticeArchive {
  count(learnerId: string): Promise<number>
  /** In the order in which the events became durable. */
  listAll(learnerId: string): Promise<readonly ReceivedEvent[]>
}

const pageSize = 1000

export function createPracticeArchive({ database }: { database: Database }): PracticeArchive {
  const { queries } = database
  return {
    count: (learnerId) => countEvents(queries, learnerId),
    async listAll(learnerId) {
      const through = await readLastSequence(queries, learnerId)
      const events: ReceivedEvent[] = []
      let after = 0
      for (;;) {
        const page = await listEvents(queries, learnerId, { after, through, limit: pageSize })
        events.push(...page.map(({ event }) => event))
        const last = page.at(-1)
        if (last === undefined || page.length < pageSize) return events
        after = last.sequence
      }
    },
  }
}

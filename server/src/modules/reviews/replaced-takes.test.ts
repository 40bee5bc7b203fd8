import { sql } from 'kysely'
import { describe, expect, inject, it } from 'vitest'
import type { Queries } from '../../platform/database/database.ts'
import { countRowsRead } from '../../testing/count-rows-read.ts'
import { explain } from '../../testing/explain.ts'
import { consentToFilled, fillTakes } from '../../testing/fill-takes.ts'
import { openWithoutStatistics } from '../../testing/migrated-database.ts'
import { countWaiting, listWaiting } from './queue.repository.ts'
import { countByState } from './shown-takes/repository.ts'
import { countTakesWaiting } from '../takes/index.ts'

const count = 2_000

const works: Readonly<Record<string, (queries: Queries) => Promise<unknown>>> = {
  'what a reviewer has to hear': (queries) => countWaiting(queries, 'reviewer', 'ewo'),
  'what a reviewer hears next': (queries) => listWaiting(queries, 'reviewer', 'ewo', 25),
  'what waits in a language': (queries) => countTakesWaiting(queries, 'ewo'),
  'one’s own takes by state': (queries) => countByState(queries, 'recorder'),
}

describe.runIf(inject('postgresUrl') !== undefined)('takes said again, on PostgreSQL', () => {
  it.each(['without statistics', 'with statistics'])(
    'are found by one seek each %s',
    async (how) => {
      const database = await openWithoutStatistics()
      await fillTakes(database, { recorderId: 'recorder', count })
      await consentToFilled(database, 'recorder')
      const { queries } = database
      // One recorder said one word over and over: the worst for whoever looks for later takes.
      await queries
        .updateTable('takes')
        .set({ item: 'ewo.today', dialect: null, approvedAt: null, saidAgain: 1 })
        .execute()
      if (how === 'with statistics') await sql`analyze`.execute(queries)
      for (const work of Object.values(works)) {
        expect(await countRowsRead(queries, work)).toBeLessThan(12 * count)
      }
    },
  )
})

describe('takes said again, on SQLite', () => {
  it.each(Object.entries(works))('are found by one seek each in %s', async (_, work) => {
    const plans = await explain(work)
    expect(plans.filter((plan) => plan.includes(' other '))).toEqual([
      expect.stringMatching(
        /^SEARCH other USING INDEX takes_of_the_same \(.*<expr>=\? AND recorded_at>\?\)$/,
      ),
    ])
    expect(plans.filter((plan) => /^SCAN (?:takes|other)/.test(plan))).toEqual([])
  })
})

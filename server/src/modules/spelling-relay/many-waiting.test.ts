import { spellingsLimit } from '@mboa/contract'
import { testId } from '@mboa/domain/testing'
import { expect, it } from 'vitest'
import type { Queries } from '../../platform/database/database.ts'
import { describeBothEngines } from '../../testing/engines.ts'
import { readSpellings, sendContributions, speak } from '../../testing/spellings.ts'
import { aContribution } from '../../testing/takes.ts'
import { startWorld } from '../../testing/world.ts'
import { listSpellingsToJudge } from '../contributions/index.ts'

const count = 3 * spellingsLimit

/** Counts the rows that statements return. */
function watchRows(queries: Queries) {
  const work = { rows: 0 }
  const watched = queries.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult({ result }) {
      work.rows += result.rows.length
      return Promise.resolve(result)
    },
  })
  return { work, watched }
}

describeBothEngines('spellings that wait in a language', (engine) => {
  it('are read a page at a time, and all of them counted', async () => {
    const world = await startWorld(engine)
    const { queries } = world.database
    const { take, others } = await speak(world)
    const [writer, listener] = others
    for (let from = 1; from <= count; from += spellingsLimit) {
      const ids = Array.from({ length: spellingsLimit }, (_, at) => testId(from + at))
      await sendContributions(writer, ...ids.map((id) => aContribution({ id, take })))
    }

    const { spelled, waiting } = await readSpellings(listener)
    expect([spelled.length, waiting.toConfirm]).toEqual([spellingsLimit, count])
    const { work, watched } = watchRows(queries)
    const asked = { course: 'ewo', judgeId: 'who-listens' }
    const page = { after: spelled.at(-1) ?? '', limit: spellingsLimit }
    const next = await listSpellingsToJudge(watched, asked, page)
    expect(next[0]?.received.contribution.id).toBe(testId(spellingsLimit + 1))
    expect([next.length, work.rows]).toEqual([spellingsLimit, spellingsLimit])
  })
})

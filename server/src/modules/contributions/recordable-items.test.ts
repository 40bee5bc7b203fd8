import { testId } from '@mboa/domain/testing'
import { expect, it } from 'vitest'
import { describeBothEngines } from '../../testing/engines.ts'
import { explain } from '../../testing/explain.ts'
import { insertMany } from '../../testing/measured-server.ts'
import { sendContributions } from '../../testing/spellings.ts'
import { aContribution, signInRecorder } from '../../testing/takes.ts'
import { watchRows } from '../../testing/watch-rows.ts'
import { startWorld } from '../../testing/world.ts'
import { listRecordable } from './repository.ts'
import { createListRecordableItems } from './recordable-items.ts'

const count = 1_100

describeBothEngines('words that can be recorded', (engine) => {
  it('are read in pages, and listed from the newest', async () => {
    const world = await startWorld(engine)
    const { queries } = world.database
    await sendContributions(await signInRecorder(world), aContribution())
    const row = await queries.selectFrom('contributions').selectAll().executeTakeFirstOrThrow()
    const rowOf = (id: string, checkedAt: number | null) => ({
      ...row,
      id,
      checkedAt,
      contribution: JSON.stringify(aContribution({ id, concept: `hoe-${id}` })),
    })
    const ids = Array.from({ length: 2 * count }, (_, nth) => testId(10 + nth))
    await insertMany(
      queries,
      'contributions',
      ids.map((id, nth) => rowOf(id, nth % 2 === 0 ? 1 : null)),
    )
    const { work, watched } = watchRows(queries)
    const database = { ...world.database, queries: watched }
    const list = createListRecordableItems({ database, library: world.context.library })
    const asked = { course: 'ewo', recorderId: row.contributorId ?? '', changes: '1' }
    const items = await list(asked)
    const newestFirst = ids.toReversed().map((id) => `ewo.concept-hoe-${id}`)
    expect(items.map(({ item }) => item)).toEqual([...newestFirst, 'ewo.concept-hoe'])
    expect(work.maxRows).toBe(500)
    const ofOthers = await list({ ...asked, recorderId: 'somebody-else' })
    const checked = newestFirst.filter((_, nth) => nth % 2 === 1)
    expect(ofOthers.map(({ item }) => item)).toEqual(checked)
  })
})

it('finds the words of one contributor by index', async () => {
  const wanted = { course: 'ewo', uncheckedOf: 'ada' }
  const plans = await explain((queries) =>
    listRecordable(queries, wanted, { after: '', limit: 500 }),
  )
  expect(plans.join('\n')).toContain('contributions_by_contributor (contributor_id=? AND id>?)')
})

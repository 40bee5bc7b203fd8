import { testId } from '@mboa/domain/testing'
import { expect, it } from 'vitest'
import { insertMany } from '../../testing/measured-server.ts'
import { sendContributions } from '../../testing/spellings.ts'
import { aContribution, signInRecorder } from '../../testing/takes.ts'
import { watchRows } from '../../testing/watch-rows.ts'
import { startWorld } from '../../testing/world.ts'
import { listAllContributions } from './walk-contributions.ts'

it('reads all contributions of a language in pages of a hundred', async () => {
  const world = await startWorld('sqlite')
  const { queries } = world.database
  await sendContributions(await signInRecorder(world), aContribution())
  const row = await queries.selectFrom('contributions').selectAll().executeTakeFirstOrThrow()
  const others = Array.from({ length: 249 }, (_, nth) => ({ ...row, id: testId(10 + nth) }))
  await insertMany(queries, 'contributions', others)
  const { work, watched } = watchRows(queries)
  expect(await listAllContributions(watched, { course: 'ewo' })).toHaveLength(250)
  expect(work.maxRows).toBe(100)
})

import { testId } from '@mboa/domain/testing'
import { expect, it } from 'vitest'
import { isDatabaseUnavailable } from '../../platform/database/unavailable.ts'
import { describeEngines } from '../../testing/engines.ts'
import { signInRecorder, storeTake } from '../../testing/takes.ts'
import { startWorld } from '../../testing/world.ts'
import { listHeardIds, listTakes, listTakesSaying, removeTakes } from './repository.ts'
import { countHeardVoices, countTakesOfRecorders } from './voices.repository.ts'

/** More than one statement of either engine takes values. */
const tooMany = 70_000

describeEngines('a list of more ids than a statement takes', (engine) => {
  it('is read and removed whole', async () => {
    const world = await startWorld(engine)
    const recorder = await signInRecorder(world)
    const take = await storeTake(world, recorder)
    const { queries } = world.database
    const { item, course } = take.description
    await queries.updateTable('takes').set({ approvedAt: 1 }).execute()
    const many = (last: string) => [
      ...Array.from({ length: tooMany }, (_, at) => testId(at + 1)),
      last,
    ]
    const items = many(item)
    const row = await queries.selectFrom('takes').select('recorderId').executeTakeFirstOrThrow()
    expect((await listTakes(queries, many(take.id))).map(({ id }) => id)).toEqual([take.id])
    expect(await listTakesSaying(queries, course, items)).toMatchObject([{ id: take.id }])
    expect(await listHeardIds(queries, course, { items, each: 1 })).toEqual([take.id])
    expect(await countHeardVoices(queries, course, items)).toEqual([{ item, voices: 1 }])
    const recorders = await countTakesOfRecorders(queries, course, many(row.recorderId ?? ''))
    expect(recorders).toMatchObject([{ takes: 1 }])
    await removeTakes(queries, many(take.id))
    expect(await listTakes(queries, [take.id])).toEqual([])
  })
})

it('a statement that breaks the protocol is no outage', () => {
  const broken = Object.assign(new Error('bind message has 466 parameter formats'), {
    code: '08P01',
    severity: 'ERROR',
  })
  const lost = Object.assign(new Error('connection failure'), { code: '08006' })
  expect([broken, lost].map(isDatabaseUnavailable)).toEqual([false, true])
})

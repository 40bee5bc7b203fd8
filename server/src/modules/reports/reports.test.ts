import { api, profileExportSchema, sendReportsResponseSchema } from '@mboa/contract'
import { testId } from '@mboa/domain/testing'
import { expect, it } from 'vitest'
import { collectPages } from '../../platform/database/walk-pages.ts'
import { describeEngines } from '../../testing/engines.ts'
import { signIn } from '../../testing/people.ts'
import { aReport } from '../../testing/practice.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { startWorld, type World } from '../../testing/world.ts'
import { walkReports } from './repository.ts'

const listAll = ({ database }: World, course?: string) =>
  collectPages(walkReports(database.queries, course))

const eve = { email: 'eve@example.com', phoneNumber: '+237670000002', fullName: 'Eve Other' }

async function send(client: TestClient, ...reports: readonly unknown[]) {
  const answer = await client.post(api.sendReports.path, { reports })
  return answer.as(sendReportsResponseSchema)
}

describeEngines('reports', (engine) => {
  it('are kept code point by code point, with the time of receipt', async () => {
    const world = await startWorld(engine)
    const client = await signIn(world)
    // Decomposed, with a lone surrogate and a zero: what a broken keyboard may send.
    const report = aReport({ answer: 'oki\u0301ri\uD800\u0000', comment: 'My grandmother’s word.' })
    expect(await send(client, report)).toEqual({ acknowledged: [report.id], refused: [] })
    const kept = await listAll(world, 'ewo')
    expect(kept).toEqual([{ ...report, receivedAt: world.clock.now() }])
  })

  it('are taken once, however often they are sent', async () => {
    const world = await startWorld(engine)
    const client = await signIn(world)
    await send(client, aReport())
    world.clock.advance(1000)
    const again = aReport({ comment: 'changed on the way' })
    expect(await send(client, again, again)).toEqual({ acknowledged: [testId(1)], refused: [] })
    expect(await listAll(world)).toMatchObject([{ comment: '' }])
  })

  it('may have the same id with two learners', async () => {
    const world = await startWorld(engine)
    await send(await signIn(world), aReport())
    await send(await signIn(world, eve), aReport({ course: 'dua' }))
    expect(await listAll(world)).toHaveLength(2)
    expect(await listAll(world, 'dua')).toHaveLength(1)
  })

  it('are judged one by one', async () => {
    const world = await startWorld(engine)
    const client = await signIn(world)
    const { acknowledged, refused } = await send(
      client,
      { ...aReport(), id: 'mine', reason: 'boring' },
      aReport({ id: testId(2) }),
      null,
    )
    expect(acknowledged).toEqual([testId(2)])
    expect(refused.map(({ id }) => id)).toEqual(['mine', ''])
    expect(refused[0]?.reason).toContain('reason')
  })

  it('with a text that a database cannot hold hold up no others', async () => {
    const world = await startWorld(engine)
    const client = await signIn(world)
    const { acknowledged, refused } = await send(
      client,
      aReport({ course: 'ewo\u0000' }),
      aReport({ id: testId(2) }),
      // What is said of sound is kept as text beside the report.
      aReport({ id: testId(3), reason: 'no-sound', comment: 'Please\u0000' }),
    )
    expect(acknowledged).toEqual([testId(2)])
    expect(refused.map(({ id }) => id)).toEqual([testId(1), testId(3)])
  })

  it('are refused in masses', async () => {
    const world = await startWorld(engine)
    const client = await signIn(world)
    const many = await client.post(api.sendReports.path, { reports: Array(21).fill(aReport()) })
    expect(many.status).toBe(400)
    for (let hit = 0; hit < 30; hit++) await client.post(api.sendReports.path, { reports: [] })
    const answer = await client.post(api.sendReports.path, { reports: [] })
    expect([answer.status, answer.error.code]).toEqual([429, 'too-many-attempts'])
  })

  it('are part of one’s own data, and nobody else’s', async () => {
    const world = await startWorld(engine)
    const client = await signIn(world)
    await send(client, aReport())
    await send(await signIn(world, eve), aReport({ id: testId(2) }))
    const file = (await client.get(api.exportProfile.path)).as(profileExportSchema)
    expect(file.reports.map(({ id }) => id)).toEqual([testId(1)])
  })
})

import { api } from '@mboa/contract'
import { testId } from '@mboa/domain/testing'
import { expect, it } from 'vitest'
import { describeBothEngines } from '../testing/engines.ts'
import { signIn } from '../testing/people.ts'
import { aReport } from '../testing/practice.ts'
import { aContribution, signInRecorder } from '../testing/takes.ts'
import { startWorld, type World } from '../testing/world.ts'

const hourMs = 60 * 60_000

/** Uses up everybody's daily quota except for `bytes`. */
async function leave({ database }: World, bytes: number, bytesADay: number): Promise<void> {
  await database.queries
    .updateTable('dailyQuotas')
    .set({ bytes: bytesADay - bytes })
    .execute()
}

const ofRequests = 32 * 1024 * 1024

describeBothEngines('what one account may send in a day', (engine) => {
  it('is refused beyond it, with when to send it again, and stored then', async () => {
    const world = await startWorld(engine)
    const learner = await signIn(world)
    const send = (id: number) =>
      learner.post(api.sendReports.path, { reports: [aReport({ id: testId(id) })] })
    expect((await send(1)).status).toBe(200)
    await leave(world, 1_000, ofRequests)
    world.clock.advance(hourMs)
    const refused = await send(2)
    expect([refused.status, refused.error]).toMatchObject([
      429,
      { code: 'daily-quota-reached', retryAfterSeconds: 23 * 60 * 60 },
    ])
    expect(await world.database.queries.selectFrom('reports').select('id').execute()).toHaveLength(
      1,
    )
    world.clock.advance(23 * hourMs)
    expect((await send(2)).status).toBe(200)
  })

  it('counts each account by itself, and reading never', async () => {
    const world = await startWorld(engine)
    const one = await signInRecorder(world, 1)
    const send = (client: typeof one, id: number) =>
      client.post(api.sendContributions.path, {
        contributions: [aContribution({ id: testId(id) })],
      })
    await send(one, 1)
    await leave(world, 0, ofRequests)
    expect((await send(one, 2)).error.code).toBe('daily-quota-reached')
    expect((await one.get(api.listContributions.path)).status).toBe(200)
    const two = await signInRecorder(world, 2)
    expect((await send(two, 3)).status).toBe(200)
  })

  it('begins anew where the clock was ahead', async () => {
    const world = await startWorld(engine)
    const learner = await signIn(world)
    const send = (id: number) =>
      learner.post(api.sendReports.path, { reports: [aReport({ id: testId(id) })] })
    await send(1)
    await leave(world, 0, ofRequests)
    const ahead = world.clock.now() + 20 * 24 * hourMs
    await world.database.queries.updateTable('dailyQuotas').set({ dayBeganAt: ahead }).execute()
    expect((await send(2)).status).toBe(200)
  })
})

import { api, syncBatchLimit } from '@mboa/contract'
import { buildReview, testId } from '@mboa/domain/testing'
import { expect, it } from 'vitest'
import { createDevice } from '../../testing/device.ts'
import { describeBothEngines } from '../../testing/engines.ts'
import { password, signIn } from '../../testing/people.ts'
import { exchange, exchangeAll } from '../../testing/practice.ts'
import { startWorld } from '../../testing/world.ts'

const devices = 8
const rounds = 12
const eventsPerRound = 5

describeBothEngines('devices of one learner that sync at the same moment', (engine) => {
  it('lose nothing and skip nothing', async () => {
    const world = await startWorld(engine)
    await signIn(world)
    const started = Array.from({ length: devices }, async (_, index) => {
      const client = world.client()
      await client.post(api.login.path, { identifier: 'ada@example.com', password })
      return { index, client, device: createDevice() }
    })
    const all = await Promise.all(started)
    await Promise.all(
      all.map(async ({ index, client, device }) => {
        for (let round = 0; round < rounds; round += 1) {
          for (let nth = 0; nth < eventsPerRound; nth += 1) {
            const number = index * 1_000 + round * eventsPerRound + nth
            device.record(buildReview({ id: testId(number), item: `tst.${nth}` }))
          }
          device.apply(await exchange(client, device.request()))
        }
      }),
    )
    const [{ client }] = all as [(typeof all)[number]]
    const { events } = await exchangeAll(client)
    expect(new Set(events.map(({ id }) => id)).size).toBe(devices * rounds * eventsPerRound)
    for (const { client, device } of all) {
      // What came during the rush stays fetched: only what lies behind the cursor is asked for.
      device.apply(await exchange(client, device.request()))
      const byId = events.toSorted((a, b) => (a.id < b.id ? -1 : 1))
      expect(device.listEvents()).toEqual(byId)
    }
  })

  it('get every event of a batch that all of them send once', async () => {
    const world = await startWorld(engine)
    const client = await signIn(world)
    const events = Array.from({ length: syncBatchLimit }, (_, at) =>
      buildReview({ id: testId(at) }),
    )
    const answers = await Promise.all(
      Array.from({ length: devices }, () => exchange(client, { events })),
    )
    for (const { acknowledged } of answers) {
      expect(acknowledged).toEqual(answers[0]?.acknowledged)
      expect(acknowledged).toHaveLength(syncBatchLimit)
    }
    expect((await exchangeAll(client)).events).toHaveLength(syncBatchLimit)
  })
})

import { api } from '@mboa/contract'
import { testId } from '@mboa/domain/testing'
import { expect, it } from 'vitest'
import { beginEpoch } from '../../platform/database/epoch.repository.ts'
import { describeBothEngines } from '../../testing/engines.ts'
import { password, signIn } from '../../testing/people.ts'
import { exchange, reviewsOf } from '../../testing/practice.ts'
import { startWorld } from '../../testing/world.ts'

describeBothEngines('sync after a restore', (engine) => {
  it('starts over for a device of another epoch, wherever its cursor stands', async () => {
    const world = await startWorld(engine)
    const phone = await signIn(world)
    const first = await exchange(phone, { events: reviewsOf(1, 2) })
    const { epoch } = first
    const { cursor } = first
    expect((await exchange(phone, { cursor, epoch })).events).toEqual([])
    await beginEpoch(world.database.queries, 'another')
    const whole = await exchange(phone, { cursor, epoch })
    expect(whole.events.map(({ id }) => id)).toEqual([testId(1), testId(2)])
    expect(whole.epoch).toBe('another')
    expect((await exchange(phone, { cursor, epoch: 'another' })).events).toEqual([])
    // Those out there name none.
    expect((await exchange(phone, { cursor })).events).toEqual([])
  })

  it('keeps the date of what was received before a restore, but none from the future', async () => {
    const world = await startWorld(engine)
    const phone = await signIn(world)
    const now = world.clock.now()
    const [earlier, later] = reviewsOf(1, 2)
    const events = [
      { ...earlier, receivedAt: now - 5_000 },
      { ...later, receivedAt: now + 5_000 },
    ]
    const { acknowledged } = await exchange(phone, { events })
    expect(acknowledged.map(({ receivedAt }) => receivedAt)).toEqual([now - 5_000, now])
    const tablet = world.client()
    await tablet.post(api.login.path, { identifier: 'ada@example.com', password })
    const received = await exchange(tablet)
    expect(received.events).toEqual([
      { ...earlier, receivedAt: now - 5_000 },
      { ...later, receivedAt: now },
    ])
  })

  it('starts over for a cursor that it never gave', async () => {
    const world = await startWorld(engine)
    const phone = await signIn(world)
    await exchange(phone, { events: reviewsOf(1, 2) })
    const answer = await exchange(phone, { events: reviewsOf(3), cursor: 1_000 })
    expect(answer.events.map(({ id }) => id)).toEqual([testId(1), testId(2)])
    expect(answer.cursor).toBe(3)
  })
})

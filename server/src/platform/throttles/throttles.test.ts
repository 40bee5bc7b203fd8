import { expect, it } from 'vitest'
import { describeBothEngines, type Engine } from '../../testing/engines.ts'
import { createFakeClock } from '../../testing/fake-clock.ts'
import { openMigratedDatabase } from '../../testing/migrated-database.ts'
import { createThrottles, sweepThrottles } from './throttles.repository.ts'
import type { Limit } from './throttles.ts'

const limit: Limit = { name: 'knock', hits: 3, windowMs: 60_000 }

async function start(engine: Engine) {
  const database = await openMigratedDatabase(engine)
  const clock = createFakeClock()
  return { database, clock, throttles: createThrottles(database, clock) }
}

describeBothEngines('throttles', (engine) => {
  it('allow so many hits in any window, and say when the next is possible', async () => {
    const { clock, throttles } = await start(engine)
    const hit = () => throttles.hit(limit, 'door')
    expect(await hit()).toEqual({ allowed: true })
    clock.advance(50_000)
    expect([await hit(), await hit()]).toEqual([{ allowed: true }, { allowed: true }])
    expect(await hit()).toEqual({ allowed: false, retryAfterSeconds: 10 })
    clock.advance(10_000)
    expect(await hit()).toEqual({ allowed: true })
    expect(await hit()).toEqual({ allowed: false, retryAfterSeconds: 50 })
  })

  it('keep nobody out for hits that a wrong clock dated', async () => {
    const { clock, throttles } = await start(engine)
    const hit = () => throttles.hit(limit, 'door')
    const twentyDaysMs = 20 * 24 * 60 * 60_000
    clock.advance(twentyDaysMs)
    await Promise.all([hit(), hit(), hit()])
    clock.advance(-twentyDaysMs)
    expect([await hit(), await hit(), await hit()]).toEqual(
      [1, 2, 3].map(() => ({ allowed: true })),
    )
    expect(await hit()).toEqual({ allowed: false, retryAfterSeconds: 60 })
  })

  it('count hits of another server whose clock is ahead', async () => {
    const { database, clock, throttles } = await start(engine)
    const ahead = createThrottles(database, { now: () => clock.now() + 30_000 })
    const hits = [
      await ahead.hit(limit, 'door'),
      await throttles.hit(limit, 'door'),
      await ahead.hit(limit, 'door'),
    ]
    expect(hits.every(({ allowed }) => allowed)).toBe(true)
    expect(await throttles.hit(limit, 'door')).toEqual({ allowed: false, retryAfterSeconds: 60 })
  })

  it('count each subject and each limit for itself', async () => {
    const { throttles } = await start(engine)
    for (let count = 0; count < 3; count += 1) await throttles.hit(limit, 'door')
    expect((await throttles.hit(limit, 'window')).allowed).toBe(true)
    expect((await throttles.hit({ ...limit, name: 'ring' }, 'door')).allowed).toBe(true)
    expect((await throttles.hit(limit, 'door')).allowed).toBe(false)
    await throttles.clear(limit, 'door')
    expect((await throttles.hit(limit, 'door')).allowed).toBe(true)
  })

  it('count hits that arrive at once, from two servers, one after the other', async () => {
    const { database, clock, throttles } = await start(engine)
    const other = createThrottles(database, clock)
    const all = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        (index % 2 === 0 ? throttles : other).hit(limit, 'door'),
      ),
    )
    expect(all.filter((admission) => admission.allowed)).toHaveLength(3)
  })

  it('keep no subject in the clear and are swept when they no longer count', async () => {
    const { database, clock, throttles } = await start(engine)
    await throttles.hit(limit, 'ada@example.com')
    const rows = () => database.queries.selectFrom('throttles').selectAll().execute()
    expect(JSON.stringify(await rows())).not.toContain('ada')
    await sweepThrottles(database, clock.now() + 59_999)
    expect(await rows()).toHaveLength(1)
    await sweepThrottles(database, clock.now() + 60_000)
    expect(await rows()).toHaveLength(0)
  })
})

import { api, jsonLimitBytes, practiceEventSchema, syncBatchLimit } from '@mboa/contract'
import { buildReview, testId } from '@mboa/domain/testing'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { describeBothEngines } from '../../testing/engines.ts'
import { signIn } from '../../testing/people.ts'
import { exchange, reviewsOf } from '../../testing/practice.ts'
import { startWorld, type World } from '../../testing/world.ts'
import { practiceQuota } from './limits.ts'

const hourMs = 60 * 60_000
const noteBytes = (answer: string) => buildReview({ id: testId(1), answer })

/** Has everybody stored all but so many bytes of what a day allows. */
async function leave(world: World, bytes: number): Promise<void> {
  await world.database.queries
    .updateTable('dailyQuotas')
    .set({ bytes: practiceQuota.bytesADay - bytes })
    .where('name', '=', practiceQuota.name)
    .execute()
}

const storedBytes = async ({ database }: World) => {
  const rows = await database.queries
    .selectFrom('dailyQuotas')
    .select('bytes')
    .where('name', '=', practiceQuota.name)
    .execute()
  return rows[0]?.bytes
}

describeBothEngines('what a learner may send in a day', (engine) => {
  it('is refused beyond it whole, says until when, and taken then', async () => {
    const world = await startWorld(engine)
    const phone = await signIn(world)
    await exchange(phone, { events: reviewsOf(1) })
    await leave(world, 1_000)
    world.clock.advance(hourMs)
    const events = reviewsOf(2, 3, 4)
    const refused = await phone.post(api.syncPractice.path, { events, cursor: 1 })
    expect([refused.status, refused.error]).toMatchObject([
      429,
      { code: 'daily-quota-reached', retryAfterSeconds: 23 * 60 * 60 },
    ])
    expect(refused.headers.get('retry-after')).toBe(String(23 * 60 * 60))
    // Nothing of it is there, and nothing is counted for it; what others added still comes.
    expect((await exchange(phone)).events).toHaveLength(1)
    expect(await storedBytes(world)).toBe(practiceQuota.bytesADay - 1_000)
    expect((await exchange(phone, { events: reviewsOf(2) })).acknowledged).toHaveLength(1)
    world.clock.advance(23 * hourMs)
    expect((await exchange(phone, { events })).acknowledged).toHaveLength(3)
  })

  it('is there again once a clock that was ahead is right', async () => {
    const world = await startWorld(engine)
    const phone = await signIn(world)
    world.clock.advance(20 * 24 * hourMs)
    await exchange(phone, { events: reviewsOf(1) })
    await leave(world, 0)
    world.clock.advance(-20 * 24 * hourMs)
    expect((await exchange(phone, { events: reviewsOf(2) })).acknowledged).toHaveLength(1)
  })

  it('is not used up by what a device sends again', async () => {
    const world = await startWorld(engine)
    const phone = await signIn(world)
    const events = reviewsOf(1, 2, 3)
    await exchange(phone, { events })
    const once = await storedBytes(world)
    await leave(world, 0)
    for (let time = 0; time < 3; time += 1) await exchange(phone, { events })
    expect(await storedBytes(world)).toBe(practiceQuota.bytesADay)
    expect(once).toBeGreaterThan(3 * practiceQuota.bytesOfRow)
  })

  it('is each learner’s own', async () => {
    const world = await startWorld(engine)
    const ada = await signIn(world)
    const eve = await signIn(world, { email: 'eve@example.com', phoneNumber: '+237670000002' })
    await exchange(ada, { events: reviewsOf(1) })
    await leave(world, 0)
    expect((await exchange(eve, { events: reviewsOf(1) })).acknowledged).toHaveLength(1)
    const refused = await ada.post(api.syncPractice.path, { events: reviewsOf(2), cursor: 0 })
    expect(refused.status).toBe(429)
  })

  it('keeps nothing of an event but what the contract names', async () => {
    const world = await startWorld(engine)
    const phone = await signIn(world)
    await exchange(phone, { events: [{ ...noteBytes('a'), more: 'x'.repeat(100_000) }] })
    const [row] = await world.database.queries
      .selectFrom('practiceEvents')
      .select('event')
      .execute()
    expect(row?.event.length).toBeLessThan(500)
  })
})

it('holds twelve weeks without a network, at nine hundred answers a day', () => {
  const answer = JSON.stringify(noteBytes('Sunday')).length + practiceQuota.bytesOfRow
  expect(practiceQuota.bytesADay / answer).toBeGreaterThan(12 * 7 * 900)
})

it('holds events of a bounded size: a batch of the largest fits its body', () => {
  const key = '\u0001'.repeat(200)
  const largest = { ...noteBytes('\u0001'.repeat(500)), course: key, item: key }
  const bytes = JSON.stringify(v.parse(practiceEventSchema, largest)).length
  expect(bytes * syncBatchLimit).toBeLessThan(jsonLimitBytes.practice)
  const longer = { ...largest, answer: 'x'.repeat(501) }
  expect(v.safeParse(practiceEventSchema, longer).success).toBe(false)
})

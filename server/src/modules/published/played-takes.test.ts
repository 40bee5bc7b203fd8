import { api, addressOf, profileExportSchema, takeCountsSchema } from '@mboa/contract'
import { testId } from '@mboa/domain/testing'
import { expect, it } from 'vitest'
import { sendJson } from '../../testing/call-as-page.ts'
import { describeBothEngines } from '../../testing/engines.ts'
import { password, signIn } from '../../testing/people.ts'
import { exchange, reviewsOf } from '../../testing/practice.ts'
import {
  allConsents,
  chooseConsents,
  reviewTake,
  signInRecorder,
  storeTake,
  trustRecorder,
} from '../../testing/takes.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { startWorld, type World } from '../../testing/world.ts'

const dayMs = 86_400_000
const today = (world: World) => Math.floor(world.clock.now() / dayMs)

/** A recorder with two approved takes, and as many learners. */
async function startHearing(engine: Parameters<typeof startWorld>[0], count = 3) {
  const world = await startWorld(engine)
  const recorder = await signInRecorder(world, 1)
  const reviewer = await signInRecorder(world, 2)
  await trustRecorder(world, 2)
  const takes = [await storeTake(world, recorder), await storeTake(world, recorder, {}, 300)]
  for (const { id } of takes) await reviewTake(world, reviewer, id)
  const learners: TestClient[] = []
  for (let nth = 0; nth < count; nth += 1) {
    const email = `learner${nth}@example.com`
    learners.push(await signIn(world, { email, phoneNumber: `+23767000008${nth}` }))
  }
  const [first, second] = takes.map(({ id }) => id) as [string, string]
  return { world, recorder, reviewer, learners, first, second }
}

const hearing = (client: TestClient, day: number, ...ids: readonly string[]) =>
  exchange(client, { played: ids.map((id) => ({ id, day })) })

const heardBy = async (recorder: TestClient) =>
  (await recorder.get(api.countTakes.path)).as(takeCountsSchema).heardBy

describeBothEngines('who was heard', (engine) => {
  it('is told how many people did, each once, and no number of very few', async () => {
    const { world, recorder, reviewer, learners, first, second } = await startHearing(engine)
    expect(await heardBy(recorder)).toBeUndefined()
    const told = []
    for (const learner of learners) {
      await hearing(learner, today(world), first, second)
      await hearing(learner, today(world), first)
      told.push(await heardBy(recorder))
    }
    expect(told).toEqual(['few', 'few', 3])
    expect(await heardBy(reviewer)).toBeUndefined()
  })

  it('is told of seven days, whatever the clocks of devices say', async () => {
    const { world, recorder, learners, first, second } = await startHearing(engine)
    const [ada, eve, ngono] = learners as [TestClient, TestClient, TestClient]
    await hearing(ada, today(world) - 6, first)
    await hearing(eve, today(world) - 7, first)
    await hearing(ngono, today(world) + 400, first)
    expect(await heardBy(recorder)).toBe('few')
    await hearing(eve, today(world), first)
    expect(await heardBy(recorder)).toBe(3)
    // What comes late takes nothing back.
    await hearing(ngono, today(world) - 5, first)
    world.clock.advance(dayMs)
    await hearing(ada, today(world) - 6, second)
    expect(await heardBy(recorder)).toBe(3)
    world.clock.advance(dayMs)
    expect(await heardBy(recorder)).toBe('few')
    world.clock.advance(5 * dayMs)
    expect(await heardBy(recorder)).toBeUndefined()
    await world.app.sweep()
    const { queries } = world.database
    expect(await queries.selectFrom('playedTakes').selectAll().execute()).toEqual([])
  })

  it('is told of nothing that is withdrawn or no longer agreed to', async () => {
    const { world, recorder, learners, first, second } = await startHearing(engine)
    for (const learner of learners) await hearing(learner, today(world), first)
    await hearing(learners[0] as TestClient, today(world), second)
    await chooseConsents(world, recorder, { ...allConsents, learners: false })
    expect(await heardBy(recorder)).toBeUndefined()
    await chooseConsents(world, recorder, allConsents)
    expect(await heardBy(recorder)).toBe(3)
    await sendJson(
      world,
      recorder,
      'DELETE',
      addressOf(api.withdrawTake, { params: { id: first } }),
    )
    expect(await heardBy(recorder)).toBe('few')
  })

  it('is counted by recordings that learners hear, not by whatever a device names', async () => {
    const { world, recorder, learners, first } = await startHearing(engine, 1)
    const [ada] = learners as [TestClient]
    const waiting = await storeTake(world, recorder, {}, 400)
    await hearing(ada, today(world), waiting.id, testId(77))
    expect(await heardBy(recorder)).toBeUndefined()
    await hearing(recorder, today(world), first)
    expect(await heardBy(recorder)).toBeUndefined()
    const strange = [{ id: first }, 'x', { id: 'x', day: 1 }, { id: first, day: today(world) }]
    const answer = await exchange(ada, { events: reviewsOf(1), played: strange })
    expect(answer.acknowledged).toHaveLength(1)
    expect(await heardBy(recorder)).toBe('few')
  })

  it('who heard has it in their own data, and takes it along when they leave', async () => {
    const { world, recorder, learners, first } = await startHearing(engine)
    const [ada] = learners as [TestClient]
    for (const learner of learners) await hearing(learner, today(world), first)
    const { recordingsHeard } = (await ada.get(api.exportProfile.path)).as(profileExportSchema)
    const day = new Date(world.clock.now()).toISOString().slice(0, 10)
    expect(recordingsHeard).toEqual([{ recording: first, day }])
    await ada.post(api.deleteProfile.path, { password })
    expect(await heardBy(recorder)).toBe('few')
  })
})

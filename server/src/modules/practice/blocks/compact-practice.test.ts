import { api, profileExportSchema, syncBatchLimit } from '@mboa/contract'
import { buildReview, buildSetting, testId } from '@mboa/domain/testing'
import { expect, it } from 'vitest'
import { describeEngines } from '../../../testing/engines.ts'
import { signIn } from '../../../testing/people.ts'
import { addLearner, exchange, exchangeAll, reviewsOf } from '../../../testing/practice.ts'
import { startWorld, type World } from '../../../testing/world.ts'
import { compactLearner, compactPractice } from './compact-practice.ts'
import { compaction, practiceQuota } from '../limits.ts'
import { countEvents, hasPractisedSince, walkEvents } from '../repository.ts'
import { sync } from '../service.ts'

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at)

const idsOf = (events: readonly { id: string }[]) => events.map(({ id }) => id)

/** How many of all learners' events stand in each of the blocks, and how many one by one. */
async function listPlaces({ database: { queries } }: Pick<World, 'database'>) {
  const blocks = await queries
    .selectFrom('practiceBlocks')
    .select('eventCount')
    .orderBy('firstSequence')
    .execute()
  const single = await queries.selectFrom('practiceEvents').select('id').execute()
  return { blocks: blocks.map(({ eventCount }) => eventCount), single: single.length }
}

/** Sends so many events from a number on, in batches, and lets the sweep find them old. */
async function practise(
  world: World,
  client: Awaited<ReturnType<typeof signIn>>,
  { from, to }: { from: number; to: number },
): Promise<void> {
  for (let at = from; at < to; at += syncBatchLimit) {
    const events = reviewsOf(...range(at, Math.min(to, at + syncBatchLimit)))
    await exchange(client, { events })
  }
  world.clock.advance(compaction.afterMs + 1)
}

describeEngines('old practice events', (engine) => {
  it('come to every device as before, page by page, from blocks that are all full but the last', async () => {
    const world = await startWorld(engine)
    const client = await signIn(world)
    await practise(world, client, { from: 0, to: 1_500 })
    const before = await exchangeAll(client)
    expect(await listPlaces(world)).toEqual({ blocks: [], single: 1_500 })
    await compactPractice(world)
    const blocks = [...Array.from({ length: 5 }, () => compaction.eventsInBlock), 220]
    expect(await listPlaces(world)).toEqual({ blocks, single: 0 })
    expect(await exchangeAll(client)).toEqual(before)

    await exchange(client, { events: reviewsOf(...range(1_500, 1_600)) })
    const after = await exchangeAll(client)
    expect(after.events.slice(0, 1_500)).toEqual(before.events)
    expect(idsOf(after.events.slice(1_500))).toEqual(range(1_500, 1_600).map(testId))
    for (const cursor of [0, 1, 255, 256, 257, 1_499, 1_500, 1_550, 1_600]) {
      expect((await exchangeAll(client, cursor)).events).toEqual(after.events.slice(cursor))
    }
    const walked: string[] = []
    const { id } = await world.database.queries
      .selectFrom('accounts')
      .select('id')
      .executeTakeFirstOrThrow()
    for await (const page of walkEvents(world.database.queries, id)) walked.push(...idsOf(page))
    expect(walked).toEqual(idsOf(after.events))
    expect(await countEvents(world.database.queries, id)).toBe(1_600)

    world.clock.advance(compaction.afterMs + 1)
    await compactPractice(world)
    const fuller = [...Array.from({ length: 6 }, () => compaction.eventsInBlock), 64]
    expect(await listPlaces(world)).toEqual({ blocks: fuller, single: 0 })
    expect(await exchangeAll(client)).toEqual(after)
  })

  it('are known when a device sends them again, in whatever order, with their first date', async () => {
    const world = await startWorld(engine)
    const client = await signIn(world)
    const events = reviewsOf(...range(0, 150))
    const first = await exchange(client, { events })
    world.clock.advance(compaction.afterMs + 1)
    await compactPractice(world)
    // A device that was away for a year sends ids from among those that are long known, too.
    const late = reviewsOf(...range(150, 160))
    const again = await exchange(client, { events: [...late, ...events.toReversed()] })
    expect(again.acknowledged.slice(10)).toEqual(first.acknowledged.toReversed())
    expect(again.acknowledged.slice(0, 10)).toEqual(
      late.map(({ id }) => ({ id, receivedAt: world.clock.now() })),
    )
    expect((await exchangeAll(client)).events).toHaveLength(160)
    expect(await listPlaces(world)).toEqual({ blocks: [150], single: 10 })
    const bytes = await world.database.queries
      .selectFrom('dailyQuotas')
      .select('bytes')
      .where('name', '=', practiceQuota.name)
      .execute()
    expect(bytes[0]?.bytes).toBeLessThan(20_000)
  })

  it('are known without reading a block, whatever ids their device chooses', async () => {
    const world = await startWorld(engine)
    const { queries } = world.database
    const learner = await addLearner(world.database)
    // Each block reaches from the least id to the greatest, and all ids have one ending.
    const idOf = (nth: number) =>
      `${nth % 2 === 0 ? '0' : 'f'}${nth.toString(16).padStart(7, '0')}-0000-7000-8000-000000000000`
    const events = range(0, 400).map((nth) => buildReview({ id: idOf(nth) }))
    for (const from of [0, 200]) {
      await sync(world, learner, { events: events.slice(from, from + 200), cursor: 0 })
      world.clock.advance(1_000)
    }
    await compactLearner(world, learner.accountId, { eventsInBlock: 10, eventsAtOnce: 30 })
    expect((await listPlaces(world)).blocks).toHaveLength(40)
    await queries.updateTable('practiceBlocks').set({ events: 'no block' }).execute()
    const settings = [500, 501].map((nth) => buildSetting({ id: idOf(nth) }))
    const again = range(0, 40).map((block) => events[block * 10]?.id ?? '')
    const { acknowledged } = await sync(world, learner, {
      events: [...settings, ...events.filter(({ id }) => again.includes(id))],
      cursor: events.length,
    })
    const startedAt = world.clock.now() - 2_000
    expect(acknowledged.slice(0, 2).map(({ receivedAt }) => receivedAt - startedAt)).toEqual([
      2_000, 2_000,
    ])
    expect(acknowledged.slice(2).map(({ receivedAt }) => receivedAt - startedAt)).toEqual([
      ...range(0, 20).map(() => 0),
      ...range(0, 20).map(() => 1_000),
    ])
    expect(await listPlaces(world)).toMatchObject({ single: 2 })
    const lists = await queries.selectFrom('practiceBlockIds').selectAll().execute()
    expect(lists.length).toBeLessThan(400 / 32)
  })

  it('stand one by one for a week, and are then looked at once', async () => {
    const world = await startWorld(engine)
    const client = await signIn(world)
    await exchange(client, { events: reviewsOf(1) })
    world.clock.advance(compaction.afterMs - 1)
    await exchange(client, { events: reviewsOf(2) })
    await compactPractice(world)
    expect(await listPlaces(world)).toEqual({ blocks: [], single: 2 })
    world.clock.advance(2)
    await compactPractice(world)
    expect(await listPlaces(world)).toEqual({ blocks: [2], single: 0 })
    const due = world.database.queries
      .selectFrom('practiceSequences')
      .select('uncompactedSince')
      .where('uncompactedSince', 'is not', null)
    expect(await due.execute()).toEqual([])
    await exchange(client, { events: reviewsOf(3) })
    expect(await due.execute()).toEqual([{ uncompactedSince: world.clock.now() }])
  })

  it('are exported, tell whether somebody has practised, and go with the account', async () => {
    const world = await startWorld(engine)
    const client = await signIn(world)
    const learner = await addLearner(world.database)
    const event = buildReview({ id: testId(1), answeredAt: world.clock.now() })
    await sync(world, learner, { events: [event], cursor: 0 })
    const { queries } = world.database
    const practisedAt = world.clock.now()
    await practise(world, client, { from: 0, to: 300 })
    await compactPractice(world)
    expect(await listPlaces(world)).toMatchObject({ single: 0 })
    expect(await hasPractisedSince(queries, learner.accountId, practisedAt)).toBe(true)
    expect(await hasPractisedSince(queries, learner.accountId, practisedAt + 1)).toBe(false)
    const file = (await client.get(api.exportProfile.path)).as(profileExportSchema)
    expect(idsOf(file.practiceEvents)).toEqual(range(0, 300).map(testId))
    await queries.deleteFrom('accounts').where('id', '<>', learner.accountId).execute()
    expect(await listPlaces(world)).toEqual({ blocks: [1], single: 0 })
  })

  it('are put into blocks once by two servers at once, while devices send and fetch', async () => {
    const world = await startWorld(engine)
    const learners = await Promise.all(range(0, 6).map(() => addLearner(world.database)))
    for (const learner of learners) {
      await sync(world, learner, { events: reviewsOf(...range(0, 150)), cursor: 0 })
    }
    world.clock.advance(compaction.afterMs + 1)
    const seen = new Map(learners.map((learner) => [learner, new Set<string>()]))
    const practising = learners.map(async (learner) => {
      let cursor = 0
      for (let round = 0; round < 20; round += 1) {
        const events = reviewsOf(round, 150 + round)
        await sync(world, learner, { events, cursor: 0 })
        const answer = await sync(world, learner, { events: [], cursor: cursor % 7 })
        for (const { id } of answer.events) seen.get(learner)?.add(id)
        expect(answer.events.length).toBeGreaterThanOrEqual(150 - (cursor % 7))
        expect(new Set(idsOf(answer.events)).size).toBe(answer.events.length)
        cursor += 1
      }
    })
    const compacting = Array.from({ length: 10 }, async () => {
      for (const { accountId } of learners) await compactLearner(world, accountId)
      await compactPractice(world)
    })
    await Promise.all([...practising, ...compacting])
    for (const learner of learners) {
      await compactLearner(world, learner.accountId)
      expect(seen.get(learner)?.size).toBe(170)
      const { events } = await sync(world, learner, { events: [], cursor: 0 })
      expect(idsOf(events).toSorted()).toEqual(range(0, 170).map(testId).toSorted())
    }
    expect(await listPlaces(world)).toEqual({ blocks: learners.map(() => 170), single: 0 })
  })

  it('of one learner that cannot be read hold up nobody else’s, and are reported', async () => {
    const world = await startWorld(engine)
    const learners = await Promise.all(range(0, 3).map(() => addLearner(world.database)))
    for (const learner of learners) {
      await sync(world, learner, { events: reviewsOf(1), cursor: 0 })
    }
    const [broken] = learners.toSorted((a, b) => (a.accountId < b.accountId ? -1 : 1))
    await world.database.queries
      .updateTable('practiceEvents')
      .set({ event: 'no JSON' })
      .where('learnerId', '=', broken?.accountId ?? '')
      .execute()
    world.clock.advance(compaction.afterMs + 1)
    await expect(compactPractice(world)).rejects.toThrow(SyntaxError)
    expect(await listPlaces(world)).toEqual({ blocks: [1, 1], single: 1 })
  })
})

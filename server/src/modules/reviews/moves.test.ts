import {
  api,
  addressOf,
  courseRecordingsSchema,
  reviewedTakeSchema,
  reviewQueueSchema,
  shownTakesSchema,
} from '@mboa/contract'
import { expect, it } from 'vitest'
import { sendJson } from '../../testing/call-as-page.ts'
import { describeEngines } from '../../testing/engines.ts'
import {
  fetchReviewClip,
  reviewTake,
  signInRecorder,
  storeTake,
  trustRecorder,
} from '../../testing/takes.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { startWorld, type World } from '../../testing/world.ts'

const monday = 'ewo.day-monday'

function move(world: World, client: TestClient, id: string, item = monday) {
  const path = addressOf(api.reviewTake, { params: { id } })
  return sendJson(world, client, 'PUT', path, { verdict: 'move', item })
}

async function itemsOf(recorder: TestClient): Promise<unknown[]> {
  const { takes } = (await recorder.get(api.listShownTakes.path)).as(shownTakesSchema)
  return takes.map(({ item, state, approvals }) => [item, state, approvals])
}

async function rowOf(world: World) {
  return world.database.queries.selectFrom('takes').selectAll().executeTakeFirstOrThrow()
}

async function threeRecorders(world: World): Promise<[TestClient, TestClient, TestClient]> {
  return [
    await signInRecorder(world, 1),
    await signInRecorder(world, 2),
    await signInRecorder(world, 3),
  ]
}

describeEngines('a take of another word', (engine) => {
  it('waits as the right one, with recorder, consent and history, and what was said counts no more', async () => {
    const world = await startWorld(engine)
    const [recorder, first, second] = await threeRecorders(world)
    const { id } = await storeTake(world, recorder)
    await reviewTake(world, first, id)
    const before = await rowOf(world)
    await fetchReviewClip(second, id)
    const moved = (await move(world, second, id)).as(reviewedTakeSchema)
    expect(moved).toEqual({ id, state: 'received' })
    expect(await rowOf(world)).toEqual({ ...before, item: monday })
    expect(await itemsOf(recorder)).toEqual([[monday, 'received', 0]])
    const history = await world.database.queries.selectFrom('takeReviews').selectAll().execute()
    expect(history).toMatchObject([{ verdict: 'approve', voidedAt: world.clock.now() }])
    // Who heard it as the other word hears it anew.
    const queue = await first.get(`${api.listReviewQueue.path}?course=ewo`)
    expect(queue.as(reviewQueueSchema).takes.map(({ item }) => item)).toEqual([monday])
    expect(await reviewTake(world, first, id)).toBe('received')
    expect(await reviewTake(world, second, id)).toBe('approved')
    // Of each reviewer there is one word on a take, the last.
    const said = await world.database.queries.selectFrom('takeReviews').selectAll().execute()
    expect(said.map(({ voidedAt }) => voidedAt)).toEqual([null, null])
  })

  it('is taken from learners, who doubted it, and comes to them as the right one', async () => {
    const world = await startWorld(engine)
    const [recorder, trusted, other] = await threeRecorders(world)
    await trustRecorder(world, 2)
    const { id } = await storeTake(world, recorder)
    await reviewTake(world, trusted, id)
    world.clock.advance(1)
    const doubtedAt = world.clock.now()
    await world.database.queries.updateTable('takes').set({ doubtedAt }).execute()
    await fetchReviewClip(other, id)
    expect((await move(world, other, id)).as(reviewedTakeSchema).state).toBe('received')
    const heard = async () => {
      const path = `${addressOf(api.listCourseRecordings, { params: { course: 'ewo' } })}?after=0`
      return (await recorder.get(path)).as(courseRecordingsSchema).recordings
    }
    expect(await heard()).toEqual([])
    expect(await reviewTake(world, trusted, id)).toBe('approved')
    expect(await heard()).toMatchObject([{ id, item: monday }])
  })

  it('goes back where its reviewer takes it back', async () => {
    const world = await startWorld(engine)
    const [recorder, first, second] = await threeRecorders(world)
    const { id } = await storeTake(world, recorder)
    await reviewTake(world, first, id)
    await fetchReviewClip(second, id)
    await move(world, second, id)
    const path = addressOf(api.reviewTake, { params: { id } })
    // Nobody takes back what somebody else said.
    await sendJson(world, first, 'DELETE', path)
    expect(await itemsOf(recorder)).toEqual([[monday, 'received', 0]])
    expect((await sendJson(world, second, 'DELETE', path)).status).toBe(200)
    expect(await itemsOf(recorder)).toEqual([['ewo.day-sunday', 'received', 1]])
    expect(await reviewTake(world, second, id)).toBe('approved')
  })

  it('is moved only to another item of its kind, by who was sent it', async () => {
    const world = await startWorld(engine)
    const [recorder, first] = await threeRecorders(world)
    const { id } = await storeTake(world, recorder)
    expect((await move(world, first, id)).error.code).toBe('not-heard')
    await fetchReviewClip(first, id)
    for (const item of ['ewo.day-sunday', 'ewo.no-such-word', 'dua.yes']) {
      expect((await move(world, first, id, item)).error).toMatchObject({
        code: 'invalid-value',
        fields: { item: 'invalid-value' },
      })
    }
    expect((await move(world, recorder, id)).error.code).toBe('not-allowed')
    expect((await move(world, first, id, 'ewo.concept-hoe')).status).toBe(200)
    expect(await itemsOf(recorder)).toEqual([['ewo.concept-hoe', 'received', 0]])
  })

  it('is only sent back by who weighs less, and where others have decided meanwhile', async () => {
    const world = await startWorld(engine)
    const [recorder, first, trusted] = await threeRecorders(world)
    await trustRecorder(world, 3)
    const { id } = await storeTake(world, recorder)
    await fetchReviewClip(first, id)
    await reviewTake(world, trusted, id)
    expect((await move(world, first, id)).as(reviewedTakeSchema).state).toBe('approved')
    const again = await storeTake(world, recorder, {}, 300)
    await fetchReviewClip(first, again.id)
    await world.database.queries.updateTable('reviewers').set({ weight: 1 }).execute()
    expect((await move(world, first, again.id)).as(reviewedTakeSchema).state).toBe('sent-back')
    const { takes } = (await recorder.get(api.listShownTakes.path)).as(shownTakesSchema)
    expect(takes.map(({ item, sentBackReason }) => [item, sentBackReason])).toEqual([
      ['ewo.day-sunday', 'wrong-word'],
      ['ewo.day-sunday', null],
    ])
  })
})

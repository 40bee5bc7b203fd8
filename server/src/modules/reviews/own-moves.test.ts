import {
  api,
  addressOf,
  courseRecordingsSchema,
  shownTakesSchema,
  takeMovesResponseSchema,
} from '@mboa/contract'
import { testId } from '@mboa/domain/testing'
import { expect, it } from 'vitest'
import { describeBothEngines } from '../../testing/engines.ts'
import {
  revokeRecorder,
  reviewTake,
  signInRecorder,
  storeTake,
  trustRecorder,
} from '../../testing/takes.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { startWorld, type World } from '../../testing/world.ts'

const [sunday, monday] = ['ewo.day-sunday', 'ewo.day-monday']

async function move(client: TestClient, ...moves: readonly unknown[]) {
  return (await client.post(api.moveTakes.path, { moves })).as(takeMovesResponseSchema)
}

const toMonday = (take: string, nth = 1) => ({ id: testId(nth), take, item: monday })

async function itemsOf(recorder: TestClient): Promise<unknown[]> {
  const { takes } = (await recorder.get(api.listShownTakes.path)).as(shownTakesSchema)
  return takes.map(({ item, state, approvals }) => [item, state, approvals])
}

async function heardBy(client: TestClient): Promise<unknown[]> {
  const path = `${addressOf(api.listCourseRecordings, { params: { course: 'ewo' } })}?after=0`
  const { recordings } = (await client.get(path)).as(courseRecordingsSchema)
  return recordings.map(({ item }) => item)
}

const rowOf = (world: World) =>
  world.database.queries.selectFrom('takes').selectAll().executeTakeFirstOrThrow()

describeBothEngines('one’s own take of another word', (engine) => {
  it('waits as the right one, approved or not, with its sound as it was', async () => {
    const world = await startWorld(engine)
    const recorder = await signInRecorder(world, 1)
    const [first, trusted] = [await signInRecorder(world, 2), await signInRecorder(world, 3)]
    await trustRecorder(world, 3)
    const { id } = await storeTake(world, recorder)
    await reviewTake(world, first, id)
    await reviewTake(world, trusted, id)
    expect(await itemsOf(recorder)).toEqual([[sunday, 'approved', 2]])
    expect(await heardBy(first)).toEqual([sunday])
    const before = await rowOf(world)
    world.clock.advance(1)
    expect(await move(recorder, toMonday(id))).toEqual({
      acknowledged: [{ id: testId(1) }],
      refused: [],
    })
    // What was said of it as the other word counts no more.
    expect(await itemsOf(recorder)).toEqual([[monday, 'received', 0]])
    expect(await rowOf(world)).toEqual({ ...before, item: monday, approvedAt: null })
    expect(await heardBy(first)).toEqual([])
    expect(await reviewTake(world, trusted, id)).toBe('approved')
    expect(await heardBy(first)).toEqual([monday])
  })

  it('that was sent back waits again', async () => {
    const world = await startWorld(engine)
    const [recorder, other] = [await signInRecorder(world, 1), await signInRecorder(world, 2)]
    await trustRecorder(world, 2)
    const { id } = await storeTake(world, recorder)
    expect(await reviewTake(world, other, id, 'wrong-word')).toBe('sent-back')
    await move(recorder, toMonday(id))
    expect(await itemsOf(recorder)).toEqual([[monday, 'received', 0]])
  })

  it('is moved once, however often its device says so', async () => {
    const world = await startWorld(engine)
    const [recorder, other] = [await signInRecorder(world, 1), await signInRecorder(world, 2)]
    const { id } = await storeTake(world, recorder)
    await move(recorder, toMonday(id))
    await reviewTake(world, other, id)
    const again = await move(recorder, toMonday(id), toMonday(id, 2))
    expect(again.acknowledged).toEqual([{ id: testId(1) }, { id: testId(2) }])
    expect(await itemsOf(recorder)).toEqual([[monday, 'received', 1]])
    const history = await world.database.queries.selectFrom('takeMoves').selectAll().execute()
    expect(history).toMatchObject([{ id: testId(1), fromItem: sunday, toItem: monday }])
    const profile = await recorder.get(api.exportProfile.path)
    expect(profile.text).toContain(`"to":"${monday}"`)
  })

  it('is one’s own, of a language that one records, and of a word of its kind', async () => {
    const world = await startWorld(engine)
    const [recorder, other] = [await signInRecorder(world, 1), await signInRecorder(world, 2)]
    const { id } = await storeTake(world, recorder)
    const refusalOf = async (client: TestClient, asked: object) =>
      (await move(client, asked)).refused.map(({ reason }) => reason)
    expect(await refusalOf(other, toMonday(id))).toEqual(['not-found'])
    expect(await refusalOf(recorder, toMonday(testId(7)))).toEqual(['not-found'])
    expect(await refusalOf(recorder, { ...toMonday(id), item: 'ewo.no-such-word' })).toEqual([
      'invalid-value',
    ])
    expect(await refusalOf(recorder, { ...toMonday(id), item: 'dua.yes' })).toEqual([
      'invalid-value',
    ])
    // One that is refused holds up no other.
    const mixed = await move(recorder, { id: testId(3) }, toMonday(id, 4))
    expect([mixed.acknowledged, mixed.refused.map((each) => each.id)]).toEqual([
      [{ id: testId(4) }],
      [testId(3)],
    ])
    const withdrawn = await storeTake(world, recorder, {}, 300)
    await recorder.send('DELETE', addressOf(api.withdrawTake, { params: { id: withdrawn.id } }), {
      headers: { origin: world.origin },
    })
    expect(await refusalOf(recorder, toMonday(withdrawn.id, 5))).toEqual(['take-withdrawn'])
    await revokeRecorder(world.database, 'recorder1@example.com')
    expect(await refusalOf(recorder, { ...toMonday(id, 6), item: sunday })).toEqual(['not-allowed'])
    expect(await itemsOf(recorder)).toEqual([[monday, 'received', 0]])
  })
})

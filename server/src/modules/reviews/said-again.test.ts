import {
  api,
  addressOf,
  courseRecordingsSchema,
  languageDeskSchema,
  reviewQueueSchema,
  shownTakesSchema,
  takeCountsSchema,
  takeMovesResponseSchema,
  takesSchema,
} from '@mboa/contract'
import { testId } from '@mboa/domain/testing'
import { expect, it } from 'vitest'
import { nameCoordinator } from '../accounts/index.ts'
import { theOperator } from '../language-acts/index.ts'
import { sendJson } from '../../testing/call-as-page.ts'
import { describeBothEngines, type Engine } from '../../testing/engines.ts'
import { addSpeaker, storeTakeOf } from '../../testing/speakers.ts'
import { reviewTake, signInRecorder, storeTake, trustRecorder } from '../../testing/takes.ts'
import { startWorld } from '../../testing/world.ts'

const [sunday, monday] = ['ewo.day-sunday', 'ewo.day-monday']
const noon = 1_790_000_000_000

/** A recorder of Ewondo, and another who judges and whom the operator trusts. */
async function startReviewing(engine: Engine) {
  const world = await startWorld(engine)
  const [recorder, reviewer] = [await signInRecorder(world, 1), await signInRecorder(world, 2)]
  await trustRecorder(world, 2)
  const queue = async () =>
    (await reviewer.get(`${api.listReviewQueue.path}?course=ewo`)).as(reviewQueueSchema)
  const shown = async (query = '') =>
    (await recorder.get(`${api.listShownTakes.path}${query}`)).as(shownTakesSchema).takes
  return {
    world,
    recorder,
    reviewer,
    queue,
    shown,
    inQueue: async () => (await queue()).takes.map(({ id }) => id).sort(),
    states: async () => Object.fromEntries((await shown()).map(({ id, state }) => [id, state])),
    say: async (after: number, changes: Parameters<typeof storeTake>[2] = {}) =>
      (await storeTake(world, recorder, { recordedAt: noon + after, ...changes })).id,
    withdraw: (id: string) =>
      sendJson(world, recorder, 'DELETE', addressOf(api.withdrawTake, { params: { id } })),
    undo: (id: string) =>
      sendJson(world, reviewer, 'DELETE', addressOf(api.undoReview, { params: { id } })),
    moveTo: async (item: string, take: string, nth: number) =>
      (
        await recorder.post(api.moveTakes.path, {
          moves: [{ id: testId(nth), take, item }],
        })
      ).as(takeMovesResponseSchema),
  }
}

describeBothEngines('a word recorded again before anybody judged it', (engine) => {
  it('waits once, as it was said last, whichever take arrives first', async () => {
    const { queue, inQueue, states, say } = await startReviewing(engine)
    const later = await say(1)
    expect(await inQueue()).toEqual([later])
    const earlier = await say(0)
    expect(await inQueue()).toEqual([later])
    expect((await queue()).waiting).toBe(1)
    expect(await states()).toEqual({ [earlier]: 'replaced', [later]: 'received' })
    const last = await say(2)
    expect(await inQueue()).toEqual([last])
    expect(await states()).toEqual({
      [earlier]: 'replaced',
      [later]: 'replaced',
      [last]: 'received',
    })
  })

  it('waits as the take with the greater id if both were recorded at one time', async () => {
    const { inQueue, say } = await startReviewing(engine)
    const ids = [await say(0), await say(0)].sort()
    expect(await inQueue()).toEqual(ids.slice(1))
  })

  it('waits as it was said before once the later take is withdrawn or sent back', async () => {
    const { world, reviewer, inQueue, say, withdraw, undo, states } = await startReviewing(engine)
    const [first, second, third] = [await say(0), await say(1), await say(2)]
    await withdraw(third)
    expect(await inQueue()).toEqual([second])
    await reviewTake(world, reviewer, second, 'noise')
    expect(await inQueue()).toEqual([first])
    expect(await states()).toEqual({ [first]: 'received', [second]: 'sent-back' })
    await undo(second)
    expect(await inQueue()).toEqual([second])
    expect(await states()).toEqual({ [first]: 'replaced', [second]: 'received' })
  })

  it('knows what was said again while the earlier take was sent back', async () => {
    const { world, reviewer, inQueue, say, undo } = await startReviewing(engine)
    const first = await say(0)
    await reviewTake(world, reviewer, first, 'noise')
    const second = await say(1)
    await undo(first)
    expect(await inQueue()).toEqual([second])
  })

  it('waits no more once the later take is approved', async () => {
    const { world, reviewer, inQueue, say, states, withdraw } = await startReviewing(engine)
    const [first, second] = [await say(0), await say(1)]
    expect(await reviewTake(world, reviewer, second)).toBe('approved')
    expect(await inQueue()).toEqual([])
    expect(await states()).toEqual({ [first]: 'replaced', [second]: 'approved' })
    await withdraw(second)
    expect(await inQueue()).toEqual([first])
  })

  it('keeps what is published, and what learners doubt of it', async () => {
    const { world, recorder, reviewer, inQueue, say, shown, states } = await startReviewing(engine)
    const first = await say(0)
    await reviewTake(world, reviewer, first)
    const second = await say(1)
    const path = `${addressOf(api.listCourseRecordings, { params: { course: 'ewo' } })}?after=0`
    const { recordings } = (await reviewer.get(path)).as(courseRecordingsSchema)
    expect(recordings.map(({ id }) => id)).toEqual([first])
    expect(await inQueue()).toEqual([second])
    expect(await shown('?state=replaced')).toEqual([])
    const { counts } = (await recorder.get(api.countTakes.path)).as(takeCountsSchema)
    expect(counts.map(({ state, count }) => [state, count])).toEqual([
      ['approved', 1],
      ['received', 1],
    ])
    world.clock.advance(1)
    // Two learners silence it: it waits to be heard again.
    await world.database.queries
      .updateTable('takes')
      .set({ doubtedAt: world.clock.now(), approvedAt: null })
      .where('id', '=', first)
      .execute()
    expect(await inQueue()).toEqual([first, second].sort())
    expect(await states()).toEqual({ [first]: 'received', [second]: 'received' })
  })

  it('waits beside another word, dialect, pace, voice or recorder', async () => {
    const { world, recorder, reviewer, inQueue, say } = await startReviewing(engine)
    const other = await signInRecorder(world, 3)
    const elder = await addSpeaker(world, recorder)
    const ids = [
      await say(0),
      await say(1, { item: monday }),
      await say(2, { dialect: 'Mvele' }),
      await say(3, { pace: 'slower' }),
      (await storeTakeOf(world, recorder, elder, { recordedAt: noon + 4 })).id,
      (await storeTake(world, other, { recordedAt: noon + 5 })).id,
    ]
    expect(await inQueue()).toEqual(ids.toSorted())
    const again = [await say(6), await say(7, { pace: 'slower' })]
    const replaced = [ids[0], ids[3]]
    const left = ids.filter((id) => !replaced.includes(id))
    expect(await inQueue()).toEqual([...left, ...again].sort())
    expect((await reviewer.get(api.countTakes.path)).as(takeCountsSchema).toReview).toEqual([
      { course: 'ewo', count: 6 },
    ])
  })

  it('waits as the word that each take is moved to', async () => {
    const { inQueue, say, moveTo } = await startReviewing(engine)
    const ofMonday = await say(0, { item: monday })
    const [first, second] = [await say(1), await say(2)]
    expect(await inQueue()).toEqual([ofMonday, second].sort())
    await moveTo(monday, second, 31)
    expect(await inQueue()).toEqual([first, second].sort())
    await moveTo(sunday, ofMonday, 32)
    expect(await inQueue()).toEqual([first, second].sort())
    await moveTo(sunday, second, 33)
    expect(await inQueue()).toEqual([second])
  })

  it('is told to its recorder wherever they read of it, keeps its sound and can be withdrawn', async () => {
    const { recorder, shown, say, withdraw, states } = await startReviewing(engine)
    const [first, second] = [await say(0), await say(1)]
    const idsOf = async (query: string) => (await shown(query)).map(({ id }) => id)
    expect(await idsOf('?state=received')).toEqual([second])
    expect(await idsOf('?state=replaced')).toEqual([first])
    expect(await idsOf('?state=replaced&search=sunday')).toEqual([first])
    expect(await idsOf('?state=received&search=sunday')).toEqual([second])
    const listed = (await recorder.get(api.listTakes.path)).as(takesSchema).takes ?? []
    expect(Object.fromEntries(listed.map(({ id, state }) => [id, state]))).toEqual(await states())
    const profile = JSON.parse((await recorder.get(api.exportProfile.path)).text) as {
      takes: readonly { id: string; state: string }[]
    }
    expect(Object.fromEntries(profile.takes.map(({ id, state }) => [id, state]))).toEqual(
      await states(),
    )
    const ofWord = { course: 'ewo', dialect: null, kind: 'word', count: 1 }
    const { counts } = (await recorder.get(api.countTakes.path)).as(takeCountsSchema)
    expect(counts).toEqual([
      { ...ofWord, state: 'received' },
      { ...ofWord, state: 'replaced' },
    ])
    const [replaced] = await shown('?state=replaced')
    expect((await recorder.get(replaced?.archive.address ?? '')).status).toBe(200)
    await withdraw(first)
    expect(await states()).toEqual({ [second]: 'received' })
  })

  it('is counted once at the desk', async () => {
    const { world, reviewer, say } = await startReviewing(engine)
    await say(0)
    await say(1)
    const { id: accountId } = await world.database.queries
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', 'recorder2@example.com')
      .executeTakeFirstOrThrow()
    const named = { accountId, language: 'ewo' }
    expect(await nameCoordinator(world.context, named, theOperator)).toBe('named')
    const path = addressOf(api.readDesk, { params: { language: 'ewo' } })
    const desk = (await reviewer.get(path)).as(languageDeskSchema)
    expect(desk.takesWaiting).toBe(1)
  })
})

import { api, addressOf, courseRecordingsSchema, shownTakesSchema } from '@mboa/contract'
import { testId } from '@mboa/domain/testing'
import { expect, it } from 'vitest'
import { journalIn, makePlace, startWorldIn } from '../../testing/backed-up.ts'
import { describeEngines, type Engine } from '../../testing/engines.ts'
import {
  fetchReviewClip,
  reviewTake,
  signInRecorder,
  storeTake,
  trustRecorder,
} from '../../testing/takes.ts'
import { sendJson } from '../../testing/call-as-page.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import type { TestClient } from '../../testing/test-client.ts'

const [sunday, monday, tuesday] = ['ewo.day-sunday', 'ewo.day-monday', 'ewo.day-tuesday'] as const

async function start(engine: Engine) {
  const backups = await temporaryFolder()
  const journal = journalIn(backups)
  const place = await makePlace(engine, journal)
  const world = await startWorldIn(place, engine)
  const [recorder, trusted] = [await signInRecorder(world), await signInRecorder(world, 2)]
  await trustRecorder(world, 2)
  return {
    world,
    recorder,
    trusted,
    backUp: () => place.run('backup', backups),
    /** What their recorder has by then, at another server. */
    restore: async () => {
      const other = await makePlace(engine, journal)
      expect((await other.run('restore', backups)).status).toBe(0)
      const after = await startWorldIn(other, engine)
      const again: TestClient = after.client()
      for (const [name, value] of recorder.cookies) again.cookies.set(name, value)
      const { takes } = (await again.get(api.listShownTakes.path)).as(shownTakesSchema)
      const path = `${addressOf(api.listCourseRecordings, { params: { course: 'ewo' } })}?after=0`
      const { recordings } = (await again.get(path)).as(courseRecordingsSchema)
      return {
        takes: Object.fromEntries(takes.map(({ id, item, state }) => [id, [item, state]])),
        heard: recordings.map(({ item }) => item).sort(),
      }
    },
  }
}

describeEngines('takes that were filed anew after a backup', (engine) => {
  it('do not come back under the word that they do not hold', async () => {
    const { world, recorder, trusted, backUp, restore } = await start(engine)
    const own = await storeTake(world, recorder, {}, 201)
    const byReviewer = await storeTake(world, recorder, { dialect: 'Mvele' }, 202)
    const twice = await storeTake(world, recorder, { dialect: 'Bane' }, 203)
    const kept = await storeTake(world, recorder, { item: tuesday }, 204)
    for (const { id } of [own, twice, kept]) {
      expect(await reviewTake(world, trusted, id)).toBe('approved')
    }
    await backUp()
    world.clock.advance(1)
    const move = async (nth: number, take: string, item: string) => {
      const moves = [{ id: testId(nth), take, item }]
      await recorder.post(api.moveTakes.path, { moves })
      world.clock.advance(1)
    }
    await move(1, own.id, monday)
    await move(2, twice.id, monday)
    await move(3, twice.id, tuesday)
    await fetchReviewClip(trusted, byReviewer.id)
    world.clock.advance(2_000)
    const review = addressOf(api.reviewTake, { params: { id: byReviewer.id } })
    const moved = await sendJson(world, trusted, 'PUT', review, { verdict: 'move', item: monday })
    expect(moved.status).toBe(200)

    const { takes, heard } = await restore()
    expect(takes).toEqual({
      [own.id]: [monday, 'received'],
      [twice.id]: [tuesday, 'received'],
      [byReviewer.id]: [monday, 'received'],
      [kept.id]: [tuesday, 'approved'],
    })
    expect(heard).toEqual([tuesday])
  })

  it('and back again stay what they were, with what was said of them', async () => {
    const { world, recorder, trusted, backUp, restore } = await start(engine)
    const { id } = await storeTake(world, recorder)
    expect(await reviewTake(world, await signInRecorder(world, 3), id)).toBe('received')
    await backUp()
    world.clock.advance(1)
    await fetchReviewClip(trusted, id)
    world.clock.advance(2_000)
    const review = addressOf(api.reviewTake, { params: { id } })
    await sendJson(world, trusted, 'PUT', review, { verdict: 'move', item: monday })
    world.clock.advance(1)
    expect((await sendJson(world, trusted, 'DELETE', review)).status).toBe(200)
    const { takes } = await restore()
    expect(takes).toEqual({ [id]: [sunday, 'received'] })
  })
})

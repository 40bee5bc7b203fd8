import { api, addressOf, reviewedTakeSchema, reviewQueueSchema } from '@mboa/contract'
import { expect, it } from 'vitest'
import { sendJson } from '../../testing/call-as-page.ts'
import { describeEngines } from '../../testing/engines.ts'
import {
  fetchReviewClip,
  hashOf,
  hum,
  makeTake,
  putArchive,
  signInRecorder,
  storeTake,
} from '../../testing/takes.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { startWorld, type World } from '../../testing/world.ts'

/** As long as what `hum` makes. */
const clipMs = 1_000

function approve(world: World, client: TestClient, id: string) {
  const path = addressOf(api.reviewTake, { params: { id } })
  return sendJson(world, client, 'PUT', path, { verdict: 'approve' })
}

async function storeTakes(world: World, recorder: TestClient, count: number): Promise<string[]> {
  const ids: string[] = []
  for (let nth = 0; nth < count; nth += 1) {
    const take = makeTake({}, hum(200))
    await putArchive(world, recorder, take)
    ids.push(take.id)
  }
  return ids
}

describeEngines('approving by ear', (engine) => {
  it('needs the clip, sent to this very reviewer, and as long as it sounds', async () => {
    const world = await startWorld(engine)
    const [recorder, other] = [await signInRecorder(world, 1), await signInRecorder(world, 2)]
    const reviewer = await signInRecorder(world, 3)
    const { id, archive } = await storeTake(world, recorder)
    const unheard = await approve(world, reviewer, id)
    expect([unheard.status, unheard.error.code]).toEqual([409, 'not-heard'])
    // What learners' devices keep under the name of its content says nothing about who heard it.
    await reviewer.get(addressOf(api.readClip, { params: { clip: `${hashOf(archive)}.flac` } }))
    await fetchReviewClip(other, id)
    world.clock.advance(60_000)
    expect((await approve(world, reviewer, id)).error.code).toBe('not-heard')
    const clip = await fetchReviewClip(reviewer, id)
    expect([clip.status, hashOf(clip.bytes)]).toEqual([200, hashOf(archive)])
    expect(clip.headers.get('cache-control')).toBe('no-store')
    world.clock.advance(clipMs / 2)
    const early = await approve(world, reviewer, id)
    expect(early.error).toMatchObject({ code: 'not-heard', retryAfterSeconds: 1 })
    world.clock.advance(clipMs / 2)
    expect((await approve(world, reviewer, id)).as(reviewedTakeSchema).state).toBe('received')
    // The answer got lost, and the device asks again.
    expect((await approve(world, reviewer, id)).as(reviewedTakeSchema).state).toBe('received')
  })

  it('takes no HEAD for a clip that was heard', async () => {
    const world = await startWorld(engine)
    const [recorder, reviewer] = [await signInRecorder(world, 1), await signInRecorder(world, 2)]
    const { id } = await storeTake(world, recorder)
    const path = addressOf(api.readReviewClip, { params: { clip: `${id}.flac` } })
    const headers = { origin: world.origin }
    expect((await reviewer.send('HEAD', path, { headers })).status).toBe(200)
    world.clock.advance(2 * clipMs)
    expect((await approve(world, reviewer, id)).error.code).toBe('not-heard')
  })

  it('takes what was heard one after the other and is told of only afterwards', async () => {
    const world = await startWorld(engine)
    const [recorder, reviewer] = [await signInRecorder(world, 1), await signInRecorder(world, 2)]
    const ids = await storeTakes(world, recorder, 10)
    for (const id of ids) await fetchReviewClip(reviewer, id)
    // Without a network since: every other one was refused after a moment.
    const approved = ids.filter((_, nth) => nth % 2 === 0)
    world.clock.advance(approved.length * clipMs)
    for (const id of approved.toReversed()) {
      expect((await approve(world, reviewer, id)).status).toBe(200)
    }
  })

  it('is asked for at any time where it is sent back', async () => {
    const world = await startWorld(engine)
    const [recorder, reviewer] = [await signInRecorder(world, 1), await signInRecorder(world, 2)]
    const [id = ''] = await storeTakes(world, recorder, 1)
    const path = addressOf(api.reviewTake, { params: { id } })
    const body = { verdict: 'send-back', reason: 'noise', comment: '' }
    const judged = await sendJson(world, reviewer, 'PUT', path, body)
    expect(judged.as(reviewedTakeSchema).state).toBe('sent-back')
  })

  it('hears a take again that learners doubt since', async () => {
    const world = await startWorld(engine)
    const [recorder, reviewer] = [await signInRecorder(world, 1), await signInRecorder(world, 2)]
    const [id = ''] = await storeTakes(world, recorder, 1)
    await fetchReviewClip(reviewer, id)
    world.clock.advance(clipMs)
    expect((await approve(world, reviewer, id)).status).toBe(200)
    world.clock.advance(clipMs)
    const doubtedAt = world.clock.now()
    await world.database.queries.updateTable('takes').set({ doubtedAt }).execute()
    world.clock.advance(clipMs)
    expect((await approve(world, reviewer, id)).error.code).toBe('not-heard')
    await fetchReviewClip(reviewer, id)
    expect((await approve(world, reviewer, id)).error.code).toBe('not-heard')
    world.clock.advance(clipMs)
    expect((await approve(world, reviewer, id)).status).toBe(200)
  })

  it('is named by the queue beside the original, and either may be heard before approving', async () => {
    const world = await startWorld(engine)
    const [recorder, reviewer] = [await signInRecorder(world, 1), await signInRecorder(world, 2)]
    const { id } = await storeTake(world, recorder)
    const answer = await reviewer.get(`${api.listReviewQueue.path}?course=ewo`)
    const [take] = answer.as(reviewQueueSchema).takes
    expect(take?.listening?.address).not.toBe(take?.archive.address)
    for (const address of [take?.listening?.address, take?.archive.address]) {
      expect((await reviewer.get(address ?? '')).status).toBe(200)
    }
    world.clock.advance(clipMs)
    expect((await approve(world, reviewer, id)).status).toBe(200)
  })

  it('is sent to nobody whom the take does not concern, nor once it is withdrawn', async () => {
    const world = await startWorld(engine)
    const [recorder, reviewer] = [await signInRecorder(world, 1), await signInRecorder(world, 2)]
    const [id = ''] = await storeTakes(world, recorder, 1)
    expect((await fetchReviewClip(recorder, id)).error.code).toBe('not-allowed')
    expect((await fetchReviewClip(reviewer, 'unknown')).error.code).toBe('not-found')
    const noSuch = addressOf(api.readReviewClip, { params: { clip: `${id}.wav` } })
    expect((await reviewer.get(noSuch)).error.code).toBe('not-found')
    await sendJson(world, recorder, 'DELETE', addressOf(api.withdrawTake, { params: { id } }))
    expect((await fetchReviewClip(reviewer, id)).error.code).toBe('take-withdrawn')
    const languages = world.database.queries.updateTable('recorderLanguages')
    await languages.set({ language: 'dua' }).execute()
    expect((await fetchReviewClip(reviewer, id)).error.code).toBe('not-found')
  })
})

it(
  'lets nobody approve 60 clips in a third of the time that they sound',
  { tags: 'long' },
  async () => {
    const world = await startWorld('sqlite')
    const [recorder, reviewer] = [await signInRecorder(world, 1), await signInRecorder(world, 2)]
    const ids = await storeTakes(world, recorder, 60)
    for (const id of ids) await fetchReviewClip(reviewer, id)
    world.clock.advance(19_000)
    const statuses = []
    for (const id of ids) statuses.push((await approve(world, reviewer, id)).status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(19)
    expect(statuses.indexOf(409)).toBe(19)
    world.clock.advance(41_000)
    for (const id of ids.slice(19)) {
      expect((await approve(world, reviewer, id)).status).toBe(200)
    }
  },
)

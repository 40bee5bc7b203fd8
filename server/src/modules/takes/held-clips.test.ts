import { api, addressOf } from '@mboa/contract'
import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { openDiskBlobs } from '../../platform/blobs/disk-blobs.ts'
import { sendJson } from '../../testing/call-as-page.ts'
import { describeEngines } from '../../testing/engines.ts'
import { signIn } from '../../testing/people.ts'
import {
  allConsents,
  chooseConsents,
  hashOf,
  reviewTake,
  signInRecorder,
  storeTake,
  trustRecorder,
} from '../../testing/takes.ts'
import { UnavailableError } from '../../platform/unavailable-error.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { startWorld } from '../../testing/world.ts'
import { createHeldClips } from './held-clips.ts'

it('holds the files asked for last, up to its room, and reads the others anew', async () => {
  const blobs = await openDiskBlobs(await temporaryFolder())
  const files = [1, 2, 3].map(() => randomBytes(400))
  const stored = await Promise.all(files.map((file) => blobs.put([file])))
  const [first = '', second = '', third = ''] = stored.map(({ hash }) => hash)
  const clips = createHeldClips(blobs, 1_000)
  for (const hash of [first, second, first, third]) await clips.read(hash)
  for (const { hash } of stored) await blobs.remove(hash)
  const left = await Promise.all(
    [first, second, third].map((hash) => clips.read(hash).catch((error: unknown) => error)),
  )
  expect(left).toEqual([files[0], expect.any(UnavailableError), files[2]])
})

describeEngines('a sound that a server holds in memory', (engine) => {
  /** Two servers on one database and one store, both of which have served a learner the same copy. */
  async function startServers() {
    const world = await startWorld(engine)
    const { database, clock, context } = world
    const other = await startWorld(engine, { database, clock, blobs: context.blobs })
    const recorder = await signInRecorder(world, 1)
    const reviewer = await signInRecorder(world, 2)
    await trustRecorder(world, 2)
    const take = await storeTake(world, recorder)
    await reviewTake(world, reviewer, take.id)
    const learner = await signIn(world)
    const elsewhere = other.client()
    for (const [name, value] of learner.cookies) elsewhere.cookies.set(name, value)
    const address = addressOf(api.readClip, { params: { clip: `${hashOf(take.listening)}.opus` } })
    const hear = () => Promise.all([learner, elsewhere].map((client) => client.get(address)))
    for (const { status, bytes } of await hear()) {
      expect([status, bytes.equals(take.listening)]).toEqual([200, true])
    }
    return { world, recorder, learner, address, take, hear }
  }

  it('is refused by each of them from the moment at which it is withdrawn', async () => {
    const { world, recorder, take, hear } = await startServers()
    await sendJson(
      world,
      recorder,
      'DELETE',
      addressOf(api.withdrawTake, { params: { id: take.id } }),
    )
    expect((await hear()).map(({ status }) => status)).toEqual([410, 410])
  })

  it('is refused while its speaker does not consent, and heard again after', async () => {
    const { world, recorder, hear } = await startServers()
    await chooseConsents(world, recorder, { ...allConsents, learners: false })
    expect((await hear()).map(({ status }) => status)).toEqual([410, 410])
    await chooseConsents(world, recorder, allConsents)
    expect((await hear()).map(({ status }) => status)).toEqual([200, 200])
  })

  it('is answered in parts like any other', async () => {
    const { learner, address, take } = await startServers()
    const { length } = take.listening
    for (const [range, start, end] of [
      ['bytes=0-9', 0, 10],
      ['bytes=10-', 10, length],
      ['bytes=-5', length - 5, length],
    ] as const) {
      const answer = await learner.get(address, { range })
      expect([answer.status, answer.headers.get('content-range')]).toEqual([
        206,
        `bytes ${start}-${end - 1}/${length}`,
      ])
      expect(answer.bytes).toEqual(take.listening.subarray(start, end))
    }
    expect((await learner.get(address, { range: `bytes=${length}-` })).status).toBe(416)
  })
})

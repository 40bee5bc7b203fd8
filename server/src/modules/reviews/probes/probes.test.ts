import {
  api,
  addressOf,
  profileExportSchema,
  reviewedTakeSchema,
  reviewQueueSchema,
  type ReviewedTake,
  type TakeToReview,
} from '@mboa/contract'
import { decodeFlac, fullWeight, isProbePlace, readFlacHeader, seededRandom } from '@mboa/domain'
import { describe, expect, it } from 'vitest'
import { sendJson } from '../../../testing/call-as-page.ts'
import { describeEngines, type Engine } from '../../../testing/engines.ts'
import {
  hashOf,
  ownDialect,
  reviewTake,
  signInRecorder,
  storeTake,
  trustRecorder,
} from '../../../testing/takes.ts'
import type { TestClient } from '../../../testing/test-client.ts'
import { listBlobs, startWorld, type World } from '../../../testing/world.ts'

const items = ['ewo.day-sunday', 'ewo.day-monday'] as const
const patienceMs = 2_000 // Longer than any clip here.
const archivePart = { start: 4_800, end: 38_400 }

/** As a device sends it: the cut lies within the archive, and has a copy of its own. */
const storeCut = async (world: World, recorder: TestClient) =>
  (await storeTake(world, recorder, { cut: archivePart, ...ownDialect() }, 400)).id

async function storeTakes(world: World, recorder: TestClient, count: number): Promise<string[]> {
  const ids: string[] = []
  for (let nth = 0; nth < count; nth += 1) {
    const said = { item: items[nth % 2] ?? items[0], ...ownDialect() }
    ids.push((await storeTake(world, recorder, said, 200 + 100 * (nth % 2))).id)
  }
  return ids
}

interface Scene {
  world: World
  recorder: TestClient
  /** Trusted, so that what they approve alone is heard by learners. */
  reviewer: TestClient
  reviewerId: string
  sources: readonly string[]
}

/** Says where the reviewer's probes stand, and of which kind they are. */
async function seedReviewer(
  { world, reviewerId }: Pick<Scene, 'world' | 'reviewerId'>,
  seed: string,
) {
  const { queries } = world.database
  await queries.deleteFrom('reviewProbes').execute()
  await queries.deleteFrom('reviewers').where('accountId', '=', reviewerId).execute()
  const begun = { decided: 0, heardUntil: 0, weight: fullWeight, caughtAt: null, missedAt: null }
  await queries
    .insertInto('reviewers')
    .values({ accountId: reviewerId, seed, ...begun })
    .execute()
}

/** Two takes that are approved, and so many that wait. */
async function openScene(engine: Engine, waiting: number): Promise<Scene> {
  const world = await startWorld(engine)
  const recorder = await signInRecorder(world, 1)
  const reviewer = await signInRecorder(world, 2)
  const approver = await signInRecorder(world, 3)
  await trustRecorder(world, 2)
  await trustRecorder(world, 3)
  const sources = await storeTakes(world, recorder, 2)
  for (const id of sources) await reviewTake(world, approver, id)
  await storeTakes(world, recorder, waiting)
  const { id: reviewerId } = await world.database.queries
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', 'recorder2@example.com')
    .executeTakeFirstOrThrow()
  await seedReviewer({ world, reviewerId }, 'a reviewer')
  return { world, recorder, reviewer, reviewerId, sources }
}

async function queueOf(client: TestClient): Promise<readonly TakeToReview[]> {
  return (await client.get(`${api.listReviewQueue.path}?course=ewo`)).as(reviewQueueSchema).takes
}

function listProbes({ world }: Scene) {
  return world.database.queries.selectFrom('reviewProbes').selectAll().orderBy('place').execute()
}

async function decide(
  { world, reviewer }: Scene,
  take: TakeToReview,
  isGood: boolean,
): Promise<ReviewedTake> {
  await reviewer.get(take.archive.address)
  world.clock.advance(patienceMs)
  const path = addressOf(api.reviewTake, { params: { id: take.id } })
  const body = isGood
    ? { verdict: 'approve' }
    : { verdict: 'send-back', reason: 'noise', comment: '' }
  return (await sendJson(world, reviewer, 'PUT', path, body)).as(reviewedTakeSchema)
}

type Judge = (isBad: boolean) => boolean

/** Says yes or no to all that waits; answers what was told of the probes, in order. */
async function reviewAll(scene: Scene, judge: Judge) {
  const told: NonNullable<ReviewedTake['probe']>[] = []
  for (let round = 0; round < 10; round += 1) {
    const queue = await queueOf(scene.reviewer)
    for (const take of queue) {
      const isBad = (await listProbes(scene)).some(({ id }) => id === take.id)
      const { probe } = await decide(scene, take, judge(isBad))
      expect(probe === undefined).toBe(!isBad)
      if (probe !== undefined) told.push(probe)
    }
    if (queue.length === 0) return told
  }
  throw new Error('There is no end to what waits.')
}

async function countApproved({ world }: Scene): Promise<number> {
  const rows = await world.database.queries.selectFrom('takes').select('approvedAt').execute()
  // Without the two that probes are made of.
  return rows.filter(({ approvedAt }) => approvedAt !== null).length - 2
}

const waiting = 57

// Each is some hundred requests; what they ask of a database is asked of both in other tests.
describe('a reviewer', { tags: 'long' }, () => {
  const engine = 'sqlite'
  it.each([
    ['careful', 'full', () => (isBad: boolean) => !isBad],
    ['careless', 'none', () => () => true],
    ['random', undefined, () => randomly(seededRandom('a coin'))],
  ] as const)('who is %s publishes accordingly', async (kind, weight, judge) => {
    const scene = await openScene(engine, waiting)
    const told = await reviewAll(scene, judge())
    const approved = await countApproved(scene)
    // One in each twenty, what is heard again counted.
    const probes = await listProbes(scene)
    expect(probes.map(({ place }) => Math.floor(place / 20))).toEqual([...probes.keys()])
    expect(probes.length).toBeGreaterThanOrEqual(3)
    const last = told.at(-1)?.weight
    if (weight !== undefined) expect(last).toBe(weight)
    if (kind === 'careful') expect(approved).toBe(waiting)
    // Trusted, they would have published every one, and half of them.
    if (kind === 'careless') expect(approved).toBe(0)
    if (kind === 'random') expect(approved).toBeLessThan(waiting / 3)
    const caught = told.filter(({ wasCaught }) => wasCaught).length
    process.stdout.write(
      `probes: ${kind}, ${caught} of ${told.length} caught, weighs ${last}, publishes ${approved} of ${waiting}\n`,
    )
  })

  it('who missed one hears again what they let pass, once they have refused another', async () => {
    const scene = await openScene(engine, 45)
    const { reviewer, world } = scene
    let seen = 0
    for (let round = 0; round < 4 && seen < 2; round += 1) {
      for (const take of await queueOf(reviewer)) {
        const isBad = (await listProbes(scene)).some(({ id }) => id === take.id)
        // The first is missed, the second caught.
        await decide(scene, take, !isBad || seen === 0)
        if (isBad) seen += 1
        if (seen === 2) break
      }
    }
    const { weight } = await world.database.queries
      .selectFrom('reviewers')
      .select('weight')
      .where('decided', '>', 20)
      .executeTakeFirstOrThrow()
    expect(weight).toBe(fullWeight)
    await reviewAll(scene, (isBad) => !isBad)
    expect(await countApproved(scene)).toBe(45)
  })
})

describeEngines('a clip that is deliberately wrong', (engine) => {
  /** A scene whose first clip is one, of a kind that its test asks for. */
  async function openWithProbe(
    flaw?: string,
    waiting = 25,
  ): Promise<{ scene: Scene; probe: TakeToReview }> {
    const scene = await openScene(engine, waiting)
    for (let nth = 0; nth < 400; nth += 1) {
      if (!isProbePlace(`seed ${nth}`, 0)) continue
      await seedReviewer(scene, `seed ${nth}`)
      const queue = await queueOf(scene.reviewer)
      const [made] = await listProbes(scene)
      const probe = queue.find(({ id }) => id === made?.id)
      if (probe !== undefined && (flaw === undefined || made?.flaw === flaw)) {
        return { scene, probe }
      }
    }
    throw new Error('No seed makes such a probe.')
  }

  async function samplesOf({ reviewer }: Scene, { archive }: TakeToReview) {
    const { bytes } = await reviewer.get(archive.address)
    const samples = decodeFlac(bytes)
    const rate = readFlacHeader(bytes)?.sampleRate
    if (samples === undefined || rate === undefined) throw new Error('It is no sound.')
    return { samples, ms: (samples.length / rate) * 1000 }
  }

  it('looks like any other, and is nobody else’s', async () => {
    const { scene, probe } = await openWithProbe(undefined, 2)
    await storeCut(scene.world, scene.recorder)
    const queue = await queueOf(scene.reviewer)
    const [first, ...takes] = queue
    expect(first?.id).toBe(probe.id)
    expect(takes).toHaveLength(3)
    const shapes = queue.map(shapeOf)
    expect(shapes).toEqual(shapes.map(() => shapes[0]))
    // An id tells when it was made, and no two takes are of the same millisecond.
    expect(madeAt(probe.id)).toBe(probe.recordedAt)
    expect(takes.map(({ recordedAt }) => recordedAt)).not.toContain(probe.recordedAt)
    expect(takes.map(({ receivedAt }) => receivedAt)).not.toContain(probe.receivedAt)
    expect(JSON.stringify(first)).not.toMatch(/probe|flaw/)
    expect(scene.sources).not.toContain(probe.id)
    const other = await signInRecorder(scene.world, 4)
    expect((await other.get(probe.archive.address)).status).toBe(404)
    const path = addressOf(api.reviewTake, { params: { id: probe.id } })
    const foreign = await sendJson(scene.world, other, 'PUT', path, { verdict: 'approve' })
    expect(foreign.error.code).toBe('not-found')
    const undone = await sendJson(scene.world, scene.reviewer, 'DELETE', path)
    expect(undone.as(reviewedTakeSchema).state).toBe('received')
  })

  it('is answered at each address that is named, as every take is, with what is heard alone', async () => {
    const { scene, probe } = await openWithProbe(undefined, 2)
    const { world, recorder, reviewer } = scene
    const id = await storeCut(world, recorder)
    const take = (await queueOf(reviewer)).find((each) => each.id === id)
    if (take === undefined) throw new Error('It does not wait.')
    for (const entry of [probe, take]) {
      const { ms } = await samplesOf(scene, entry)
      expect(Math.round(ms)).toBe(entry.durationMs)
      const answer = await reviewer.get(entry.listening?.address ?? '')
      const type = answer.headers.get('content-type')
      expect([answer.status, type]).toEqual([200, 'audio/ogg; codecs=opus'])
    }
    expect((await decide(scene, take, true)).state).toBe('approved')
  })

  it('ends in the middle of the word', async () => {
    const { scene, probe } = await openWithProbe('cut-short')
    const { ms } = await samplesOf(scene, probe)
    expect(ms).toBeGreaterThan(400)
    expect(ms).toBeLessThan(600)
    expect(probe.durationMs).toBe(Math.round(ms))
  })

  it('is covered by noise', async () => {
    const { scene, probe } = await openWithProbe('noise')
    const { samples, ms } = await samplesOf(scene, probe)
    expect(Math.round(ms)).toBe(1_000)
    const before = samples.subarray(0, Math.round(samples.length / 5))
    const loudest = before.reduce((most, each) => Math.max(most, Math.abs(each)), 0)
    expect(loudest).toBeGreaterThan(2_000)
  })

  it('is another word', async () => {
    const { scene, probe } = await openWithProbe('other-word')
    const [made] = await listProbes(scene)
    expect(made?.heardTakeId).not.toBe(made?.takeId)
    expect(scene.sources).toContain(made?.heardTakeId)
    const { samples, ms } = await samplesOf(scene, probe)
    expect(Math.round(ms)).toBe(1_000)
    const turns = samples.filter((each, at) => each > 500 && (samples[at - 1] ?? 0) <= 500).length
    // Sunday is hummed at 200 Hz, Monday at 300, for 350 ms.
    expect(Math.round(turns / 35) * 100).toBe(probe.item === items[0] ? 300 : 200)
  })

  it('must be heard before it is approved, and tells once what it was', async () => {
    const { scene, probe } = await openWithProbe()
    const { world, reviewer } = scene
    const path = addressOf(api.reviewTake, { params: { id: probe.id } })
    const say = (body: object) => sendJson(world, reviewer, 'PUT', path, body)
    expect((await say({ verdict: 'approve' })).error.code).toBe('not-heard')
    const missed = await decide(scene, probe, true)
    expect(missed).toMatchObject({
      state: 'received',
      probe: { wasCaught: false, weight: 'half' },
    })
    const again = await say({ verdict: 'send-back', reason: 'noise', comment: '' })
    expect(again.as(reviewedTakeSchema)).toEqual(missed)
    const queue = await reviewer.get(`${api.listReviewQueue.path}?course=ewo`)
    const { takes, weight } = queue.as(reviewQueueSchema)
    expect(takes.map(({ id }) => id)).not.toContain(probe.id)
    expect(weight).toBe('half')
    const file = (await reviewer.get(api.exportProfile.path)).as(profileExportSchema)
    const { reviewing } = file
    expect(reviewing).toMatchObject({ weight, decided: 1, probes: [{ wasCaught: false }] })
  })

  it('is gone with the take that it was made of, and leaves no file', async () => {
    const { scene, probe } = await openWithProbe()
    const { world, recorder, reviewer } = scene
    const files = await listBlobs(world)
    for (const file of [probe.archive, probe.listening]) await reviewer.get(file?.address ?? '')
    expect(await listBlobs(world)).toEqual(files)
    world.clock.advance(patienceMs)
    for (const id of scene.sources) {
      await sendJson(world, recorder, 'DELETE', addressOf(api.withdrawTake, { params: { id } }))
    }
    expect((await reviewer.get(probe.archive.address)).error.code).toBe('take-withdrawn')
    const path = addressOf(api.reviewTake, { params: { id: probe.id } })
    const late = await sendJson(world, reviewer, 'PUT', path, { verdict: 'approve' })
    expect(late.error.code).toBe('take-withdrawn')
    // And none is made of what was withdrawn.
    expect((await queueOf(reviewer)).map(({ id }) => id)).not.toContain(probe.id)
    await world.database.queries.deleteFrom('reviewProbes').execute()
    await queueOf(reviewer)
    expect(await listProbes(scene)).toEqual([])
  })
})

/** All of an entry that could tell what it is, without what is its own. */
function shapeOf(entry: TakeToReview) {
  const { id, durationMs, heard, peaks, archive, listening } = entry
  const address = (file: typeof listening) => file?.address.replace(id, '<id>')
  const isHashOfId = (file: typeof listening) => file?.sha256 === hashOf(Buffer.from(id))
  return {
    names: Object.keys(entry),
    isWhole: heard.startMs === 0 && heard.endMs === durationMs,
    peaks: peaks.length,
    archive: [address(archive), isHashOfId(archive)],
    listening: [address(listening), isHashOfId(listening)],
  }
}

const madeAt = (id: string) => Number.parseInt(id.replace('-', '').slice(0, 12), 16)

function randomly(random: ReturnType<typeof seededRandom>): Judge {
  return () => random.below(2) === 0
}

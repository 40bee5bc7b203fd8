import {
  api,
  addressOf,
  courseRecordingsSchema,
  reviewedTakeSchema,
  takeSchema,
} from '@mboa/contract'
import { decodeFlac, readOggOpus } from '@mboa/domain'
import { OpusDecoder } from 'opus-decoder'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { sendJson } from '../../testing/call-as-page.ts'
import { describeEngines } from '../../testing/engines.ts'
import { signIn } from '../../testing/people.ts'
import {
  fetchReviewClip,
  hashOf,
  hum,
  makeTake,
  putArchive,
  reviewTake,
  signInRecorder,
  trustRecorder,
} from '../../testing/takes.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { startWorld, type World } from '../../testing/world.ts'
import { exportRecordings } from './export-recordings.ts'

/** A second of one hum before a second of another: the second one is the word. */
const samples = Int16Array.from([...hum(300), ...hum(200)])
const cut = { start: 48_000, end: 96_000 }
const ada = { email: 'ada@example.com', phoneNumber: '+237670000091' }

async function storeCutTake(world: World) {
  const [recorder, reviewer] = [await signInRecorder(world, 1), await signInRecorder(world, 2)]
  const take = makeTake({ cut }, samples)
  const stored = (await putArchive(world, recorder, take)).as(takeSchema)
  return { recorder, reviewer, take, stored }
}

const listRecordings = async (client: TestClient) =>
  (await client.get(addressOf(api.listCourseRecordings, { params: { course: 'ewo' } }))).as(
    courseRecordingsSchema,
  ).recordings

const openAddress = (hash: string) =>
  addressOf(api.readOpenClip, { params: { clip: `${hash}.flac` } })

async function decodeOpus(bytes: Uint8Array): Promise<Float32Array> {
  const stream = readOggOpus(bytes)
  if (stream === undefined) throw new Error('It is no Ogg Opus.')
  const decoder = new OpusDecoder({ channels: 1 })
  await decoder.ready
  const { channelData } = decoder.decodeFrames([...stream.packets])
  decoder.free()
  return (
    channelData[0]?.slice(stream.preSkip, stream.preSkip + stream.sampleCount) ?? new Float32Array()
  )
}

/** Correlation of two sounds that begin together, 1 for the same. */
function likeness(one: ArrayLike<number>, other: ArrayLike<number>): number {
  let [product, first, second] = [0, 0, 0]
  for (let at = 0; at < Math.min(one.length, other.length); at += 1) {
    const [a, b] = [one[at] ?? 0, other[at] ?? 0]
    product += a * b
    first += a * a
    second += b * b
  }
  return product / Math.sqrt(first * second)
}

/** The votes of the only take, as a data set of the course counts them. */
async function exportVotes(world: World): Promise<Record<string, string | undefined>> {
  const folder = await temporaryFolder()
  const request = { folder, use: 'open-data', course: 'ewo' } as const
  await exportRecordings(world.context, {
    ...request,
    textsOf: () => Promise.resolve(new Map<string, string>()),
  })
  const table = await readFile(join(folder, 'ewo/other.tsv'), 'utf8')
  const [heads = [], cells = []] = table.split('\n').map((line) => line.split('\t'))
  return Object.fromEntries(
    ['up_votes', 'down_votes'].map((head) => [head, cells[heads.indexOf(head)]]),
  )
}

describeEngines('what is heard of a take', (engine) => {
  it('is its cut, as FLAC and as Opus that the server makes', async () => {
    const world = await startWorld(engine)
    const { reviewer, take } = await storeCutTake(world)
    const wanted = samples.slice(cut.start, cut.end)
    const flac = await fetchReviewClip(reviewer, take.id)
    expect(decodeFlac(flac.bytes)).toEqual(wanted)
    const copy = await reviewer.get(
      addressOf(api.readReviewClip, { params: { clip: `${take.id}.copy` } }),
    )
    const heard = await decodeOpus(new Uint8Array(copy.bytes))
    expect(heard).toHaveLength(wanted.length)
    expect(likeness(heard, wanted)).toBeGreaterThan(0.97)
  })

  it('is all that learners, visitors and exports get of it', async () => {
    const world = await startWorld(engine)
    const { recorder, reviewer, take, stored } = await storeCutTake(world)
    const credit = { kind: 'pseudonym', pseudonym: 'Nkukuma' }
    await sendJson(world, recorder, 'PUT', api.changeSpeakerCredit.path, credit)
    await trustRecorder(world, 2)
    const { bytes: heard } = await fetchReviewClip(reviewer, take.id)
    expect(await reviewTake(world, reviewer, take.id)).toBe('approved')

    const learner = await signIn(world, ada)
    const [recording] = await listRecordings(learner)
    expect((await learner.get(recording?.flac.address ?? '')).bytes.equals(heard)).toBe(true)
    expect(recording?.flac.bytes).toBe(heard.length)
    const others = [learner, reviewer, world.client()]
    const statusOfArchive = others.map(
      async (each) => (await each.get(stored.archive.address)).status,
    )
    expect(await Promise.all(statusOfArchive)).toEqual([404, 404, 401])
    expect((await recorder.get(stored.archive.address)).bytes.equals(take.archive)).toBe(true)

    const visitor = world.client()
    expect((await visitor.get(openAddress(hashOf(take.archive)))).status).toBe(404)
    expect((await visitor.get(openAddress(hashOf(heard)))).bytes.equals(heard)).toBe(true)

    const folder = await temporaryFolder()
    const request = { folder, use: 'open-data', course: 'ewo' } as const
    const textsOf = () => Promise.resolve(new Map<string, string>())
    await exportRecordings(world.context, { ...request, textsOf })
    const [name = ''] = await readdir(join(folder, 'ewo/clips'))
    expect((await readFile(join(folder, 'ewo/clips', name))).equals(heard)).toBe(true)
  })

  it('stays what was approved, whatever its recorder sends later', async () => {
    const world = await startWorld(engine)
    const { recorder, reviewer, take } = await storeCutTake(world)
    await trustRecorder(world, 2)
    await reviewTake(world, reviewer, take.id)
    const learner = await signIn(world, ada)
    const before = await listRecordings(learner)
    const path = `/api/takes/${take.id}/listening`
    const headers = { origin: world.origin }
    const body = new Uint8Array(take.archive)
    expect((await recorder.send('PUT', path, { headers, body })).status).toBe(404)
    const other = makeTake({ cut: { start: 0, end: 48_000 } }, hum(400))
    const again = await putArchive(world, recorder, { ...other, id: take.id })
    expect(again.error.code).toBe('take-already-exists')
    expect(await listRecordings(learner)).toEqual(before)
  })

  it('is approved as what it sounded like, and as nothing else', async () => {
    const world = await startWorld(engine)
    const { reviewer, take } = await storeCutTake(world)
    const third = await signInRecorder(world, 3)
    await reviewTake(world, reviewer, take.id)
    await fetchReviewClip(third, take.id)
    world.clock.advance(2_000)
    const takes = world.database.queries.updateTable('takes')
    expect(await exportVotes(world)).toEqual({ up_votes: '1', down_votes: '0' })
    await takes.set({ heardHash: hashOf(take.archive) }).execute()
    expect(await exportVotes(world)).toEqual({ up_votes: '0', down_votes: '0' })
    const review = addressOf(api.reviewTake, { params: { id: take.id } })
    const approve = (client: TestClient) =>
      sendJson(world, client, 'PUT', review, { verdict: 'approve' })
    expect((await approve(third)).error.code).toBe('not-heard')
    await fetchReviewClip(third, take.id)
    world.clock.advance(2_000)
    expect((await approve(third)).as(reviewedTakeSchema).state).toBe('received')
  })
})

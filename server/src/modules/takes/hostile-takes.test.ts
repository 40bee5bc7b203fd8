import { api, addressOf, takeHeader } from '@mboa/contract'
import { encodeFlac } from '@mboa/domain'
import { expect, it } from 'vitest'
import {
  hashOf,
  headerOf,
  makeTake,
  putArchive,
  sampleRate,
  signInRecorder,
  storeTake,
} from '../../testing/takes.ts'
import { startWorld, listBlobs } from '../../testing/world.ts'

const tenHours = 10 * 3600 * sampleRate
const mebibyte = 1024 * 1024

/** A FLAC whose head is honest or not, whose frames are of silence: an hour takes some kilobytes. */
function silence(samples: number, claimed = samples): Buffer {
  const file = Buffer.from(encodeFlac(new Int16Array(samples), sampleRate))
  file.writeUInt32BE(claimed % 2 ** 32, 22)
  return file
}

function hostileFiles(listening: Buffer): readonly (readonly [string, Buffer, number])[] {
  const { archive } = makeTake()
  const html = Buffer.from('<html><script>alert(1)</script>')
  return [
    ['nothing', Buffer.alloc(0), 1],
    ['a playlist', Buffer.from('#EXTM3U\n#EXTINF:1,\nhttp://169.254.169.254/'), 48_000],
    ['a play list in XML', Buffer.from('<?xml version="1.0"?><smil/>'), 48_000],
    ['a page', html, 48_000],
    ['a page before a sound', Buffer.concat([html, archive]), 48_000],
    ['a page behind a sound', Buffer.concat([archive, html]), 48_000],
    [
      'an ID3 tag before a sound',
      Buffer.concat([Buffer.from('ID3\x04\0\0\0\0\0\0'), archive]),
      48_000,
    ],
    ['a ZIP behind a sound', Buffer.concat([archive, Buffer.from('PK\x05\x06')]), 48_000],
    ['a WAV', Buffer.from('RIFF\x24\0\0\0WAVEfmt '), 48_000],
    ['a head alone', archive.subarray(0, 42), 48_000],
    ['ten hours in the head', silence(4096, tenHours), tenHours],
    ['a minute of silence', silence(60 * sampleRate), 60 * sampleRate],
    ['a minute that claims a second', silence(60 * sampleRate, sampleRate), sampleRate],
    [
      'random bytes behind a head',
      Buffer.concat([archive.subarray(0, 42), randomLike(200_000)]),
      48_000,
    ],
    ['Ogg Opus', listening, 48_000],
  ]
}

function randomLike(length: number): Buffer {
  return Buffer.from(Uint8Array.from({ length }, (_, at) => (at * 2_654_435_761) >>> 24))
}

it('refuses what only poses as a take, keeps nothing of it and stays small', async () => {
  const world = await startWorld('sqlite')
  const client = await signInRecorder(world)
  // What a good take costs is there before.
  const { listening } = await storeTake(world, client)
  const before = process.memoryUsage().rss
  const files = hostileFiles(listening)
  for (const [name, archive, sampleCount] of files) {
    const take = makeTake({ archive: { sha256: hashOf(archive), sampleCount } })
    const answer = await putArchive(world, client, { ...take, archive })
    expect([name, answer.status, answer.error.code]).toEqual([name, 400, 'invalid-sound'])
  }
  const grown = (process.memoryUsage().rss - before) / mebibyte
  expect(grown).toBeLessThan(50)
  expect(await listBlobs(world)).toHaveLength(2)
})

it('stops reading a gigabyte that comes in pieces', async () => {
  const world = await startWorld('sqlite')
  const client = await signInRecorder(world)
  const take = makeTake()
  const piece = new Uint8Array(mebibyte)
  let pieces = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      pieces += 1
      if (pieces > 1024) controller.close()
      else controller.enqueue(piece)
    },
  })
  const before = process.memoryUsage().rss
  const init = {
    headers: { origin: world.origin, [takeHeader]: headerOf(take.description) },
    body,
    duplex: 'half' as const,
  }
  const answer = await client.send(
    'PUT',
    addressOf(api.sendTake, { params: { id: take.id } }),
    init,
  )
  expect([answer.status, answer.error.code]).toEqual([413, 'too-large'])
  expect(pieces).toBeLessThan(10)
  expect((process.memoryUsage().rss - before) / mebibyte).toBeLessThan(50)
  expect(await listBlobs(world)).toEqual([])
})

it('goes on answering while a take is listened to', { tags: 'long' }, async () => {
  const world = await startWorld('sqlite')
  const client = await signInRecorder(world)
  const samples = Int16Array.from(
    { length: 20 * sampleRate },
    (_, at) => ((at * 7919) % 4001) - 2000,
  )
  const takes = Array.from({ length: 4 }, () =>
    makeTake({ item: 'ewo.how-are-you', kind: 'sentence' }, samples),
  )
  const storing = Promise.all(takes.map((take) => putArchive(world, client, take)))
  let busiestMs = 0
  const progress = { isStored: false }
  void storing.then(() => (progress.isStored = true))
  while (!progress.isStored) {
    const before = process.threadCpuUsage()
    expect((await world.client().get('/healthz')).status).toBe(200)
    // The turn in which it would listen, if it did so in this thread.
    await new Promise(setImmediate)
    busiestMs = Math.max(busiestMs, process.threadCpuUsage(before).user / 1000)
  }
  expect((await storing).map(({ status }) => status)).toEqual([200, 200, 200, 200])
  // What this thread works, and not how long it waits: a busy machine lets it wait for longer.
  expect(busiestMs).toBeLessThan(500)
})

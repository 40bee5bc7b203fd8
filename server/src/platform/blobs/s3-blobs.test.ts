import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished, vi } from 'vitest'
import { startObjectStore } from '../../testing/object-store.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { startWorld } from '../../testing/world.ts'
import { UnavailableError } from '../unavailable-error.ts'
import { describeBlobs } from './blobs.compliance.ts'
import { answerMs, openS3Blobs } from './s3-blobs.ts'

describeBlobs('S3', async () => {
  const { config } = await startObjectStore()
  return openS3Blobs(config, await temporaryFolder())
})

it('an object store that is away is a reason to wait, not a surprise', async () => {
  const store = await startObjectStore()
  const blobs = await openS3Blobs(store.config, await temporaryFolder())
  await store.stop()
  const questions = [
    () => blobs.ping(),
    () => blobs.put([randomBytes(9)]),
    () => blobs.find('a'.repeat(64)),
  ]
  for (const ask of questions) await expect(ask()).rejects.toThrow(UnavailableError)
})

it('an object is read to its end, however long a slow reader takes', async () => {
  let finish = () => {}
  const store = createServer((_, answer) => {
    answer.write('first')
    finish = () => answer.end('last')
  })
  await once(store.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void store.close())
  const { port } = store.address() as AddressInfo
  const endpoint = `http://127.0.0.1:${port}`
  const keys = { accessKeyId: 'key', secretAccessKey: 'secret' }
  const blobs = await openS3Blobs(
    { endpoint, region: 'us-east-1', bucket: 'slow', ...keys },
    await temporaryFolder(),
  )
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  let text = ''
  for await (const chunk of blobs.read('a'.repeat(64))) {
    text += Buffer.from(chunk).toString()
    vi.advanceTimersByTime(2 * answerMs)
    finish()
  }
  expect(text).toBe('firstlast')
})

it('an object store that takes nothing more is not there for us, until it takes something again', async () => {
  let isFull = false
  const store = createServer((asked, answer) => {
    asked.resume().on('end', () => {
      answer.writeHead(asked.method === 'PUT' && isFull ? 507 : 200).end()
    })
  })
  await once(store.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void store.close())
  const { port } = store.address() as AddressInfo
  const endpoint = `http://127.0.0.1:${port}`
  const keys = { accessKeyId: 'key', secretAccessKey: 'secret' }
  const blobs = await openS3Blobs(
    { endpoint, region: 'us-east-1', bucket: 'full', ...keys },
    await temporaryFolder(),
  )
  await blobs.ping()
  isFull = true
  // Nobody has tried to write: what can be read is still there for readers.
  await blobs.ping()
  await expect(blobs.put([randomBytes(9)])).rejects.toThrow(UnavailableError)
  await expect(blobs.ping()).rejects.toThrow(UnavailableError)
  isFull = false
  await blobs.ping()
})

it.each([
  ['that does not know the key', { accessKeyId: 'wrong' }],
  ['without the bucket', { bucket: 'not-there' }],
])('an object store %s is reported by readyz', async (_, change) => {
  const { config } = await startObjectStore()
  const blobs = await openS3Blobs({ ...config, ...change }, await temporaryFolder())
  const world = await startWorld('sqlite', { blobs })
  const answer = await world.client().get('/readyz')
  expect([answer.status, JSON.parse(answer.text)]).toEqual([
    503,
    { ready: false, database: true, blobs: false, disk: true, courses: true },
  ])
})

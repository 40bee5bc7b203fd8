import { expect, it } from 'vitest'
import {
  beginRecording,
  blocksOfHum,
  openOwnTakes,
  recordTake,
  takeContext,
} from '../../testing/takes-of-device.ts'
import { joinSamples, saveTake, recoverRecordings } from './own-recordings.ts'
import { listLog, longestLog, recordInLog } from './sending-log.ts'
import { openTakeDatabase } from '../device-store/take-database.ts'
import { listPendingIds, queueAgain, settleRefused } from './take-queue.ts'

it('a finished take is on the device, whole, with the cut inside it', async () => {
  const database = await openOwnTakes()
  const { take, samples } = await recordTake(database)
  expect(await database.get('takes', take.id)).toEqual(take)
  expect(take).toMatchObject({ state: 'on-device', version: 1, context: takeContext })
  const cut = { start: 4_800, end: 33_600 }
  const recorded = { samples: Float32Array.from(samples), sampleRate: 48_000, cut }
  expect(await database.get('sounds', take.id)).toEqual({ recorded })
  expect([await database.count('recordings'), await database.count('chunks')]).toEqual([0, 0])
})

it('recording again makes a new version and leaves the earlier one', async () => {
  const database = await openOwnTakes()
  const versions = []
  for (const item of ['ewo.day-sunday', 'ewo.day-monday', 'ewo.day-sunday']) {
    versions.push((await recordTake(database, item)).take.version)
  }
  expect(versions).toEqual([1, 1, 2])
  expect(await database.getAll('takes')).toHaveLength(3)
})

it('a recording that nobody ended comes back, but for less than a second of its tail', async () => {
  const userId = crypto.randomUUID()
  const database = await openOwnTakes(userId)
  const left = await beginRecording(database)
  const blocks = blocksOfHum(3)
  for (const block of blocks) left.append(block)
  await expect.poll(() => database.count('chunks')).toBeGreaterThan(0)
  // Still recorded by this tab: nobody else may take it up.
  expect(await recoverRecordings(database)).toEqual([])

  // Another tab's end, as far as the lock shows it.
  const orphan = { ...(await database.get('recordings', left.id)), id: crypto.randomUUID() }
  await database.put('recordings', orphan as never)
  for (const [at, chunk] of (await database.getAll('chunks')).entries()) {
    await database.put('chunks', chunk, [orphan.id, at])
  }
  const [recovered] = await recoverRecordings(database)
  if (recovered === undefined) throw new Error('Nothing came back.')
  const whole = joinSamples(blocks)
  expect(whole.length - recovered.samples.length).toBeLessThan(48_000)
  expect(recovered.samples).toEqual(whole.slice(0, recovered.samples.length))
  const range = { start: 0, end: recovered.samples.length }
  const stored = await saveTake(database, recovered.recording, recovered.samples, {
    range,
    cut: range,
  })
  expect(stored.ok).toBe(true)
  expect((await database.getAll('takes')).map(({ id }) => id)).toEqual([orphan.id])
  await left.discard()
  expect(await database.count('recordings')).toBe(0)
  expect(await database.count('chunks')).toBe(0)
})

it('two people on one device never meet', async () => {
  const [ada, bih] = [await openOwnTakes(), await openOwnTakes()]
  const { take } = await recordTake(ada)
  expect(await bih.getAll('takes')).toEqual([])
  expect(await ada.getAll('takes')).toEqual([take])
})

it('is still there when the store is opened again', async () => {
  const userId = crypto.randomUUID()
  const first = await openTakeDatabase(userId)
  const { take } = await recordTake(first)
  first.close()
  expect(await (await openOwnTakes(userId)).getAll('takes')).toEqual([take])
})

it('a refused take keeps its sound and reason, and can be sent again', async () => {
  const database = await openOwnTakes()
  const { take } = await recordTake(database)
  await settleRefused(database, take.id, 'not-allowed')
  expect(await listPendingIds(database)).toEqual([])
  expect(await database.getAll('takes')).toMatchObject([
    { state: 'refused', refusedBecause: 'not-allowed' },
  ])
  expect(await database.count('sounds')).toBe(1)
  await queueAgain(database, take.id)
  expect(await database.get('takes', take.id)).toEqual(take)
})

it('the log keeps the newest entries', async () => {
  const database = await openOwnTakes()
  for (let at = 0; at <= longestLog; at += 1) await recordInLog(database, { at, event: 'kept' })
  const log = await listLog(database)
  expect([log.length, log[0]?.at, log.at(-1)?.at]).toEqual([longestLog, 1, longestLog])
})

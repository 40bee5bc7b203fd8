import type { Contribution, PracticeEvent, Report } from '@mboa/contract'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { fillDeviceUntilDropped } from '../../testing/fill-device.ts'
import { openOwnTakes, recordTake } from '../../testing/takes-of-device.ts'
import { clearEvictedSound, wasSoundEvicted } from './evicted-sound.ts'
import { newEventId } from '../event-id.ts'
import { pictureCacheName, soundCacheName } from './cache-names.ts'
import { storedSession } from '../practice-store/stored-session.ts'
import { putContributions } from '../take-store/contribution-outbox.ts'
import { withLearnerDatabase } from './learner-database.ts'
import { applySyncResponse } from '../sync/apply-sync.ts'
import { listPending, putInOutbox } from './outbox.ts'
import { listPendingReports, putReport } from './report-outbox.ts'

const someSound = () => new Response(new Uint8Array(5_000))

async function storeFiles(cacheName: string, count: number): Promise<void> {
  const cache = await caches.open(cacheName)
  onTestFinished(async () => {
    await caches.delete(cacheName)
    clearEvictedSound()
  })
  for (let nth = 0; nth < count; nth += 1) await cache.put(`/api/clips/${nth}`, someSound())
}

const setting = (): PracticeEvent => ({
  type: 'setting',
  id: newEventId(),
  answeredAt: 1,
  name: 'weekly-goal-days',
  value: 3,
})

const report: Report = {
  id: newEventId(),
  reportedAt: 1,
  course: 'ewo',
  item: 'ewo.today',
  reason: 'other',
  comment: 'x'.repeat(900),
  answer: '',
  expected: '',
}

const word: Contribution = {
  kind: 'correction',
  id: newEventId(),
  course: 'ewo',
  dialect: null,
  note: 'x'.repeat(900),
  item: 'ewo.today',
  text: null,
  reason: 'Nobody says it.',
  contributedAt: 7,
}

let userId = ''
beforeEach(async () => {
  userId = newEventId()
  // Other tests keep files too.
  await Promise.all([soundCacheName, pictureCacheName].map((name) => caches.delete(name)))
})

const onDevice = <Value>(work: Parameters<typeof withLearnerDatabase<Value>>[1]) =>
  withLearnerDatabase(userId, work)

it('a full device gives up sound for what must not be lost, one after the other', async () => {
  await storeFiles(soundCacheName, 400)
  const waiting = setting()
  await onDevice((database) => putInOutbox(database, [waiting]))
  const takes = await openOwnTakes(userId)
  const fillUp = fillDeviceUntilDropped(30)
  await onDevice((database) => putInOutbox(database, [setting()]))
  expect(await onDevice((database) => listPending(database, 9))).toHaveLength(2)
  expect(wasSoundEvicted()).toBe(true)

  fillUp()
  const answer = { refused: [], events: [], cursor: 7, more: false, epoch: 'first' }
  const place = { cursor: 0, kinds: [], epoch: undefined }
  const acknowledged = [{ id: waiting.id, receivedAt: 5 }]
  await onDevice((database) => applySyncResponse(database, { ...answer, acknowledged }, place))
  expect(await onDevice((database) => listPending(database, 9))).toHaveLength(1)

  fillUp()
  const start = { id: 'a-session', course: 'ewo', notes: 'x'.repeat(20_000) }
  await storedSession('ewo', 'word', 0).store(userId, start as never)
  expect(await onDevice((database) => database.get('values', 'word-session-ewo'))).toEqual(start)

  fillUp()
  await onDevice((database) => putReport(database, report))
  expect(await onDevice((database) => listPendingReports(database, 9))).toEqual([report])

  fillUp()
  expect(await putContributions(takes, [word])).toMatchObject({ ok: true })

  fillUp()
  expect((await recordTake(takes)).take.state).toBe('on-device')
})

it('a full device gives up the studio’s drawings for takes', async () => {
  await storeFiles(pictureCacheName, 60)
  const takes = await openOwnTakes(userId)
  fillDeviceUntilDropped(30)
  expect((await recordTake(takes)).take.state).toBe('on-device')
  expect(await (await caches.open(pictureCacheName)).keys()).toHaveLength(20)
})

it('says so where nothing is left to give up', async () => {
  const takes = await openOwnTakes(userId)
  await onDevice((database) => putInOutbox(database, [setting()]))
  fillDeviceUntilDropped(30)
  await expect(onDevice((database) => putReport(database, report))).rejects.toThrow(
    expect.objectContaining({ name: 'QuotaExceededError' }),
  )
  expect(await putContributions(takes, [word])).toEqual({ ok: false, trouble: 'storage-full' })
})

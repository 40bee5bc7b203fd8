import { expect, it, vi } from 'vitest'
import { openOwnTakes, recordTake, takeContext } from '../../testing/takes-of-device.ts'
import { pictureCacheName, soundCacheName } from '../device-store/cache-names.ts'
import { makeRoom } from '../device-store/make-room.ts'
import { newEventId } from '../event-id.ts'
import { recordAccountHere, recordRemovedHere } from '../device-store/accounts-here.ts'
import {
  dropReceived,
  queueReceivedAgain,
  rowLifetimeMs,
  settleReceived,
  soundLifetimeMs,
} from './received-takes.ts'
import type { TakeDatabase } from '../device-store/take-database.ts'
import { claimTake, saveEncoded, listPendingIds } from './take-queue.ts'
import { fakeReceived } from './testing/fake-received.ts'

const file = { bytes: new Uint8Array(9), sha256: 'a'.repeat(64), sampleCount: 1 }
const encoded = { archive: file }

async function receiveOne(database: TakeDatabase, at: number) {
  const { take } = await recordTake(database)
  await saveEncoded(database, take.id, { encoded, cut: take.cut })
  await claimTake(database, take.id, take.cut)
  await settleReceived(database, fakeReceived(take.id, takeContext), at)
  return take
}

it('keeps the sound of a received take for a week, and what is known of it for a month', async () => {
  const database = await openOwnTakes()
  const at = 1_790_000_000_000
  const take = await receiveOne(database, at)
  const counts = () => Promise.all([database.count('receivedSounds'), database.count('takes')])
  await dropReceived(database, at + soundLifetimeMs - 1)
  expect(await counts()).toEqual([1, 1])
  expect(await database.getAll('takes')).toMatchObject([{ id: take.id, state: 'received' }])
  await dropReceived(database, at + soundLifetimeMs)
  expect(await counts()).toEqual([0, 1])
  await dropReceived(database, at + rowLifetimeMs)
  expect(await counts()).toEqual([0, 0])
})

it('sends a received take again where the server has lost it, with the same files', async () => {
  const database = await openOwnTakes()
  const take = await receiveOne(database, 5)
  expect(await listPendingIds(database)).toEqual([])
  const queued = await queueReceivedAgain(database, [take.id, newEventId()])
  expect(queued).toEqual({ ok: true, value: [take.id] })
  expect(await database.get('takes', take.id)).toEqual(take)
  expect(await database.get('sounds', take.id)).toEqual({ encoded })
  expect(await database.count('receivedSounds')).toBe(0)
})

it('a full device gives up what the server has before anything else', async () => {
  const userId = newEventId()
  recordAccountHere(userId)
  // Other tests keep files too.
  await Promise.all([soundCacheName, pictureCacheName].map((name) => caches.delete(name)))
  const database = await openOwnTakes(userId)
  await receiveOne(database, 5)
  const { take: waiting } = await recordTake(database)
  const looking = vi.spyOn(navigator.storage, 'estimate')
  looking.mockResolvedValueOnce({ usage: 2 }).mockResolvedValue({ usage: 1 })
  expect(await makeRoom()).toBe(true)
  looking.mockRestore()
  expect(await database.count('receivedSounds')).toBe(0)
  expect(await database.getAllKeys('sounds')).toEqual([waiting.id])
  expect(await makeRoom()).toBe(false)
  recordRemovedHere(userId)
})

import { api, addressOf } from '@mboa/contract'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { pictureCacheName, soundCacheName } from '../../../platform/device-store/cache-names.ts'
import { newEventId } from '../../../platform/event-id.ts'
import { settleReceived } from '../../../platform/take-store/received-takes.ts'
import { claimTake, saveEncoded, settleRefused } from '../../../platform/take-store/take-queue.ts'
import { fillDeviceUntilDropped } from '../../../testing/fill-device.ts'
import { startRecorderServer } from '../../../testing/recorder-server.ts'
import { openOwnTakes, recordTake } from '../../../testing/takes-of-device.ts'
import { fakeReceived } from '../../../platform/take-store/testing/fake-received.ts'
import { openRecordings } from '../testing/open-recordings.tsx'

it('says that there is no room to delete a take that may have left the device', async () => {
  const userId = newEventId()
  const database = await openOwnTakes(userId)
  const { take } = await recordTake(database, 'ewo.yesterday')
  await claimTake(database, take.id, take.cut)
  await settleRefused(database, take.id, 'not-allowed')
  startRecorderServer({
    userId,
    more: (call) =>
      call.startsWith(`GET ${api.listShownTakes.path}`)
        ? Response.json({ takes: [], more: false })
        : undefined,
  })
  await openRecordings(userId, 'mine')
  // Other tests keep files too.
  await Promise.all([soundCacheName, pictureCacheName].map((name) => caches.delete(name)))
  await page.getByRole('button', { name: 'Delete angogé' }).click()
  fillDeviceUntilDropped(1)
  await page.getByRole('button', { name: 'Delete it' }).click()
  await expect
    .element(page.getByText(/^This couldn’t be deleted: this device’s storage is full\./))
    .toBeVisible()
  expect(await database.count('sounds')).toBe(1)
})

it('lets go of the sound of a take that is withdrawn: no restored server gets it again', async () => {
  const userId = newEventId()
  const database = await openOwnTakes(userId)
  const { take } = await recordTake(database, 'ewo.yesterday')
  const file = { bytes: new Uint8Array(9), sha256: 'a'.repeat(64), sampleCount: 1 }
  const encoded = { archive: file }
  await saveEncoded(database, take.id, { encoded, cut: take.cut })
  const received = fakeReceived(take.id, take.context)
  await settleReceived(database, received, Date.now())
  expect(await database.getAllKeys('receivedSounds')).toEqual([take.id])
  startRecorderServer({
    userId,
    more(call) {
      if (call === `DELETE ${addressOf(api.withdrawTake, { params: { id: take.id } })}`) {
        return Response.json({ ...received, state: 'withdrawn' })
      }
      return call.startsWith(`GET ${api.listShownTakes.path}`)
        ? Response.json({
            takes: [{ ...received, approvals: 0, told: null, concept: null }],
            more: false,
          })
        : undefined
    },
  })
  await openRecordings(userId, 'mine')
  await page.getByRole('button', { name: 'Withdraw angogé' }).click()
  await page.getByRole('button', { name: 'Withdraw for good' }).click()
  await expect.poll(() => database.getAllKeys('receivedSounds')).toEqual([])
})

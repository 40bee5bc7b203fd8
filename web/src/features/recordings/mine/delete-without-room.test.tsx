import { apiPaths } from '@mboa/contract'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { pictureCacheName, soundCacheName } from '../../../platform/cache-names.ts'
import { newEventId } from '../../../platform/event-id.ts'
import { claimTake, settleRefused } from '../../../platform/take-store/take-queue.ts'
import { fillDeviceUntilDropped } from '../../../testing/fill-device.ts'
import { startRecorderServer } from '../../../testing/recorder-server.ts'
import { openOwnTakes, recordTake } from '../../../testing/takes-of-device.ts'
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
      call.startsWith(`GET ${apiPaths.takesShown}?`)
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
    .element(page.getByText(/^This device is full, and the recording stays\./))
    .toBeVisible()
  expect(await database.count('sounds')).toBe(1)
})

import { onTestFinished } from 'vitest'
import { deleteDatabase } from '../../platform/device-store/databases.ts'
import address from './device-2026-11.gzip?url'
import { restoreDevice } from './restore-device.ts'
import type { StoredDevice } from './stored-device.ts'

/** Of the learner and of the recorder who shared the device. */
export const storedLearner = '01a204f9-88ba-769e-b66c-a22eb921a970'
export const storedRecorder = '01a204fa-1d08-7cfb-9e3d-f7aed82643f5'
/** When it was last used, epoch ms. */
export const storedAt = 1_795_379_830_000

/** Makes this browser a device of November 2026, for the running test. */
export async function loadDevice(): Promise<StoredDevice> {
  const device = await readDevice()
  await restoreDevice(device)
  onTestFinished(async () => {
    for (const { name } of device.databases) await deleteDatabase(name)
    for (const key of Object.keys(device.localStorage)) localStorage.removeItem(key)
  })
  return device
}

async function readDevice(): Promise<StoredDevice> {
  const { body } = await fetch(address)
  if (body === null) throw new Error('The stored device does not come.')
  const text = await new Response(body.pipeThrough(new DecompressionStream('gzip'))).text()
  return JSON.parse(text) as StoredDevice
}

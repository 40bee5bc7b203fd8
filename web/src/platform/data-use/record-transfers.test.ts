import { expect, it, vi } from 'vitest'
import { fillDevice } from '../../testing/fill-device.ts'
import { monthOf, readDataUse } from './data-use-database.ts'
import { recordTransfers } from './record-transfers.ts'

const countPictures = async () => (await readDataUse()).get(monthOf(Date.now()))?.pictures ?? 0

/** What is no picture comes over the network anyway; gives how many bytes. */
async function receivePicture(): Promise<number> {
  const address = new URL(`/api/pictures/${crypto.randomUUID()}`, location.href).href
  const image = new Image()
  const ended = new Promise((resolve) => {
    image.onload = image.onerror = resolve
  })
  image.src = address
  await ended
  const [entry] = performance.getEntriesByName(address)
  return (entry as PerformanceResourceTiming).transferSize
}

it(
  'notes what a full device had no room to note, once there is room',
  { tags: 'long' },
  async () => {
    const before = await countPictures()
    const makeRoom = fillDevice(monthOf(Date.now()))
    const put = vi.spyOn(IDBObjectStore.prototype, 'put')
    recordTransfers()
    const first = await receivePicture()
    expect(first).toBeGreaterThan(0)
    await expect.poll(() => put.mock.results, { timeout: 10_000 }).not.toEqual([])
    makeRoom()
    const second = await receivePicture()
    await expect.poll(countPictures, { timeout: 10_000 }).toBe(before + first + second)
  },
)

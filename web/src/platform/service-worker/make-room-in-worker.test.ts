import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { openOwnTakes, recordTake } from '../../testing/takes-of-device.ts'
import { pictureCacheName, soundCacheName } from '../device-store/cache-names.ts'
import { clearEvictedSound, wasSoundEvicted } from '../device-store/evicted-sound.ts'
import { makeRoomInWorker } from './make-room-in-worker.ts'
import { registerServiceWorker } from './register-service-worker.ts'

const dropCaches = () =>
  // Other tests keep files too.
  Promise.all([soundCacheName, pictureCacheName].map((name) => caches.delete(name)))
beforeEach(dropCaches)
afterEach(dropCaches)

/** The pages there are, and what is sent to them. */
function openPages(count: number) {
  const messages: unknown[] = []
  const one = { postMessage: (message: unknown) => messages.push(message) }
  const pages = Array.from({ length: count }, () => one)
  return { messages, clients: { matchAll: () => Promise.resolve(pages) } as unknown as Clients }
}

it('gives up what the server has of takes first, without local storage, and no take', async () => {
  const { clients, messages } = openPages(1)
  while (await makeRoomInWorker(clients)) {
    // What other tests have left.
  }
  const database = await openOwnTakes()
  const { take } = await recordTake(database)
  const file = { bytes: new Uint8Array(9), sha256: 'a'.repeat(64), sampleCount: 1 }
  const encoded = { archive: file }
  await database.put('receivedSounds', { encoded, receivedAt: 5 }, 'sent')
  localStorage.clear()
  expect(await makeRoomInWorker(clients)).toBe(true)
  expect(await database.count('receivedSounds')).toBe(0)
  expect(await makeRoomInWorker(clients)).toBe(false)
  expect(await database.getAllKeys('sounds')).toEqual([take.id])
  expect(messages).toEqual([])
})

it('has every page note that downloaded sound went', async () => {
  await (await caches.open(soundCacheName)).put('/api/clips/a.opus', new Response('spoken'))
  const { clients, messages } = openPages(2)
  while (await makeRoomInWorker(clients)) {
    // One step after the other.
  }
  expect(messages).toEqual([{ type: 'room-made' }, { type: 'room-made' }])
})

it('a page says what its service worker has given up', async () => {
  const registering = vi.spyOn(navigator.serviceWorker, 'register')
  registering.mockResolvedValue({} as ServiceWorkerRegistration)
  onTestFinished(() => {
    registering.mockRestore()
    clearEvictedSound()
  })
  await registerServiceWorker('en')
  navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data: { type: 'other' } }))
  expect(wasSoundEvicted()).toBe(false)
  const data = { type: 'room-made' }
  navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data }))
  expect(wasSoundEvicted()).toBe(true)
})

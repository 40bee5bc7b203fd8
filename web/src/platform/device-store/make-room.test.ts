import { expect, it, onTestFinished } from 'vitest'
import { pictureCacheName, soundCacheName } from './cache-names.ts'
import { makeRoom } from './make-room.ts'
import { clearEvictedSound, wasSoundEvicted } from './evicted-sound.ts'

const soundBytes = 3_000_000

const usedBytes = async () => (await navigator.storage.estimate()).usage ?? 0

it('gives a full device its room back, whoever still holds what is dropped', async () => {
  const sounds = await caches.open(soundCacheName)
  await sounds.put('/api/clips/a.opus', new Response(new Uint8Array(soundBytes)))
  await (await caches.open(pictureCacheName)).put('/api/pictures/x', new Response('<svg/>'))
  const before = await usedBytes()
  expect(await makeRoom()).toBe(true)
  expect(wasSoundEvicted()).toBe(true)
  expect(await caches.has(pictureCacheName)).toBe(true)
  clearEvictedSound()
  expect(await makeRoom()).toBe(true)
  await expect.poll(async () => before - (await usedBytes())).toBeGreaterThan(soundBytes * 0.9)
  expect(await caches.has(soundCacheName)).toBe(false)
  expect(await caches.has(pictureCacheName)).toBe(false)
  // Held until here, as pages hold what they have looked into.
  expect(await sounds.keys()).toEqual([])
  expect(await makeRoom()).toBe(false)
  expect(wasSoundEvicted()).toBe(false)
})

it('gives up the oldest sound first, and no more than a part of it', async () => {
  onTestFinished(async () => {
    clearEvictedSound()
    await caches.delete(soundCacheName)
  })
  const addressOf = (nth: number) => `/api/clips/${nth}.opus`
  const sounds = await caches.open(soundCacheName)
  for (let nth = 0; nth < 200; nth += 1) await sounds.put(addressOf(nth), new Response('sound'))
  expect(await makeRoom()).toBe(true)
  const left = (await sounds.keys()).map(({ url }) => new URL(url).pathname)
  expect(left).toEqual(Array.from({ length: 150 }, (_, nth) => addressOf(nth + 50)))
})

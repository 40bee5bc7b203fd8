import { expect, it } from 'vitest'
import { pictureCacheName, soundCacheName } from '../cache-names.ts'
import { freeRoom } from './free-room.ts'
import { settleRoomMade, wasRoomMade } from './room-made.ts'

const full = new DOMException('No space is left', 'QuotaExceededError')
const soundBytes = 3_000_000

const usedBytes = async () => (await navigator.storage.estimate()).usage ?? 0

it('gives a full device its room back, whoever still holds what is dropped', async () => {
  const sounds = await caches.open(soundCacheName)
  await sounds.put('/api/clips/a.opus', new Response(new Uint8Array(soundBytes)))
  await (await caches.open(pictureCacheName)).put('/api/pictures/x', new Response('<svg/>'))
  const before = await usedBytes()
  expect(await freeRoom(new Error('something else'))).toBe(false)
  expect(await caches.has(soundCacheName)).toBe(true)
  expect(wasRoomMade()).toBe(false)
  expect(await freeRoom(full)).toBe(true)
  expect(wasRoomMade()).toBe(true)
  settleRoomMade()
  await expect.poll(async () => before - (await usedBytes())).toBeGreaterThan(soundBytes * 0.9)
  expect(await caches.has(soundCacheName)).toBe(false)
  expect(await caches.has(pictureCacheName)).toBe(false)
  // Held until here, as pages hold what they have looked into.
  expect(await sounds.keys()).toEqual([])
  expect(await freeRoom(full)).toBe(false)
  expect(wasRoomMade()).toBe(false)
})

import { afterEach, expect, it, vi } from 'vitest'
import { takeComplaint } from '../../testing/complaints.ts'
import { encoderCacheName } from '../device-store/cache-names.ts'
import { findEncoder, isEncoder } from './encoder-cache.ts'

afterEach(async () => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  await caches.delete(encoderCacheName)
})

const addressOf = (path: string) => new URL(path, location.origin)
const ask = async (path: string) => (await findEncoder(new Request(addressOf(path)))).text()

it('knows the encoder by its address', () => {
  expect(isEncoder(addressOf('/assets/libopus-Bu-9_klk.js'))).toBe(true)
  expect(isEncoder(addressOf('/assets/start-Bu9klk.js'))).toBe(false)
  expect(isEncoder(new URL('/assets/libopus-Bu9klk.js', 'https://elsewhere.example'))).toBe(false)
})

it('keeps what was fetched for the time without a network, and only the newest', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('first')))
  expect(await ask('/assets/libopus-1.js')).toBe('first')
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await ask('/assets/libopus-1.js')).toBe('first')
  await expect(ask('/assets/libopus-2.js')).rejects.toThrow('Failed to fetch')
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('second')))
  expect(await ask('/assets/libopus-2.js')).toBe('second')
  const cache = await caches.open(encoderCacheName)
  const stored = (await cache.keys()).map(({ url }) => new URL(url).pathname)
  expect(stored).toEqual(['/assets/libopus-2.js'])
})

it('keeps no answer that is an error', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('gone', { status: 404 })))
  expect(await ask('/assets/libopus-1.js')).toBe('gone')
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('back')))
  expect(await ask('/assets/libopus-1.js')).toBe('back')
})

it('hands over what a full device cannot keep', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('first')))
  vi.spyOn(Cache.prototype, 'put').mockRejectedValue(new DOMException('', 'QuotaExceededError'))
  expect(await ask('/assets/libopus-1.js')).toBe('first')
  await takeComplaint('keeping the encoder')
})

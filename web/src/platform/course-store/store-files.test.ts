import { afterEach, expect, it } from 'vitest'
import { pictureCacheName } from '../device-store/cache-names.ts'
import { stubNetwork } from '../../testing/stub-network.ts'
import { storeFiles } from './store-files.ts'

const path = '/api/pictures/twemoji/x'
const page = () => new Response('<h1>Log in</h1>', { headers: { 'content-type': 'text/html' } })
const store = () =>
  storeFiles(pictureCacheName, [path], {
    signal: new AbortController().signal,
    onProgress: () => undefined,
  })
const stored = async () => (await caches.match(path))?.text()

afterEach(() => caches.delete(pictureCacheName))

it("stores no proxy's page as a drawing", async () => {
  stubNetwork({ [path]: page })
  expect(await store()).toEqual({ ok: false, failure: { code: 'network-error', fields: {} } })
  expect(await stored()).toBeUndefined()
})

it('stores the drawing in the place of a page that a device has', async () => {
  await (await caches.open(pictureCacheName)).put(path, page())
  stubNetwork({ [path]: () => new Response('drawn') })
  expect(await store()).toEqual({ ok: true })
  expect(await stored()).toBe('drawn')
})

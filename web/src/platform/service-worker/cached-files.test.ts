import { afterEach, expect, it, vi } from 'vitest'
import { pictureCacheName } from '../device-store/cache-names.ts'
import { answerRange, findCachedFile, cacheNameOf } from './cached-files.ts'

const whole = () => new Response('0123456789', { headers: { 'content-type': 'audio/ogg' } })
const asking = (range?: string) =>
  new Request('/api/clips/a.opus', range === undefined ? {} : { headers: { range } })

it.each([
  ['bytes=0-', 'bytes 0-9/10', '0123456789'],
  ['bytes=0-1', 'bytes 0-1/10', '01'],
  ['bytes=4-99', 'bytes 4-9/10', '456789'],
  ['bytes=-3', 'bytes 7-9/10', '789'],
  ['bytes=-30', 'bytes 0-9/10', '0123456789'],
])('answers %s with %s, as players ask', async (range, contentRange, content) => {
  const answer = await answerRange(asking(range), whole())
  expect([answer.status, answer.headers.get('content-range')]).toEqual([206, contentRange])
  expect(answer.headers.get('content-length')).toBe(`${content.length}`)
  expect(answer.headers.get('content-type')).toBe('audio/ogg')
  expect(await answer.text()).toBe(content)
})

it.each(['bytes=10-', 'bytes=5-4', 'bytes=-0'])(
  'refuses %s, which holds nothing',
  async (range) => {
    const answer = await answerRange(asking(range), whole())
    expect([answer.status, answer.headers.get('content-range')]).toEqual([416, 'bytes */10'])
  },
)

it.each([undefined, 'bytes=0-1,4-5', 'seconds=1-2'])('answers the whole for %s', async (range) => {
  const answer = await answerRange(asking(range), whole())
  expect([answer.status, await answer.text()]).toEqual([200, '0123456789'])
})

it('keeps drawings and sounds apart, and nothing else of the server', () => {
  expect(cacheNameOf('/api/pictures/twemoji/x')).toBe('mboa-pictures')
  expect(cacheNameOf('/api/clips/x.opus')).toBe('mboa-sounds')
  expect(cacheNameOf('/api/practice/sync')).toBeUndefined()
})

afterEach(async () => {
  vi.unstubAllGlobals()
  await caches.delete(pictureCacheName)
})

/** As the page's own images ask; nothing but a browser can make one. */
const asImage = () =>
  Object.defineProperty(new Request('/api/pictures/twemoji/x'), 'destination', { value: 'image' })

it.each([
  ['an image', asImage, {}, 'fetched'],
  ['an image where data is spared', asImage, { saver: true }, 'network error'],
  [
    'a download where data is spared',
    () => new Request('/api/pictures/twemoji/x'),
    { saver: true },
    'fetched',
  ],
])('%s that is not kept is answered as it should be', async (_, ask, choices, expected) => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('fetched')))
  const find = () => findCachedFile(ask(), pictureCacheName, () => Promise.resolve(choices))
  const answer = await find()
  expect(answer.type === 'error' ? 'network error' : await answer.text()).toBe(expected)
  const cache = await caches.open(pictureCacheName)
  await cache.put('/api/pictures/twemoji/x', new Response('kept'))
  expect(await (await find()).text()).toBe('kept')
})

it("fetches a drawing in whose place a device has a proxy's page", async () => {
  const page = new Response('<h1>Log in</h1>', { headers: { 'content-type': 'text/html' } })
  await (await caches.open(pictureCacheName)).put('/api/pictures/twemoji/x', page)
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('fetched')))
  const answer = await findCachedFile(asImage(), pictureCacheName, () => Promise.resolve({}))
  expect(await answer.text()).toBe('fetched')
})

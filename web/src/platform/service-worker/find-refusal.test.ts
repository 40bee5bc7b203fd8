import { afterEach, expect, it, vi } from 'vitest'
import { findCachedFile } from './cached-files.ts'
import { soundCacheName } from '../device-store/cache-names.ts'

const hash = (digit: string) => digit.repeat(64)
let made = 0
/** Another one each time: what the server has said of one holds for a while. */
const newAddress = () => `/api/clips/${hash(`${(made += 1)}`)}.opus`

afterEach(async () => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  await caches.delete(soundCacheName)
})

/** A device that keeps a sound, and a server that answers so; lists what it is asked. */
async function storeSound(answer: () => Promise<Response>) {
  const address = newAddress()
  const cache = await caches.open(soundCacheName)
  await cache.put(address, new Response('kept'))
  const asked: (string | null)[] = []
  vi.stubGlobal('fetch', (_: string, init?: RequestInit) => {
    asked.push(new Headers(init?.headers).get('if-none-match'))
    return answer()
  })
  const play = async () => {
    const heard = await findCachedFile(new Request(address), soundCacheName, () =>
      Promise.resolve({}),
    )
    return [heard.status, await heard.text()]
  }
  const isKept = async () => (await cache.match(address)) !== undefined
  return { address, asked, play, isKept }
}

it('a kept sound is heard where the server lets it be, and not asked about again at once', async () => {
  const { address, asked, play } = await storeSound(() =>
    Promise.resolve(new Response(null, { status: 304 })),
  )
  expect(await play()).toEqual([200, 'kept'])
  expect(await play()).toEqual([200, 'kept'])
  expect(asked).toEqual([`"${/[0-9a-f]{64}/.exec(address)?.[0] ?? ''}"`])
})

const refusal = (status: number, code: string) =>
  Response.json({ error: { code, message: 'gone' } }, { status })

it.each([
  [404, 'not-found'],
  [410, 'take-withdrawn'],
])(
  'one that the API answers with %i %s is not heard, and gone from the device',
  async (...says) => {
    const { play, isKept } = await storeSound(() => Promise.resolve(refusal(...says)))
    expect(await play()).toEqual([says[0], await refusal(...says).text()])
    expect(await isKept()).toBe(false)
  },
)

it.each([
  ['a page', () => new Response('<h1>404 Not Found</h1>', { status: 404 })],
  ['nothing', () => new Response(null, { status: 410 })],
  ['JSON of its own', () => Response.json({ error: 'gone' }, { status: 404 })],
  ['a refusal', () => new Response('Forbidden', { status: 403 })],
  ['too many requests', () => new Response('Slow down', { status: 429 })],
])('one that a proxy answers with %s is heard, and stays on the device', async (_, answer) => {
  const { play, isKept } = await storeSound(() => Promise.resolve(answer()))
  expect(await play()).toEqual([200, 'kept'])
  expect(await isKept()).toBe(true)
})

it('one that was allowed is asked about again within the minute, and gone then', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  let answer = new Response(null, { status: 304 })
  const { play } = await storeSound(() => Promise.resolve(answer))
  expect(await play()).toEqual([200, 'kept'])
  answer = refusal(410, 'take-withdrawn')
  vi.advanceTimersByTime(59_000)
  expect((await play())[0]).toBe(410)
})

it('who is signed out hears none, and the device keeps it for its owner', async () => {
  const { play, isKept } = await storeSound(() =>
    Promise.resolve(new Response('no', { status: 401 })),
  )
  expect(await play()).toEqual([401, 'no'])
  expect(await isKept()).toBe(true)
})

it.each([
  ['is not reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['has no time', () => Promise.resolve(new Response('busy', { status: 503 }))],
  ['takes too long', () => new Promise<Response>(() => undefined)],
])(
  'where the server %s, what is kept is heard, and asked about the next time',
  async (_, answer) => {
    const { asked, play } = await storeSound(answer)
    expect(await play()).toEqual([200, 'kept'])
    expect(await play()).toEqual([200, 'kept'])
    expect(asked).toHaveLength(2)
  },
)

it('an address that is opened by hand is the server’s to answer', async () => {
  const { address } = await storeSound(() => Promise.resolve(new Response('no', { status: 401 })))
  // Nothing but a browser can make one.
  const opened = Object.defineProperty(new Request(address), 'mode', { value: 'navigate' })
  const answer = await findCachedFile(opened, soundCacheName, () => Promise.resolve({}))
  expect(answer.status).toBe(401)
})

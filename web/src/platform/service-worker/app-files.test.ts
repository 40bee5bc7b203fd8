import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  appCacheNameOf,
  isAppCache,
  soundCacheName,
  workerMemoryCacheName,
} from '../device-store/cache-names.ts'
import { sha256Of } from '../sha256.ts'
import { takeComplaint } from '../../testing/complaints.ts'
import { removeEverything } from '../session/stored-on-device.ts'
import { makeRoomInWorker } from './make-room-in-worker.ts'
import { findFile, findOwn, installApp, repairApp, type AppBuild } from './app-files.ts'

const shells = ['/dashboards/learner?kept=en', '/dashboards/learner?kept=fr']
const shellOf = (...files: string[]) =>
  files.map((file) => `<script type="module" src="${file}"></script>`).join('')

const sound = '/api/clips/a.opus'
const makeRoom = () => makeRoomInWorker({ matchAll: () => Promise.resolve([]) })

/** A device that has room for a file of the app once so many files were given up. */
function fillUp(filesToGo: number): void {
  let missing = filesToGo
  // oxlint-disable-next-line typescript/unbound-method -- called on the cache it is for
  const { put, delete: drop } = Cache.prototype
  vi.spyOn(Cache.prototype, 'put').mockImplementation(function (this: Cache, ...given) {
    if (missing > 0) return Promise.reject(new DOMException('', 'QuotaExceededError'))
    return put.apply(this, given)
  })
  vi.spyOn(Cache.prototype, 'delete').mockImplementation(function (this: Cache, ...given) {
    missing -= 1
    return drop.apply(this, given)
  })
}

/** What the server has, and what it was asked for. */
let served: Record<string, string> = {}
let asked: string[] = []

const contentOf = (file: string) => `content of ${file}`

async function aBuild(name: string, files: string[]): Promise<AppBuild> {
  const hashes = files.map(async (file) => {
    const hash = await sha256Of(new TextEncoder().encode(contentOf(file)))
    return [file, hash.slice(0, 16)] as const
  })
  return { cacheName: appCacheNameOf(name), files: new Map(await Promise.all(hashes)), shells }
}

async function deploy(building: AppBuild | Promise<AppBuild>): Promise<AppBuild> {
  const build = await building
  const files = [...build.files.keys()]
  served = Object.fromEntries(files.map((file) => [file, contentOf(file)]))
  for (const shell of shells) served[shell] = shellOf(...files)
  return build
}

// The recordings of somebody else would go first.
beforeEach(removeEverything)

beforeEach(() => {
  asked = []
  vi.stubGlobal('fetch', (request: string | Request) => {
    const { pathname, search } = new URL(
      typeof request === 'string' ? request : request.url,
      location.origin,
    )
    asked.push(pathname + search)
    const content = served[pathname + search]
    return Promise.resolve(
      new Response(content ?? 'gone', { status: content === undefined ? 404 : 200 }),
    )
  })
})
afterEach(async () => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  for (const name of await caches.keys()) {
    if (isAppCache(name) || [workerMemoryCacheName, soundCacheName].includes(name))
      await caches.delete(name)
  }
})

const cutOff = () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
const textOf = async (build: AppBuild, address: string) => (await findOwn(build, address))?.text()
const keeping: Promise<unknown>[] = []
async function ask(build: AppBuild, path: string): Promise<string> {
  const answer = await findFile(build, new Request(path), (each) => keeping.push(each))
  await Promise.all(keeping.splice(0))
  return `${answer.status} ${await answer.text()}`
}

it('keeps a whole build, which then needs no server', async () => {
  const build = await deploy(aBuild('a', ['/assets/start-1.js', '/assets/home-1.css']))
  await installApp(build, makeRoom)
  cutOff()
  expect(await textOf(build, '/dashboards/learner?kept=fr')).toContain('start-1')
  expect(await ask(build, '/assets/start-1.js')).toBe('200 content of /assets/start-1.js')
})

it('copies what an older build has, and fetches the rest', async () => {
  await installApp(
    await deploy(aBuild('a', ['/assets/start-1.js', '/assets/home-1.css'])),
    makeRoom,
  )
  asked = []
  const next = await deploy(aBuild('b', ['/assets/start-2.js', '/assets/home-1.css']))
  await installApp(next, makeRoom)
  expect(asked).toEqual([...shells, '/assets/start-2.js'])
  expect(await textOf(next, '/assets/home-1.css')).toBe('content of /assets/home-1.css')
})

it.each([
  ['a file is gone', () => delete served['/assets/home-1.css'], '/assets/home-1.css answers 404'],
  [
    'the server has moved on to another build',
    () => deploy(aBuild('c', ['/assets/start-3.js'])),
    'The server has another build: /assets/start-3.js',
  ],
])('is not installed where %s', async (_, happens, complaint) => {
  const build = await deploy(aBuild('a', ['/assets/start-1.js', '/assets/home-1.css']))
  await happens()
  await expect(installApp(build, makeRoom)).rejects.toThrow(complaint)
})

it('an installation goes on where the one before broke off', async () => {
  const build = await deploy(aBuild('a', ['/assets/start-1.js', '/assets/home-1.css']))
  delete served['/assets/home-1.css']
  await expect(installApp(build, makeRoom)).rejects.toThrow()
  asked = []
  await deploy(build)
  await installApp(build, makeRoom)
  expect(asked).toEqual(['/assets/home-1.css'])
})

it('brings again what was lost, and returns what it was', async () => {
  const build = await deploy(aBuild('a', ['/assets/start-1.js', '/assets/home-1.css']))
  await installApp(build, makeRoom)
  const cache = await caches.open(build.cacheName)
  await cache.delete('/assets/start-1.js')
  await cache.delete(shells[0] ?? '')
  expect(await repairApp(build, makeRoom)).toEqual([shells[0], '/assets/start-1.js'])
  cutOff()
  expect(await repairApp(build, makeRoom)).toEqual([])
})

it('what cannot come now comes when a page asks for it, and stays', async () => {
  const build = await deploy(aBuild('a', ['/assets/start-1.js']))
  await installApp(build, makeRoom)
  await (await caches.open(build.cacheName)).delete('/assets/start-1.js')
  const reach = globalThis.fetch
  cutOff()
  expect(await repairApp(build, makeRoom)).toEqual(['/assets/start-1.js'])
  vi.stubGlobal('fetch', reach)
  expect(await ask(build, '/assets/start-1.js')).toBe('200 content of /assets/start-1.js')
  await takeComplaint('/assets/start-1.js was lost')
  cutOff()
  expect(await ask(build, '/assets/start-1.js')).toBe('200 content of /assets/start-1.js')
})

it('finds what only an older build has, for the tabs that run it', async () => {
  await installApp(await deploy(aBuild('a', ['/assets/start-1.js'])), makeRoom)
  const next = await deploy(aBuild('b', ['/assets/start-2.js']))
  await installApp(next, makeRoom)
  expect(await ask(next, '/assets/start-1.js')).toBe('200 content of /assets/start-1.js')
})

it('keeps nothing that is not of its build', async () => {
  const build = await deploy(aBuild('a', ['/assets/start-1.js']))
  await installApp(build, makeRoom)
  served['/assets/start-9.js'] = 'of a later one'
  expect(await ask(build, '/assets/start-9.js')).toBe('200 of a later one')
  expect(await ask(build, '/assets/start-8.js')).toBe('404 gone')
  expect(await textOf(build, '/assets/start-9.js')).toBeUndefined()
})

it('hands over what a full device cannot keep', async () => {
  const build = await deploy(aBuild('a', ['/assets/start-1.js']))
  vi.spyOn(Cache.prototype, 'put').mockRejectedValue(new DOMException('', 'QuotaExceededError'))
  expect(await ask(build, '/assets/start-1.js')).toBe('200 content of /assets/start-1.js')
  await takeComplaint('/assets/start-1.js was lost')
  await takeComplaint('keeping a file of the app')
})

it('a full device gives up downloaded sound for a new version, and nothing of the old one', async () => {
  const old = await deploy(aBuild('a', ['/assets/start-1.js']))
  await installApp(old, makeRoom)
  await (await caches.open(soundCacheName)).put(sound, new Response('spoken'))
  const next = await deploy(aBuild('b', ['/assets/start-2.js']))
  fillUp(1)
  await installApp(next, makeRoom)
  expect(await caches.has(soundCacheName)).toBe(false)
  cutOff()
  expect(await ask(next, '/assets/start-2.js')).toBe('200 content of /assets/start-2.js')
  expect(await textOf(old, '/assets/start-1.js')).toBe('content of /assets/start-1.js')
})

it('a new version that finds no room gives up one step of sound, and comes with a later try', async () => {
  const old = await deploy(aBuild('a', ['/assets/start-1.js']))
  await installApp(old, makeRoom)
  const sounds = await caches.open(soundCacheName)
  for (let nth = 0; nth < 60; nth += 1) await sounds.put(`${sound}?${nth}`, new Response('spoken'))
  const next = await deploy(aBuild('b', ['/assets/start-2.js']))
  fillUp(50)
  await expect(installApp(next, makeRoom)).rejects.toThrow(
    expect.objectContaining({ name: 'QuotaExceededError' }),
  )
  expect(await sounds.keys()).toHaveLength(20)
  expect(await textOf(old, '/assets/start-1.js')).toBe('content of /assets/start-1.js')
  await installApp(next, makeRoom)
  expect(await textOf(next, '/assets/start-2.js')).toBe('content of /assets/start-2.js')
})

/** A captive portal: it answers these addresses with its own page, and the server the others. */
function interceptWithPage(type: string, ...paths: string[]): () => void {
  const reach = globalThis.fetch
  vi.stubGlobal('fetch', (request: string | Request, init?: RequestInit) => {
    const { pathname, search } = new URL(
      typeof request === 'string' ? request : request.url,
      location.origin,
    )
    if (!paths.includes(pathname + search)) return reach(request, init)
    asked.push(`${pathname + search} ${init?.cache ?? ''}`)
    return Promise.resolve(new Response('<h1>Log in</h1>', { headers: { 'content-type': type } }))
  })
  return () => vi.stubGlobal('fetch', reach)
}

describe("a proxy's page", () => {
  const files = ['/assets/start-1.js', '/assets/home-1.css']

  it.each(['text/html', 'text/javascript'])('is never installed as a file, as %s', async (type) => {
    const build = await deploy(aBuild('a', files))
    const end = interceptWithPage(type, '/assets/start-1.js')
    await expect(installApp(build, makeRoom)).rejects.toThrow(
      '/assets/start-1.js has another content',
    )
    // The browser's own cache is passed by before the file is given up.
    expect(asked.slice(-2)).toEqual(['/assets/start-1.js ', '/assets/start-1.js reload'])
    end()
    await installApp(build, makeRoom)
    expect(await ask(build, '/assets/start-1.js')).toBe('200 content of /assets/start-1.js')
  })

  it('is never installed as a page of the app', async () => {
    const build = await deploy(aBuild('a', files))
    interceptWithPage('text/html', shells[0] ?? '')
    await expect(installApp(build, makeRoom)).rejects.toThrow('The answer is no page of the app')
  })

  it.each(['text/html', 'text/javascript'])(
    'is not cached when a page asks, as %s',
    async (type) => {
      const build = await deploy(aBuild('a', files))
      const end = interceptWithPage(type, '/assets/start-1.js')
      expect(await ask(build, '/assets/start-1.js')).toBe('200 <h1>Log in</h1>')
      await takeComplaint('/assets/start-1.js was lost')
      end()
      expect(await ask(build, '/assets/start-1.js')).toBe('200 content of /assets/start-1.js')
      await takeComplaint('/assets/start-1.js was lost')
    },
  )

  it('that a device has as a file is replaced when a page asks for the file', async () => {
    const build = await deploy(aBuild('a', files))
    await installApp(build, makeRoom)
    const page = new Response('<h1>Log in</h1>', { headers: { 'content-type': 'text/html' } })
    await (await caches.open(build.cacheName)).put('/assets/start-1.js', page)
    expect(await ask(build, '/assets/start-1.js')).toBe('200 content of /assets/start-1.js')
    await takeComplaint('/assets/start-1.js was lost')
    cutOff()
    expect(await ask(build, '/assets/start-1.js')).toBe('200 content of /assets/start-1.js')
  })

  it('that an older version has as a file is not copied', async () => {
    const old = await deploy(aBuild('a', files))
    const page = new Response('<h1>Log in</h1>', { headers: { 'content-type': 'text/javascript' } })
    await (await caches.open(old.cacheName)).put('/assets/start-1.js', page)
    const next = await deploy(aBuild('b', files))
    await installApp(next, makeRoom)
    expect(await textOf(next, '/assets/start-1.js')).toBe(contentOf('/assets/start-1.js'))
  })
})

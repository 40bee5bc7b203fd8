import { assert, asyncProperty, array, constantFrom } from 'fast-check'
import { afterEach, expect, it } from 'vitest'
import { appCacheNameOf, isAppCache, workerMemoryCacheName } from '../device-store/cache-names.ts'
import {
  dropReplaced,
  recordActive,
  recordInstalling,
  recordOpening,
} from './installed-versions.ts'

afterEach(clear)

async function clear(): Promise<void> {
  for (const name of await caches.keys()) {
    if (isAppCache(name) || name === workerMemoryCacheName) await caches.delete(name)
  }
}

const [a, b, c] = ['a', 'b', 'c'].map(appCacheNameOf) as [string, string, string]

async function install(name: string): Promise<void> {
  await recordInstalling(name)
  const cache = await caches.open(name)
  await cache.put('/assets/start-1.js', new Response(name))
}

const drop = (tabs: readonly string[]) => dropReplaced((tab) => Promise.resolve(tabs.includes(tab)))

const listStored = async () => (await caches.keys()).filter(isAppCache).toSorted()

it('what was replaced goes with the next start', async () => {
  await install(a)
  await recordActive(a, [])
  await install(b)
  await drop([])
  expect(await listStored()).toEqual([a, b])
  await recordActive(b, [])
  await drop([])
  expect(await listStored()).toEqual([b])
})

it('a version that is being installed while another takes over keeps its files', async () => {
  await install(a)
  await recordActive(a, [])
  await install(b)
  await install(c)
  await recordActive(b, [])
  await drop([])
  expect(await listStored()).toEqual([b, c])
})

it('a build that is deployed again keeps the files that it finds of itself', async () => {
  await install(a)
  await recordActive(a, [])
  await install(b)
  await recordActive(b, [])
  await install(a)
  await drop([])
  expect(await listStored()).toEqual([a, b])
})

it('a version stays while a tab is open that may run it', async () => {
  await install(a)
  await recordActive(a, [])
  await install(b)
  await recordActive(b, ['old tab'])
  await drop(['old tab', 'new tab'])
  expect(await listStored()).toEqual([a, b])
  await drop(['new tab'])
  expect(await listStored()).toEqual([b])
})

it('a tab that is on its way when a version takes over counts as well', async () => {
  await install(a)
  await recordActive(a, [])
  await install(b)
  await recordOpening('tab on its way')
  await recordActive(b, [])
  await drop(['tab on its way'])
  expect(await listStored()).toEqual([a, b])
  await drop([])
  expect(await listStored()).toEqual([b])
})

it('a tab that the version before opened in its last moment counts as well', async () => {
  await install(a)
  await recordActive(a, [])
  await install(b)
  await recordActive(b, [])
  await recordOpening('late tab')
  await drop(['late tab'])
  expect(await listStored()).toEqual([a, b])
  await drop([])
  expect(await listStored()).toEqual([b])
})

it('what a version left that was given up goes when a later one takes over', async () => {
  await install(a)
  await recordActive(a, [])
  await install(b)
  await install(c)
  await recordActive(c, [])
  await drop([])
  expect(await listStored()).toEqual([c])
})

/** A registration, its tabs, and what can happen to them. */
function aDevice() {
  const states = { active: a, waiting: '', installing: '' }
  /** What each tab runs; those on their way are not listed yet. */
  const tabs = new Map<string, string>()
  const onTheWay = new Set<string>()
  let opened = 0
  const ids = () => [...tabs.keys()]

  async function begin(name: string) {
    // A browser installs one version at a time, and none that is the newest already.
    const newest = states.waiting === '' ? states.active : states.waiting
    if (states.installing !== '' || newest === name) return
    onTheWay.clear()
    states.installing = name
    await install(name)
  }
  const happenings = {
    'installs a': () => begin(a),
    'installs b': () => begin(b),
    'installs c': () => begin(c),
    'is installed': () => {
      if (states.installing === '') return
      states.waiting = states.installing
      states.installing = ''
    },
    'fails to be installed': () => {
      states.installing = ''
    },
    'takes over': async () => {
      if (states.waiting === '') return
      states.active = states.waiting
      states.waiting = ''
      await recordActive(
        states.active,
        ids().filter((id) => !onTheWay.has(id)),
      )
    },
    'a tab is on its way': async () => {
      opened += 1
      const id = `tab ${opened}`
      if (states.installing !== '' || states.waiting !== '') await recordOpening(id)
      tabs.set(id, states.active)
      onTheWay.add(id)
    },
    'the tabs are there': async () => {
      onTheWay.clear()
      await drop(ids())
    },
    'a tab closes': () => {
      const [first] = ids()
      if (first === undefined) return
      tabs.delete(first)
      onTheWay.delete(first)
    },
  }
  const needed = () =>
    new Set([...Object.values(states), ...tabs.values()].filter((name) => name !== ''))
  return { happenings, needed }
}

it('whatever happens in whatever order, no version loses files that is in use', async () => {
  const names = Object.keys(aDevice().happenings) as (keyof ReturnType<
    typeof aDevice
  >['happenings'])[]
  const story = asyncProperty(
    array(constantFrom(...names), { minLength: 6, maxLength: 14 }),
    async (steps) => {
      await clear()
      const device = aDevice()
      await install(a)
      await recordActive(a, [])
      for (const step of steps) {
        await device.happenings[step]()
        for (const cacheName of device.needed()) {
          const stored = await caches.match('/assets/start-1.js', { cacheName })
          expect(await stored?.text(), `${cacheName} after "${step}"`).toBe(cacheName)
        }
      }
    },
  )
  await assert(story, { numRuns: (import.meta.env['TEST_LONG'] ?? '') === '' ? 15 : 300 })
}, 60_000)

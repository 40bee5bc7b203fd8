import { afterEach, expect, it } from 'vitest'
import { deleteDatabase } from '../device-store/databases.ts'
import { addDataUse, monthOf, readDataUse, kindOf } from './data-use-database.ts'
import { sumTransfers } from './record-transfers.ts'

afterEach(() => deleteDatabase('mboa-data-use'))

it.each([
  ['/assets/start-1b2c.js', 'app'],
  ['/dashboards/learner', 'app'],
  ['/api/packs/ewo/time/r1', 'texts'],
  ['/api/courses', 'texts'],
  ['/api/pictures/twemoji/x', 'pictures'],
  ['/api/clips/x.opus', 'sound'],
  ['/api/practice/sync', 'answers'],
  ['/api/auth/session', 'other'],
])('%s is counted as %s', (path, kind) => {
  expect(kindOf(path)).toBe(kind)
})

it('counts what came over the network as the browser measured it, and nothing a cache gave', async () => {
  const path = `/data-use-test.txt?${crypto.randomUUID()}`
  await (await fetch(path)).text()
  const [entry] = performance.getEntriesByName(new URL(path, location.href).href)
  const { transferSize, encodedBodySize } = entry as PerformanceResourceTiming
  expect(transferSize).toBeGreaterThan(encodedBodySize)
  const cached = {
    name: `${location.origin}/assets/x.js`,
    transferSize: 0,
  } as PerformanceResourceTiming
  const foreign = { name: 'https://example.com/x', transferSize: 9 } as PerformanceResourceTiming
  expect(sumTransfers([entry as PerformanceEntry, cached, foreign])).toEqual({ app: transferSize })
})

it('adds up by month, whoever writes at once', async () => {
  await Promise.all([
    addDataUse('2026-11', { app: 10, texts: 1 }),
    addDataUse('2026-11', { app: 5 }),
    addDataUse('2026-12', { sound: 2 }),
  ])
  expect(Object.fromEntries(await readDataUse())).toEqual({
    '2026-11': { app: 15, texts: 1 },
    '2026-12': { sound: 2 },
  })
  expect(monthOf(new Date(2026, 10, 30).getTime())).toBe('2026-11')
})

import { expect } from '@playwright/test'
import { journey, long } from '../fixtures/journey.ts'
import {
  countDrops,
  idOf,
  killWhileRecording,
  listStates,
  listStored,
  recordTakes,
  type OpenedStore,
} from '../fixtures/kept-takes.ts'
import { openStore, openStudio } from '../fixtures/studio-page.ts'

declare const store: OpenedStore

journey.use({ expectedProblem: /Failed to load resource/ })

journey(
  'takes sent over a network that drops three in ten are all stored, each once',
  long,
  async ({ page, context, server }) => {
    journey.slow()
    const userId = await openStudio(context, server)
    const ids = Array.from({ length: 10 }, (_, nth) => idOf(nth + 100))
    const drops = await countDrops(context, '**/api/takes/**')
    await openStore(page, userId)
    await recordTakes(
      page,
      ids.map((id) => ({ id })),
    )
    await expect
      .poll(() => listStates(page), { timeout: 60_000 })
      .toEqual(ids.map(() => 'received'))
    const stored = (await listStored(context)).filter(({ id }) => ids.includes(id))
    expect(stored.map(({ id }) => id)).toEqual(ids)
    expect(stored.filter(({ listening }) => listening === null)).toEqual([])
    const { dropped } = drops()
    expect(dropped).toBeGreaterThan(0)
  },
)

journey(
  'a take that two tabs send is stored once, and a killed tab loses under a second',
  async ({ page, context, server }) => {
    journey.slow()
    const userId = await openStudio(context, server)
    const [sent, left] = [idOf(200), idOf(201)]
    let archives = 0
    await context.route(`**/api/takes/${sent}/archive`, (route) => {
      archives += 1
      return route.continue()
    })
    const other = await context.newPage()
    await Promise.all([openStore(page, userId), openStore(other, userId)])
    await recordTakes(page, [{ id: sent }])
    await other.evaluate(() => store.wake())
    await expect.poll(() => listStates(other)).toEqual(['received'])
    expect(archives).toBe(1)

    const { id, lostMs } = await killWhileRecording(page, other, { id: left })
    expect(id).toBe(left)
    expect(lostMs).toBeLessThan(1000)
  },
)

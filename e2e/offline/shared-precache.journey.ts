import { pagePaths } from '@mboa/contract'
import { expect } from '@playwright/test'
import { long } from '../fixtures/journey.ts'
import { offlineJourney } from './fixtures/offline-journey.ts'
import { sharedPrecacheWorker } from './fixtures/shared-precache-worker.ts'
import { publishNextVersion, buildOf, hasItsCode, listAppCaches } from './fixtures/versions.ts'

offlineJourney.use({ expectedProblem: /net::ERR_|Failed to load resource/ })

offlineJourney(
  'a device of the time when all builds shared a cache goes on, copies what it has, and gives it up',
  long,
  async ({ page, front, signInNew }) => {
    await signInNew()
    front.serveWorker(sharedPrecacheWorker)
    await page.goto(pagePaths.learnerHome)
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    const old = await buildOf(page)
    const [shared] = await listAppCaches(page)
    expect(shared).toContain('workbox-precache-v2-')

    front.serveWorker((script) => script)
    front.deploy('new')
    const asked: string[] = []
    front.lose((path) => {
      asked.push(path)
      return 'passed'
    })
    await publishNextVersion(page)
    // Styles and fonts have the same names in every build of the front.
    expect(asked.filter((path) => /\.(?:css|woff2)$/.test(path))).toEqual([])
    expect(asked.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(100)

    front.lose(() => 'request lost')
    const other = await page.context().newPage()
    await other.goto(pagePaths.learnerHome)
    await expect(other.locator('h1').first()).toBeAttached()
    expect(await buildOf(other)).toBe(old)
    expect(await hasItsCode(other)).toBe(true)
    await other.close()

    front.lose(() => 'passed')
    await expect(async () => {
      await page.reload()
      await expect.poll(() => buildOf(page), { timeout: 15_000 }).toBe('new')
    }).toPass()
    await expect.poll(async () => (await listAppCaches(page)).join()).toMatch(/^mboa-app-new[^,]*$/)
    front.cutOff(true)
    await page.reload()
    await expect(page.locator('h1').first()).toBeAttached()
    expect(await hasItsCode(page)).toBe(true)
    front.cutOff(false)
  },
)

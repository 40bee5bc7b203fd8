import { pagePaths } from '@mboa/contract'
import { expect, type Page } from '@playwright/test'
import { long } from '../fixtures/journey.ts'
import { beginEwondo, offlineJourney } from './fixtures/offline-journey.ts'
import { publishNextVersion, buildOf, updateApp } from './fixtures/versions.ts'

offlineJourney.use({
  expectedProblem: /net::ERR_|Failed to load resource|opening the app|starting the app/,
})

const startFile = /^\/assets\/signed-in-[\w-]+\.en\.js$/

/** As browsers do that run out of room. */
const loseFile = (page: Page) =>
  page.evaluate(async (source) => {
    const file = new RegExp(source)
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      const requests = await cache.keys()
      const lost = requests.filter(({ url }) => file.test(new URL(url).pathname))
      for (const request of lost) await cache.delete(request)
    }
  }, startFile.source)

offlineJourney(
  'a start whose code did not come is tried once more, and then offers the next version',
  long,
  async ({ page, front, signInNew }) => {
    await signInNew()
    await beginEwondo(page)
    // Of its code browsers keep nothing beside the service worker.
    front.deploy('new')
    await page.goto(pagePaths.learnerHome)
    await publishNextVersion(page)
    await updateApp(page)
    await expect.poll(() => buildOf(page)).toBe('new')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

    let failedStarts = 0
    page.on('console', (message) => {
      if (message.text().startsWith('Problem while starting the app')) failedStarts += 1
    })
    front.lose((path) => (startFile.test(path) && failedStarts === 0 ? 'request lost' : 'passed'))
    await loseFile(page)
    await page.goto(pagePaths.learnerLessons)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lessons')
    expect(failedStarts).toBe(1)

    front.lose((path) => (startFile.test(path) ? 'request lost' : 'passed'))
    await loseFile(page)
    await page.goto(pagePaths.learnerHome)
    const note = page.locator('.failed')
    await expect(note).toBeVisible()
    // The server has no code of this version any more: only the next one can open.
    front.deploy('fix')
    front.lose(() => 'passed')
    await publishNextVersion(page)
    await note.getByRole('link').click()
    await expect.poll(() => buildOf(page)).toBe('fix')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
)

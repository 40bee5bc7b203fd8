import { pagePaths } from '@mboa/contract'
import { expect } from '@playwright/test'
import {
  answerOne,
  beginEwondo,
  listStored,
  listReceived,
  offlineJourney,
} from './fixtures/offline-journey.ts'
import {
  buildOf,
  hasItsCode,
  listAppCaches,
  publishNextVersion,
  updateApp,
} from './fixtures/versions.ts'

offlineJourney.use({ expectedProblem: /net::ERR_|Failed to load resource/ })

offlineJourney(
  'a new version leaves open tabs and their queue alone until it is asked for, and is taken back like it came',
  async ({ page, front, signInNew }) => {
    offlineJourney.slow()
    await signInNew()
    await beginEwondo(page)
    await page.context().setOffline(true)
    await answerOne(page)
    const { pending } = await listStored(page)
    expect(pending.length).toBeGreaterThan(0)

    front.deploy('new')
    front.lose((path) => (path.startsWith('/api/practice/') ? 'request lost' : 'passed'))
    await page.context().setOffline(false)
    await publishNextVersion(page)
    // Code that this tab has not loaded yet, and whose address the server no longer knows.
    const old = await buildOf(page)
    await page
      .getByRole('button', { name: /^Leave|^Close|^End/ })
      .first()
      .click()
    await page.getByRole('link', { name: 'Progress' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Progress')
    expect(await buildOf(page)).toBe(old)
    expect((await listStored(page)).pending).toEqual(expect.arrayContaining(pending))

    front.lose(() => 'passed')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Progress')
    expect(await buildOf(page)).toBe(old)
    // While another tab is open, both continue with the old version.
    const other = await page.context().newPage()
    await other.goto(pagePaths.learnerHome)
    const address = page.url()
    const loaded = page.waitForEvent('load')
    await updateApp(page)
    await loaded
    expect(page.url()).toBe(address)
    expect(await buildOf(page)).toBe(old)
    expect(await hasItsCode(other)).toBe(true)
    await other.close()

    const asked: string[] = []
    front.lose((path) => {
      asked.push(path)
      return 'passed'
    })
    await updateApp(page)
    await expect.poll(() => buildOf(page)).toBe('new')
    expect(page.url()).toBe(address)
    // Of the old version, which such a request would have started again while it was being ended.
    expect(asked).not.toContain('/favicon.ico')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Progress')
    await expect.poll(async () => (await listStored(page)).pending).toEqual([])
    expect(await listReceived(page, front.url)).toEqual(expect.arrayContaining(pending))

    await expect.poll(async () => (await listAppCaches(page)).length).toBe(1)

    front.deploy('')
    await page.goto(pagePaths.learnerHome)
    await publishNextVersion(page)
    await updateApp(page)
    await expect.poll(() => buildOf(page)).toBe(old)
  },
)

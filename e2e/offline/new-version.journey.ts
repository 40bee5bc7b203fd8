import { pagePaths } from '@mboa/contract'
import { expect } from '@playwright/test'
import {
  answerOne,
  beginEwondo,
  listStored,
  listReceived,
  offlineJourney,
} from './fixtures/offline-journey.ts'
import { publishNextVersion, buildOf } from './fixtures/versions.ts'

offlineJourney.use({ expectedProblem: /net::ERR_|Failed to load resource/ })

offlineJourney(
  'a new version leaves the open tab and its queue alone, and is taken back like it came',
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

    const asked: string[] = []
    front.lose((path) => {
      asked.push(path)
      return 'passed'
    })
    await page.reload()
    await expect.poll(() => buildOf(page)).toBe('new')
    // Of the old version, which such a request would have started again while it was being ended.
    expect(asked).not.toContain('/favicon.ico')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Progress')
    await expect.poll(async () => (await listStored(page)).pending).toEqual([])
    expect(await listReceived(page, front.url)).toEqual(expect.arrayContaining(pending))

    front.deploy('')
    await page.goto(pagePaths.learnerHome)
    await publishNextVersion(page)
    await page.reload()
    await expect.poll(() => buildOf(page)).toBe(old)
  },
)

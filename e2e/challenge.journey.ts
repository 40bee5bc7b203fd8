import { expect, type Page } from '@playwright/test'
import { loadPacks, packsFolder } from '@mboa/content'
import { pagePaths } from '@mboa/contract'
import { challengeLength, encodeChallenge } from '@mboa/domain'
import { expectAccessible } from './fixtures/check-accessibility.ts'
import { journey } from './fixtures/journey.ts'

/** Ten words of Ewondo as a link, made as a device makes it. */
const tenWords = (await loadPacks(packsFolder))
  .filter(({ description }) => description.course === 'ewo')
  .flatMap(({ units }) => units.flatMap(({ pack }) => pack.words))
  .slice(0, challengeLength)
const link = `${pagePaths.challenge}/ewo/${encodeChallenge(
  'ewo',
  tenWords.map(({ id }) => id),
)}`

/** All that a browser keeps of a page. */
const listKept = (page: Page) =>
  page.evaluate(async () => ({
    cookies: document.cookie,
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }))

journey(
  'a visitor without an account plays a challenge to its end, and nothing is kept',
  async ({ page, context }) => {
    const changes: string[] = []
    page.on('request', (request) => {
      if (request.method() !== 'GET') changes.push(`${request.method()} ${request.url()}`)
    })
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Can you do these 10 words of Ewondo?',
    )
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Start' }).click()
    for (let answered = 0; answered < 10; answered++) {
      await expect(page.getByRole('img', { name: `${answered + 1} of 10` })).toBeVisible()
      await page.locator('.choice-tile').first().click()
      await page.getByRole('button', { name: 'Next' }).click()
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^You knew \d+ out of 10$/)
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(10)
    await expectAccessible(page)
    // Long enough for what a page does once it is idle.
    await page.waitForLoadState('networkidle')
    const nothing = { cookies: '', local: [], session: [], databases: [], caches: [], workers: 0 }
    expect(await listKept(page)).toEqual(nothing)
    expect(await context.cookies()).toEqual([])
    expect(changes).toEqual([])
    await page.getByRole('link', { name: 'Learn this language' }).click()
    await expect(page).toHaveURL(pagePaths.signUp)
  },
)

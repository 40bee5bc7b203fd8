import { expect, type Page } from '@playwright/test'
import { pagePaths } from '@mboa/contract'
import { answerSomehow, readPresented } from './fixtures/answer-exercise.ts'
import { expectAccessible } from './fixtures/check-accessibility.ts'
import { journey, long } from './fixtures/journey.ts'
import { learnWords } from './fixtures/learnt-words.ts'
import { untilIdle } from './fixtures/until-idle.ts'

/** A learner goes through two minutes of words, and copies the link that challenges somebody. */
async function shareSession(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${pagePaths.learnerWords}?practise&minutes=2`)
  const end = page.getByRole('heading', { name: /words? practised$/ })
  const next = page.locator('.feedback button.main')
  for (;;) {
    await readPresented(page)
    if (await end.isVisible()) break
    await answerSomehow(page)
    await next.click()
    await expect(next).toBeHidden()
  }
  await page.getByRole('button', { name: 'Challenge someone' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  return page.evaluate(() => navigator.clipboard.readText())
}

journey.use({ serviceWorkers: 'allow' })

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
const nothing = { cookies: '', local: [], session: [], databases: [], caches: [], workers: 0 }

async function playToTheEnd(page: Page, link: string): Promise<void> {
  await page.goto(link)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Do you know these 10 Ewondo words?')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Start' }).click()
  for (let answered = 0; answered < 10; answered++) {
    await expect(page.getByRole('img', { name: `${answered + 1} of 10` })).toBeVisible()
    await page.locator('.choice-tile').first().click()
    await page.getByRole('button', { name: 'Next' }).click()
  }
  await expect(heading).toHaveText(/^You knew \d+ out of 10$/)
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(10)
  await expectAccessible(page)
}

journey(
  'a learner shares ten words, and a visitor without an account plays them: nothing is kept',
  long,
  async ({ page, browser, server, signInNew }) => {
    await signInNew()
    const items = ['today', 'tomorrow', 'yesterday', 'day-sunday', 'day-monday']
    await learnWords(page, server.url, { course: 'ewo', items, daysAgo: [9, 3] })
    const link = await shareSession(page)
    expect(link).toMatch(/\/challenge\/ewo\/[0-9A-Za-z]{52}$/)
    const document = await page.request.get(link)
    expect(await document.text()).toContain(
      '<meta property="og:title" content="Do you know these 10 Ewondo words?">',
    )

    const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
    const visitor = await context.newPage()
    const changes: string[] = []
    visitor.on('request', (request) => {
      if (request.method() !== 'GET') changes.push(`${request.method()} ${request.url()}`)
    })
    await playToTheEnd(visitor, link)
    await untilIdle(visitor)
    expect(await listKept(visitor)).toEqual(nothing)
    expect(await context.cookies()).toEqual([])
    expect(changes).toEqual([])
    await visitor.getByRole('link', { name: 'Learn this language' }).click()
    await visitor.waitForURL(`**${pagePaths.signUp}`)
    await context.close()
  },
)

import { pagePaths } from '@mboa/contract'
import { expect, type Page } from '@playwright/test'
import { logIn } from '../fixtures/account.ts'
import { expectAccessible } from '../fixtures/check-accessibility.ts'
import { journey, long } from '../fixtures/journey.ts'

const phone = { width: 360, height: 740 }

journey.use({ serviceWorkers: 'allow' })

/** Whether nothing lies over the lower edge of what has the focus, as the bottom bar could. */
const isFocusUncovered = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (focused === null) return false
    const { left, bottom, width } = focused.getBoundingClientRect()
    const top = document.elementFromPoint(left + width / 2, bottom - 2)
    return top !== null && (focused.contains(top) || top.contains(focused))
  })

journey(
  'a learner reaches everything on the home page, and learns of a new version',
  long,
  async ({ browser, baseURL, server }) => {
    journey.slow()
    const stdout = await server.operate('demo')
    const [, password = ''] = /password (\S+)/.exec(stdout) ?? []
    // The page's policy would not let a test register the next version.
    const context = await browser.newContext({
      bypassCSP: true,
      viewport: phone,
      ...(baseURL !== undefined && { baseURL }),
    })
    const page = await context.newPage()
    await page.goto(pagePaths.login)
    await logIn(page, 'demo-learner@example.com', password)
    await expect(page.getByRole('heading', { name: 'Welcome Demo Learner' })).toBeVisible()
    await expect(page.getByText(/^Ewondo \(\d+ kB\)$/)).toBeVisible()

    const links = page.getByRole('main').getByRole('link')
    const count = await links.count()
    expect(count).toBeGreaterThan(4)
    await page.getByRole('main').focus()
    for (let link = 0; link < count; link++) {
      await page.keyboard.press('Tab')
      expect(await isFocusUncovered(page)).toBe(true)
    }
    await expectAccessible(page)

    // Only a page that the first version serves makes the next one wait.
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await page.reload()
    await expect(page.getByText(/^Ewondo \(\d+ kB\)$/)).toBeVisible()
    await page.evaluate(() => navigator.serviceWorker.register('/sw.js?next').then(() => undefined))
    await page.getByRole('button', { name: /^Notifications: / }).click()
    await expect(page.getByText('A new version of Mboa is ready')).toBeVisible()
    await context.close()
  },
)

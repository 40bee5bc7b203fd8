import { pagePaths } from '@mboa/contract'
import { expect, type Browser } from '@playwright/test'
import { newAccount, signUp } from '../fixtures/account.ts'
import { long } from '../fixtures/journey.ts'
import { journey } from './fixtures/timed-server.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** Opens the link as somebody with a browser of their own, and answers where it led. */
async function follow(browser: Browser, link: string): Promise<string> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(link)
  // The document is the login page's, which shows until the code that follows the link is there.
  const isOutcome = ({ pathname, search }: URL) =>
    !search.includes('oobCode') && pathname !== pagePaths.start && pathname !== pagePaths.login
  await expect(page).toHaveURL(isOutcome)
  const { pathname } = new URL(page.url())
  const cookies = (await context.cookies()).filter(({ name }) => name.includes('session'))
  await context.close()
  return cookies.length === 0 ? pathname : 'signed in'
}

journey.use({ expectedProblem: /status of 410/ })

journey(
  'a link that scanners have opened, with scripts too, still verifies its person',
  async ({ page, browser, timed, request, readMailedLink }) => {
    const account = newAccount()
    await signUp(page, account)
    const link = await readMailedLink(account.email)
    await request.head(link)
    for (let time = 0; time < 3; time += 1) await request.get(link)
    const outcomes = [await follow(browser, link)]
    timed.pass(2 * minuteMs)
    outcomes.push(await follow(browser, link))
    timed.pass(minuteMs)
    outcomes.push(await follow(browser, link))
    const { emailVerified, linkExpired } = pagePaths
    expect(outcomes).toEqual([emailVerified, emailVerified, linkExpired])
  },
)

for (const [direction, offMs] of [
  ['ahead', dayMs],
  ['behind', -dayMs],
] as const) {
  journey(
    `a device whose clock is a day ${direction} changes no outcome`,
    long,
    async ({ page, timed, readMailedLink }) => {
      await page.clock.setSystemTime(Date.now() + offMs)
      const account = newAccount()
      await signUp(page, account)
      await page.goto(await readMailedLink(account.email))
      await expect(page).toHaveURL(pagePaths.emailVerified)
      const late = newAccount()
      await signUp(page, late)
      const link = await readMailedLink(late.email)
      timed.pass(3 * minuteMs)
      await page.goto(link)
      await expect(page).toHaveURL(pagePaths.linkExpired)
    },
  )
}

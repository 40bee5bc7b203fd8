import { pagePaths } from '@mboa/contract'
import { expect, type BrowserContext, type Page } from '@playwright/test'
import { journey, long } from '../fixtures/journey.ts'

/** What would end the crawl: leaving, or asking another server. */
const leaving = /log ?out|sign out|delete|remove everything|continue with google|create my account/i
const isPage = (path: string) => !path.startsWith('/api/') && path !== pagePaths.mailbox

interface Crawl {
  pages: number
  controls: number
}

/** Refusals by the policy of a page or of Trusted Types, as the browser reports them. */
async function watchRefusals(context: BrowserContext): Promise<string[]> {
  const refusals: string[] = []
  await context.exposeFunction('reportRefusal', (refusal: string) => void refusals.push(refusal))
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      const refusal = `${location.pathname}: ${violatedDirective} ${blockedURI} ${sample}`
      ;(window as unknown as { reportRefusal: (refusal: string) => void }).reportRefusal(refusal)
    })
  })
  context.on('console', (message) => {
    if (/content security policy|trusted/i.test(message.text())) refusals.push(message.text())
  })
  return refusals
}

/** Goes to every page that is known or linked to, and presses everything there. */
async function crawl(page: Page, home: string): Promise<Crawl> {
  const ahead = [home, ...Object.values(pagePaths)].filter(isPage)
  const seen = new Set<string>()
  let controls = 0
  await page.goto(home)
  for (let path = ahead.shift(); path !== undefined; path = ahead.shift()) {
    if (seen.has(path)) continue
    seen.add(path)
    await open(page, path)
    ahead.push(...(await listLinks(page)))
    controls += await pressAll(page, path)
  }
  return { pages: seen.size, controls }
}

/** Without a new document, so that the splash need not be waited for each time. */
async function open(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), path)
  await settle(page)
}

async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toHaveCount(0)
  await expect(page.getByText('Loading...')).toHaveCount(0)
  await expect(page.getByRole('heading').first()).toBeAttached()
}

async function listLinks(page: Page): Promise<string[]> {
  const links = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname }) => pathname),
  )
  return links.filter(isPage)
}

/** Presses each button of the page once, going back to the page where one leads away. */
async function pressAll(page: Page, path: string): Promise<number> {
  const names = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, [role=button], [role=tab], summary')]
      .filter((each) => each.checkVisibility({ visibilityProperty: true }))
      .map((each, index) => {
        each.dataset['crawled'] = String(index)
        return each.getAttribute('aria-label') ?? each.textContent
      }),
  )
  let pressed = 0
  for (const [index, name] of names.entries()) {
    if (leaving.test(name)) continue
    if (!(await press(page, index))) continue
    pressed += 1
    await page.keyboard.press('Escape')
    if (new URL(page.url()).pathname !== path) await open(page, path)
  }
  return pressed
}

/** In one step: between a look and a press the page may have taken the control away. */
async function press(page: Page, index: number): Promise<boolean> {
  return page.evaluate((crawled) => {
    const control = document.querySelector<HTMLElement>(`[data-crawled="${crawled}"]`)
    if (control === null || control.matches(':disabled')) return false
    control.click()
    return true
  }, index)
}

for (const who of ['nobody', 'a learner', 'a recorder'] as const) {
  journey.describe(`${who} walks through everything`, () => {
    // What a page shows of a refused request is its own test; here only the policy counts.
    journey.use({ serviceWorkers: 'allow', expectedProblem: /./ })

    journey('and no policy is ever broken', long, async ({ page, context, signInNew }) => {
      journey.setTimeout(480_000)
      const refusals = await watchRefusals(context)
      let home: string = pagePaths.login
      if (who !== 'nobody') {
        await signInNew(who === 'a recorder' ? 'ewo' : undefined)
        home = who === 'a recorder' ? pagePaths.recorderHome : pagePaths.learnerHome
      }
      const { pages, controls } = await crawl(page, home)
      expect(refusals).toEqual([])
      expect(pages).toBeGreaterThan(15)
      expect(controls).toBeGreaterThan(20)
    })
  })
}

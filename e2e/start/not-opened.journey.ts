import { pagePaths } from '@mboa/contract'
import { expect, type Page } from '@playwright/test'
import { journey } from '../fixtures/journey.ts'

journey.use({
  expectedProblem: /net::ERR_FAILED|starting the app|broken|Failed to load resource/,
  waitsForSplash: true,
})

async function expectAdvice(page: Page): Promise<void> {
  const notice = page.getByRole('main')
  await expect(notice).toHaveCount(1)
  await expect(notice.getByText('Your progress is safe.')).toBeVisible()
  await expect(notice.getByText('Vos progrès sont en sécurité.')).toBeVisible()
}

const tryAgain = (page: Page) => page.getByRole('link', { name: 'Try again · Réessayer' }).click()

journey('an app whose code did not come says so, and opens once it comes', async ({ page }) => {
  const texts = '**/assets/start-*.en.js'
  await page.route(texts, (route) => route.abort())
  await page.goto(pagePaths.learnerHome)
  await expectAdvice(page)
  await page.unroute(texts)
  await tryAgain(page)
  await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible()
  await expect(page.getByText('Your progress is safe.')).toBeHidden()
})

journey('an app that breaks as a whole leaves no white page', async ({ page }) => {
  // What the app asks of the browser while it is drawn, outside of any page.
  await page.addInitScript(() => {
    let isBroken = sessionStorage.getItem('mended') === null
    const OwnParams = URLSearchParams
    globalThis.URLSearchParams = class extends OwnParams {
      constructor(...init: ConstructorParameters<typeof OwnParams>) {
        if (isBroken && document.querySelector('#root.opened') !== null) throw new Error('broken')
        super(...init)
      }
    }
    addEventListener('pagehide', () => {
      isBroken = false
      sessionStorage.setItem('mended', 'yes')
    })
  })
  await page.goto(pagePaths.login)
  await expectAdvice(page)
  await tryAgain(page)
  await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible()
})

journey(
  'a splash without code says after a minute what to do, and not before',
  async ({ page }) => {
    await page.route('**/assets/start-*.js', (route) => route.abort())
    await page.goto(pagePaths.learnerHome)
    const notice = page.getByText('Your progress is safe.')
    const passTo = (ms: number) =>
      page.evaluate((currentTime) => {
        for (const animation of document.getAnimations()) {
          animation.pause()
          animation.currentTime = currentTime
        }
      }, ms)
    await passTo(59_000)
    await expect(notice).toBeHidden()
    await passTo(60_000)
    await expectAdvice(page)
    await page.unroute('**/assets/start-*.js')
    await tryAgain(page)
    await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible()
  },
)

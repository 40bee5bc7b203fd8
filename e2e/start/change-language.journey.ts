import { pagePaths } from '@mboa/contract'
import { expect } from '@playwright/test'
import { journey } from '../fixtures/journey.ts'

journey.use({
  // A service worker would have the texts of both languages.
  serviceWorkers: 'block',
  expectedProblem: /ERR_FAILED|changing the language/i,
})

journey(
  'a language whose texts do not come is reported, and can be chosen again',
  async ({ page }) => {
    await page.goto(pagePaths.login)
    await expect(page.getByRole('button', { name: 'Log In' })).toBeEnabled()
    await page.route('**/start-*.fr.js', (route) => route.abort())
    const french = page.getByRole('button', { name: 'FR Français' })
    await french.click()
    await expect(page.getByRole('alert')).toHaveText(
      'The language couldn’t be changed. Please check your connection and try again.',
    )
    await expect(page.getByRole('button', { name: 'EN English' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await page.unroute('**/start-*.fr.js')
    await french.click()
    await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  },
)

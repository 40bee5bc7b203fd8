import { pagePaths } from '@mboa/contract'
import { expect } from '@playwright/test'
import { expectAccessible } from '../fixtures/check-accessibility.ts'
import { journey } from '../fixtures/journey.ts'

journey('the login page stands in the document, in both languages', async ({ request }) => {
  const ask = (language: string) =>
    request.get(pagePaths.login, { headers: { 'accept-language': language } })
  const [english, french] = [await ask('en'), await ask('fr-CM')]
  expect(await english.text()).toContain('Welcome Back')
  expect(await french.text()).toContain('<html lang="fr" dir="ltr">')
  expect(english.headers()['content-security-policy']).toContain(
    "require-trusted-types-for 'script'",
  )
  expect(english.headers()['content-security-policy']).not.toContain('unsafe')
})

journey.describe('with a service worker', () => {
  journey.use({ serviceWorkers: 'allow' })

  journey(
    'the code takes the login page over, and starts the service worker',
    async ({ page, context }) => {
      await page.goto(pagePaths.login)
      await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Log In' })).toBeEnabled()
      await expect.poll(() => context.serviceWorkers().length).toBe(1)
      const ready = await page.evaluate(async () => {
        const { active } = await navigator.serviceWorker.ready
        return active?.scriptURL
      })
      expect(ready).toBe(new URL('/sw.js', page.url()).href)
    },
  )
})

journey('/ leads to the login page', async ({ page }) => {
  await page.goto(pagePaths.start)
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible()
  await expect(page).toHaveURL(pagePaths.login)
})

for (const colorScheme of ['light', 'dark'] as const) {
  journey(`the login page is accessible, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto(pagePaths.login)
    await expect(page.getByRole('button', { name: 'Log In' })).toBeEnabled()
    await expect(page.getByRole('progressbar')).toBeHidden()
    await expectAccessible(page)
  })
}

journey.describe('an address that leads nowhere', () => {
  journey.use({ expectedProblem: /status of 404/ })

  journey('answers 404 and shows the way home', async ({ page }) => {
    const response = await page.goto('/no/such/page')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
    await page.getByRole('link', { name: 'Go to Home' }).click()
    await expect(page).toHaveURL(pagePaths.login)
  })
})

journey.describe('markup from a string', () => {
  journey.use({ expectedProblem: /TrustedHTML/ })

  journey('is refused by the browser', async ({ page }) => {
    await page.goto(pagePaths.login)
    const refusal = await page.evaluate(() => {
      try {
        document.body.innerHTML = '<p>Injected</p>'
        return 'accepted'
      } catch (error) {
        return String(error)
      }
    })
    expect(refusal).toContain('TrustedHTML')
  })
})

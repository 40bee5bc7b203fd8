import { pagePaths } from '@mboa/contract'
import { expect, type Page } from '@playwright/test'
import { newAccount, openGoogleWindow, signInAtGoogle } from '../fixtures/account.ts'
import { expectAccessible } from '../fixtures/check-accessibility.ts'
import { journey, long } from '../fixtures/journey.ts'

const standing = [
  pagePaths.login,
  `${pagePaths.login}?message=wrong-password&success=Done`,
  pagePaths.signUp,
  pagePaths.signUpSuccess,
  pagePaths.forgotPassword,
  pagePaths.resetPassword,
  pagePaths.emailVerified,
  pagePaths.linkExpired,
  pagePaths.invalidLink,
  pagePaths.emailSent,
  pagePaths.sessionExpired,
  pagePaths.termsOfUse,
]

const phone = { width: 360, height: 740 }
const desk = { width: 1280, height: 800 }

/** The page as people meet it, at both widths; nothing may stick out at the side. */
async function expectGood(page: Page): Promise<void> {
  for (const viewport of [desk, phone]) {
    await page.setViewportSize(viewport)
    await expectAccessible(page)
    const overhang = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overhang).toBe(0)
  }
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

for (const [language, locale] of [
  ['English', 'en-GB'],
  ['French', 'fr-CM'],
] as const) {
  journey.describe(`the sign-in world in ${language}`, () => {
    journey.use({ locale })

    journey('is accessible on a phone and on a desk', long, async ({ page }) => {
      journey.setTimeout(480_000)
      for (const path of standing) {
        await open(page, path)
        await expectGood(page)
      }
    })

    journey('is accessible where something is wrong or open', long, async ({ page }) => {
      journey.setTimeout(480_000)
      for (const path of [pagePaths.login, pagePaths.signUp, pagePaths.forgotPassword]) {
        await open(page, path)
        await page.locator('button[type=submit]').click()
        await expect(page.locator('[aria-invalid=true]').first()).toBeFocused()
        await expectGood(page)
      }
      await open(page, pagePaths.signUp)
      await page.locator('#password').fill('a')
      await page.locator('[aria-haspopup=listbox]').click()
      await expect(page.getByRole('combobox')).toBeFocused()
      await expectGood(page)
    })
  })
}

journey('a first Google login is accessible', long, async ({ page }) => {
  await open(page, pagePaths.login)
  await signInAtGoogle(await openGoogleWindow(page), newAccount())
  await expect(page).toHaveURL(pagePaths.googleFirstLogin)
  await expectGood(page)
})

import { api, pagePaths } from '@mboa/contract'
import { expect } from '@playwright/test'
import { newAccount, openGoogleWindow, signInAtGoogle } from '../fixtures/account.ts'
import { journey, long } from '../fixtures/journey.ts'

const failed = 'Failed to log in with Google. Please try again.'

journey('a newcomer makes an account with Google, and comes back with it', async ({ page }) => {
  const { email } = newAccount()
  await page.goto(pagePaths.login)
  // With Google's page in it the window seems closed, and the login soon waits for it no more.
  const { promise: seen, resolve: goOn } = Promise.withResolvers<undefined>()
  await page.context().route(
    ({ pathname }) => pathname === api.startGoogleSignIn.path,
    async (route) => {
      await seen
      await route.continue()
    },
  )
  const opening = openGoogleWindow(page)
  await expect(page.getByRole('button', { name: 'Log In' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Continue With Google' })).toBeDisabled()
  goOn(undefined)
  const first = await opening
  const firstClosed = first.waitForEvent('close')
  await signInAtGoogle(first, { email, name: 'Ngo Estelle' })
  await firstClosed

  await expect(page).toHaveURL(pagePaths.googleFirstLogin)
  await expect(page.getByRole('heading', { name: "You're new here..." })).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()
  await page.getByRole('button', { name: 'Create My Account' }).click()
  await expect(page).toHaveURL(pagePaths.learnerHome)
  await expect(page.getByRole('heading', { name: 'Welcome Ngo Estelle' })).toBeVisible()

  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(pagePaths.login)
  await signInAtGoogle(await openGoogleWindow(page), { email })
  await expect(page).toHaveURL(pagePaths.learnerHome)
  await expect(page.getByRole('heading', { name: 'Welcome Ngo Estelle' })).toBeVisible()
})

journey(
  'who cancels at Google, or closes its window, sees why and may try again',
  long,
  async ({ page }) => {
    await page.goto(pagePaths.login)
    const cancelled = await openGoogleWindow(page)
    await cancelled.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('alert')).toHaveText(failed)

    const closed = await openGoogleWindow(page)
    await expect(page.getByRole('alert')).toBeHidden()
    await closed.close()
    await expect(page.getByRole('alert')).toHaveText(failed)
    await expect(page.getByRole('button', { name: 'Log In' })).toBeEnabled()

    const givenUp = await openGoogleWindow(page)
    const gone = givenUp.waitForEvent('close')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await gone
    await expect(page.getByRole('button', { name: 'Continue With Google' })).toBeEnabled()
    await expect(page).toHaveURL(pagePaths.login)
  },
)

journey('where windows are blocked, Google is visited in the same tab', long, async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null
  })
  const { email } = newAccount()
  const google = page.getByRole('button', { name: 'Continue With Google' })
  await page.goto(pagePaths.login)
  await google.click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('alert')).toHaveText(failed)
  await expect(page).toHaveURL(pagePaths.login)

  await google.click()
  await signInAtGoogle(page, { email })
  await expect(page).toHaveURL(pagePaths.googleFirstLogin)
  await expect(page.getByText('Google User')).toBeVisible()
  await page.getByRole('button', { name: 'Create My Account' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome Google User' })).toBeVisible()

  await page.getByRole('button', { name: 'Logout' }).click()
  await google.click()
  await signInAtGoogle(page, { email })
  await expect(page).toHaveURL(pagePaths.learnerHome)
})

journey.describe('a first sign-in that nobody began, or that waited too long,', () => {
  journey.use({ expectedProblem: /status of 410/ })

  journey('has expired', async ({ page }) => {
    await page.goto(pagePaths.googleFirstLogin)
    await expect(page).toHaveURL(pagePaths.sessionExpired)
    await expect(page.getByRole('heading', { name: 'Session Expired' })).toBeVisible()
    await page.getByRole('link', { name: 'Back to Login' }).click()
    await expect(page).toHaveURL(pagePaths.login)
  })
})

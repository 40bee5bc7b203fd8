import { pagePaths } from '@mboa/contract'
import { expect } from '@playwright/test'
import { logIn, newAccount, signUp } from '../fixtures/account.ts'
import { journey } from '../fixtures/journey.ts'

const newPassword = 'Mboa-2026-garden'

journey.use({ expectedProblem: /status of 4\d\d/ })

journey(
  'who forgot the password sets a new one by a mailed link, once',
  async ({ page, readMailedLink }) => {
    const account = newAccount()
    await signUp(page, account)
    await page.goto(pagePaths.login)
    await page.getByRole('link', { name: 'Forgot Password' }).click()
    await page.getByLabel('Email Address').fill(account.email)
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
    await expect(page.getByText(account.email)).toBeVisible()

    const link = await readMailedLink(account.email)
    const save = page.getByRole('button', { name: 'Save new password' })
    for (const isFirst of [true, false]) {
      await page.goto(link)
      await expect(page).toHaveURL(pagePaths.resetPassword)
      await page.getByLabel('Password', { exact: true }).fill(newPassword)
      await page.getByLabel('Confirm Password', { exact: true }).fill(newPassword)
      await save.click()
      const title = isFirst ? 'Your password has been changed' : 'This reset link doesn’t work'
      await expect(page.getByRole('heading', { name: title })).toBeVisible()
    }
    await page.getByRole('link', { name: 'Request a new link' }).click()
    await expect(page).toHaveURL(pagePaths.forgotPassword)

    // Whoever reads the mail has verified the address as well.
    await page.goto(pagePaths.login)
    await logIn(page, account.email, newPassword)
    await expect(page).toHaveURL(pagePaths.learnerHome)
  },
)

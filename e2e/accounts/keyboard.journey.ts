import { pagePaths } from '@mboa/contract'
import { expect, type Page } from '@playwright/test'
import { newAccount } from '../fixtures/account.ts'
import { journey } from '../fixtures/journey.ts'

/** Presses Tab until the control with this name has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const focused = page.locator(':focus')
  const wanted = typeof name === 'string' ? new RegExp(`^${name}$`) : name
  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press('Tab')
    const { length: found } = await focused
      .and(page.getByRole('button', { name: wanted }))
      .or(focused.and(page.getByRole('link', { name: wanted })))
      .or(focused.and(page.getByLabel(wanted)))
      .all()
    if (found > 0) return
  }
  throw new Error(`No Tab leads to ${String(name)}`)
}

journey(
  'the keyboard alone signs up, verifies, logs in and logs out',
  async ({ page, readMailedLink }) => {
    journey.slow()
    const { keyboard } = page
    const account = newAccount()
    await page.goto(pagePaths.login)
    await expect(page.getByRole('button', { name: 'Log In' })).toBeEnabled()
    await expect(page.getByRole('progressbar')).toBeHidden()
    await tabTo(page, 'Sign Up')
    await keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Create Account' })).toBeFocused()

    await tabTo(page, 'Full Name')
    await keyboard.type(account.fullName)
    await tabTo(page, 'Email Address')
    await keyboard.type(account.email)
    await tabTo(page, /^Country code: Cameroon/)
    await keyboard.press('Enter')
    await expect(page.getByRole('combobox')).toBeFocused()
    await keyboard.type('gabon')
    await keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Country code: Gabon +241' })).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Phone Number' })).toBeFocused()
    await keyboard.type('6 00 12 34')
    await tabTo(page, 'Password')
    await keyboard.type(account.password)
    await tabTo(page, 'Show password')
    await keyboard.press('Space')
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(account.password)
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
    await tabTo(page, 'Confirm Password')
    await keyboard.type(account.password)
    await tabTo(page, 'I accept the Terms & Conditions')
    await keyboard.press('Space')
    await expect(page.getByRole('checkbox')).toBeChecked()
    await keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused()

    // The countdown is the device's copy of the deadline: a reload continues with it.
    const timer = page.getByRole('timer')
    await expect(timer).toHaveText(/^(3:00|[12]:\d\d)$/)
    const before = (await timer.textContent()) ?? ''
    await page.reload()
    await expect(timer).toHaveText(/^[12]:\d\d$/)
    await expect(timer).not.toHaveText(before)
    await tabTo(page, 'Back to Login')

    await page.goto(await readMailedLink(account.email))
    await expect(page.getByRole('heading', { name: "Hurray, you're all in!" })).toBeVisible()
    await tabTo(page, 'Log In')
    await keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeFocused()
    await tabTo(page, /^Email or Phone Number/)
    await keyboard.type(account.email)
    await tabTo(page, /^Password/)
    await keyboard.type(account.password)
    await keyboard.press('Enter')
    await expect(page).toHaveURL(pagePaths.learnerHome)
    await tabTo(page, 'Logout')
    await keyboard.press('Enter')
    await expect(page).toHaveURL(pagePaths.login)
  },
)

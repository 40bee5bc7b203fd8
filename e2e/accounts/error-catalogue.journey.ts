import { api, pagePaths } from '@mboa/contract'
import { expect, type Page } from '@playwright/test'
import { fillSignUp, logIn, newAccount, signUp } from '../fixtures/account.ts'
import { journey, long } from '../fixtures/journey.ts'
import { startServer } from '../fixtures/server-process.ts'

/** Specification §8, from the screen to the server and back. */
journey.use({ expectedProblem: /status of 4\d\d|ERR_CONNECTION_REFUSED/ })

async function expectRefusedLogin(page: Page, text: string): Promise<void> {
  await expect(page.getByLabel('Email or Phone Number')).toHaveAccessibleDescription(text)
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveAccessibleDescription(text)
}

journey('a login is refused with its reason, under both fields', long, async ({ page, server }) => {
  journey.slow()
  const account = newAccount()
  await signUp(page, account)
  await page.goto(pagePaths.login)
  await logIn(page, 'nobody@example.com', account.password)
  await expectRefusedLogin(page, 'No account found with this email. Please sign up first.')
  await logIn(page, account.email, 'Mboa-2026-other')
  await expectRefusedLogin(page, 'Incorrect password. Please try again.')
  await logIn(page, account.email, account.password)
  await expectRefusedLogin(
    page,
    'Please verify your email before logging in. Check your inbox for a verification link.',
  )
  await server.operate('user', 'disable', account.email)
  await logIn(page, account.email, account.password)
  await expectRefusedLogin(page, 'Your account has been disabled. Please contact support.')
})

journey('too many attempts end for a while', long, async ({ page }) => {
  const { email } = newAccount()
  const text = 'Too many failed login attempts. Please try again later.'
  await page.goto(pagePaths.login)
  for (let attempt = 0; attempt < 10; attempt += 1) {
    await logIn(page, email, `Wrong-${attempt}`)
    await expectRefusedLogin(page, 'No account found with this email. Please sign up first.')
  }
  await logIn(page, email, 'Wrong-again')
  await expectRefusedLogin(page, text)
})

journey(
  'a registration is refused with its reason, where it belongs',
  long,
  async ({ page, readMailedLink }) => {
    const known = newAccount()
    await signUp(page, known)
    await page.goto(await readMailedLink(known.email))
    await expect(page).toHaveURL(pagePaths.emailVerified)

    await page.goto(pagePaths.signUp)
    await fillSignUp(page, { ...newAccount(), email: known.email })
    const live = 'That email already exists. Please use a different email or log in.'
    await expect(page.getByLabel('Email Address')).toHaveAccessibleDescription(live)
    const create = page.getByRole('button', { name: 'Create Account' })
    await create.click()
    await expect(page.getByLabel('Email Address')).toHaveAccessibleDescription(live)

    await page.goto(pagePaths.signUp)
    await fillSignUp(page, { ...newAccount(), phone: known.phone })
    await create.click()
    await expect(page.getByRole('textbox', { name: 'Phone Number' })).toHaveAccessibleDescription(
      'That phone number already exists. Please use a different number or log in.',
    )

    await page.goto(pagePaths.signUp)
    await fillSignUp(page, { ...newAccount(), password: 'password' })
    await create.click()
    await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
      'Password is too weak. Please choose a stronger password.',
    )
  },
)

journey(
  'a server without passwords says so, and a server that is gone too',
  long,
  async ({ page }) => {
    const server = await startServer({ PASSWORD_SIGNUP: 'off' })
    const create = page.getByRole('button', { name: 'Create Account' })
    try {
      await page.goto(`${server.url}${pagePaths.signUp}`)
      const isChecked = page.waitForResponse(`**${api.checkEmailAvailability.path}*`)
      await fillSignUp(page, newAccount())
      await isChecked
      await create.click()
      await expect(page.getByRole('alert')).toHaveText(
        'Email/password accounts are not enabled. Please contact support.',
      )
    } finally {
      await server.stop()
    }
    const unreached = 'Please check your connection and try again.'
    await create.click()
    await expect(page.getByRole('alert')).toHaveText(unreached)
    await page.getByRole('link', { name: 'Log In' }).click()
    await logIn(page, 'name@example.com', 'Mboa-2026-house')
    await expectRefusedLogin(page, unreached)
  },
)

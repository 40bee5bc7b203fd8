import { pagePaths } from '@mboa/contract'
import { expect } from '@playwright/test'
import { logIn, newAccount, signUp } from '../fixtures/account.ts'
import { journey } from '../fixtures/journey.ts'

journey(
  'a stranger whom the operator invites signs up and lands on the recorder dashboard',
  async ({ page, server, readMailedLink }) => {
    journey.slow()
    const account = newAccount()
    await server.operate('recorder', 'invite', account.email, '--language', 'ewo')
    await page.goto(await readMailedLink(account.email))
    await expect(page).toHaveURL(pagePaths.signUp)
    await signUp(page, account)
    await page.goto(await readMailedLink(account.email))
    await expect(page).toHaveURL(pagePaths.emailVerified)
    await page.getByRole('link', { name: 'Log In' }).click()
    await logIn(page, account.email, account.password)
    await expect(page).toHaveURL(pagePaths.recorderHome)
    await expect(page.getByRole('heading', { name: `Welcome ${account.fullName}` })).toBeVisible()
  },
)

journey(
  'a learner whom the operator invites follows the link and becomes a recorder at login',
  async ({ page, server, readMailedLink }) => {
    journey.slow()
    const account = newAccount()
    await signUp(page, account)
    await page.goto(await readMailedLink(account.email))
    await expect(page).toHaveURL(pagePaths.emailVerified)
    await server.operate('recorder', 'invite', account.email, '--language', 'ewo')
    await page.goto(await readMailedLink(account.email))
    await expect(page).toHaveURL(pagePaths.login)
    await logIn(page, account.email, account.password)
    await expect(page).toHaveURL(pagePaths.recorderHome)
  },
)

import { pagePaths } from '@mboa/contract'
import { expect } from '@playwright/test'
import { fillSignUp, logIn, newAccount, signUp } from '../fixtures/account.ts'
import { journey, long } from '../fixtures/journey.ts'

journey(
  'a stranger whom the operator invites signs up and lands on the recorder dashboard',
  long,
  async ({ page, server, readMailedLink }) => {
    journey.slow()
    const account = newAccount()
    await server.operate('recorder', 'invite', account.email, '--language', 'ewo')
    await page.goto(await readMailedLink(account.email))
    await expect(page).toHaveURL(`${pagePaths.signUp}?invited`)
    await expect(page.getByText(/You were invited to record Ewondo/)).toBeVisible()
    await expect(page.getByLabel('Email Address')).toHaveValue(account.email)
    await fillSignUp(page, account)
    await page.getByRole('button', { name: 'Create Account' }).click()
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
    await expect(page).toHaveURL(`${pagePaths.login}?invited`)
    await expect(page.getByText(/You were invited to record Ewondo/)).toBeVisible()
    await logIn(page, account.email, account.password)
    await expect(page).toHaveURL(pagePaths.recorderHome)
  },
)

journey(
  'a coordinator makes a link, and who signs up by it on their own phone becomes a recorder',
  long,
  async ({ page, browser, server, signInNew, readMailedLink }) => {
    journey.slow()
    const coordinator = await signInNew('ewo')
    await server.operate('coordinator', 'add', coordinator.email, '--language', 'ewo')
    await page.goto(pagePaths.recorderHome)
    await page.getByRole('link', { name: 'Language desk' }).click()
    await page.getByRole('link', { name: 'People' }).click()
    await page.getByLabel('By link or QR code').check()
    await page.getByRole('button', { name: 'Make a link' }).click()
    await expect(page.getByRole('img', { name: 'QR code of the invitation' })).toBeVisible()
    const message = await page.getByRole('link', { name: 'Send by WhatsApp' }).getAttribute('href')
    const link = /http\S+$/.exec(new URL(message ?? '').searchParams.get('text') ?? '')?.[0] ?? ''

    const phone = await browser.newPage({ baseURL: server.url })
    await phone.goto(link)
    await expect(phone).toHaveURL(`${pagePaths.signUp}?invited`)
    await expect(phone.getByText(/You were invited to record Ewondo/)).toBeVisible()
    const account = { ...newAccount(), fullName: 'Essomba Pierre' }
    await fillSignUp(phone, account)
    await phone.getByRole('button', { name: 'Create Account' }).click()
    await expect(phone.getByRole('heading', { name: 'Check your email' })).toBeVisible()
    await phone.close()

    const mailReader = await browser.newPage({ baseURL: server.url })
    await mailReader.goto(await readMailedLink(account.email))
    await expect(mailReader).toHaveURL(pagePaths.emailVerified)
    await mailReader.getByRole('link', { name: 'Log In' }).click()
    await logIn(mailReader, account.email, account.password)
    await expect(mailReader).toHaveURL(pagePaths.recorderHome)
    await mailReader.close()

    await page.goto(`${pagePaths.languageDesk}?tab=people`)
    await expect(page.getByText(/^1 person has joined \(up to 20\)/)).toBeVisible()
    await expect(page.getByText('Essomba Pierre')).toBeVisible()
    await page.getByRole('link', { name: 'Activity log' }).click()
    await expect(page.getByText('Joined as a recorder').first()).toBeVisible()
  },
)

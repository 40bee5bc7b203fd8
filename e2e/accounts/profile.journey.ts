import { readFile } from 'node:fs/promises'
import { pagePaths } from '@mboa/contract'
import { expect, type Browser, type Page } from '@playwright/test'
import { logIn, newAccount, signUp, type Account } from '../fixtures/account.ts'
import { expectAccessible } from '../fixtures/check-accessibility.ts'
import { journey, long } from '../fixtures/journey.ts'

const widths = [360, 1280]
const newPassword = 'Bongo-2027-house'

/** The browser writes into its console that a password was wrong and an account unknown. */
journey.use({ expectedProblem: /status of 40[14]/ })

async function openLogin(page: Page, { phone }: Account, password: string): Promise<void> {
  await page.goto(pagePaths.login)
  await logIn(page, phone, password)
  await expect(page.getByRole('heading', { name: /^Welcome Ngo/ })).toBeVisible()
}

async function openOtherDevice(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const userAgent = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0'
  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }), userAgent })
  return context.newPage()
}

/** Presses Tab until the element has the focus, as somebody without a pointer does. */
async function tabTo(page: Page, role: 'button' | 'textbox', name: string): Promise<void> {
  const target = page.getByRole(role, { name, exact: true })
  for (let presses = 0; presses < 40; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

async function changeNameByKeyboard(page: Page): Promise<void> {
  await tabTo(page, 'button', 'Change the full name')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Full Name' })).toBeFocused()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('Ngo Estelle Marie')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Ngo Estelle Marie' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Change the full name' })).toBeFocused()
}

async function changePhoto(page: Page): Promise<void> {
  const avatar = page.getByRole('banner').locator('.avatar img')
  await expect(avatar).toHaveCount(0)
  const photo = { name: 'me.png', mimeType: 'image/png', buffer: await page.screenshot() }
  await page.locator('input[type=file]').first().setInputFiles(photo)
  await expect(page.getByRole('img', { name: 'Photo preview' })).toBeVisible()
  await page.getByRole('button', { name: 'Save the photo' }).click()
  await expect(avatar).toHaveJSProperty('naturalWidth', 256)
}

async function changePassword(page: Page, current: string): Promise<void> {
  await page.getByLabel('Current Password', { exact: true }).fill(current)
  await page.getByLabel('New Password', { exact: true }).fill(newPassword)
  await page.getByLabel('Confirm Password', { exact: true }).fill(newPassword)
  await page.getByRole('button', { name: 'Save' }).click()
}

journey(
  'somebody changes all of their profile, takes their data along and deletes the account',
  long,
  async ({ page, browser, baseURL, readMailedLink }) => {
    journey.slow()
    const account = newAccount()
    await signUp(page, account)
    await page.goto(await readMailedLink(account.email))
    await expect(page).toHaveURL(pagePaths.emailVerified)
    await openLogin(page, account, account.password)
    await page.goto(pagePaths.profile)
    await expect(page.getByText('This device', { exact: true }).first()).toBeVisible()
    await changeNameByKeyboard(page)

    await page.getByRole('button', { name: 'Change the phone number' }).click()
    const other = { ...newAccount(), email: account.email }
    await page.getByRole('textbox', { name: 'Phone Number' }).fill(other.phone)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText(`+237${other.phone}`)).toBeVisible()
    await changePhoto(page)

    // Two other devices: one is signed out by hand, one by the new password.
    const [phone, desk] = [
      await openOtherDevice(browser, baseURL),
      await openOtherDevice(browser, baseURL),
    ]
    await openLogin(phone, other, account.password)
    await page.reload()
    await page.getByRole('button', { name: 'Sign out Firefox on Windows' }).click()
    await expect(page.getByText('Device signed out.')).toBeVisible()
    await phone.reload()
    await expect(phone).toHaveURL(pagePaths.login)

    await openLogin(desk, other, account.password)
    await page.getByRole('button', { name: 'Change the password' }).click()
    await changePassword(page, 'not the password')
    const current = page.getByLabel('Current Password', { exact: true })
    await expect(current).toHaveAccessibleDescription('Incorrect password. Please try again.')
    await expectAccessible(page)
    await changePassword(page, account.password)
    await expect(page.getByText(/^Password changed\./)).toBeVisible()
    await desk.reload()
    await expect(desk).toHaveURL(pagePaths.login)

    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download your data' }).click()
    const file = await (await downloading).path()
    const exported = JSON.parse(await readFile(file, 'utf8')) as { profile: { user: unknown } }
    expect(exported.profile.user).toMatchObject({
      email: account.email,
      fullName: 'Ngo Estelle Marie',
      phoneNumber: `+237${other.phone}`,
    })
    await expect(page.getByText('The file is in your downloads.')).toBeVisible()

    // By keyboard alone again: the gravest thing must not need a pointer.
    await tabTo(page, 'button', 'Delete the account')
    await page.keyboard.press('Enter')
    await expect(page.getByText(/^This can’t be undone\./)).toBeVisible()
    await expectAccessible(page)
    await tabTo(page, 'textbox', 'Your password, to make sure it’s you')
    await page.keyboard.type(newPassword)
    await page.keyboard.press('Enter')
    await expect(
      page.getByText('Your account has been deleted. We’ve confirmed it by email.'),
    ).toBeVisible()
    await expect(page).toHaveURL(pagePaths.login)
    const stores = () =>
      page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
    await expect.poll(stores).not.toContainEqual(expect.stringMatching(/^mboa-learner-/))
    await logIn(page, account.email, newPassword)
    await expect(
      page.getByText('No account found with this email. Please sign up first.').first(),
    ).toBeVisible()
  },
)

journey('the profile can be used by everybody', long, async ({ page, signInNew }) => {
  journey.slow()
  await signInNew()
  await page.goto(pagePaths.learnerProfile)
  for (const [language, device] of [
    ['English', 'This device'],
    ['Français', 'Cet appareil'],
  ] as const) {
    // The texts of the language arrive before it counts as chosen.
    await page.getByRole('radio', { name: language }).click()
    await expect(page.getByRole('radio', { name: language })).toBeChecked()
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      await expect(page.getByRole('heading', { name: device, exact: true })).toBeVisible()
      await expectAccessible(page)
    }
  }
})

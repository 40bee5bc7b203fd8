import { pagePaths } from '@mboa/contract'
import { expect } from '@playwright/test'
import { logIn, newAccount, signUp } from '../fixtures/account.ts'
import { journey } from '../fixtures/journey.ts'

journey.use({ expectedProblem: /net::ERR_/ })

journey('opened again without the network, practice goes on', async ({ page, readMailedLink }) => {
  const account = newAccount()
  await signUp(page, account)
  await page.goto(await readMailedLink(account.email))
  await page.getByRole('link', { name: 'Log In' }).click()
  await logIn(page, account.email, account.password)
  await expect(page.getByRole('heading', { name: `Welcome ${account.fullName}` })).toBeVisible()
  await page.goto(pagePaths.learnerWords)
  await page.getByRole('button', { name: /Ewondo/ }).click()
  await expect(page.getByRole('heading', { name: 'What does it mean?' })).toBeVisible()
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await page.context().setOffline(true)
  const reopened = await page.context().newPage()
  await reopened.goto(pagePaths.learnerWords)
  await expect(reopened.getByRole('heading', { name: 'What does it mean?' })).toBeVisible()
})

import { pagePaths } from '@mboa/contract'
import { expect } from '@playwright/test'
import { journey } from '../fixtures/journey.ts'

journey.use({ expectedProblem: /net::ERR_/ })

journey('opened again without the network, practice goes on', async ({ page, signInNew }) => {
  await signInNew()
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

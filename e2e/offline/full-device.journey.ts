import { pagePaths } from '@mboa/contract'
import { expect } from '@playwright/test'
import { fillUp } from './fixtures/fill-up.ts'
import { beginEwondo, offlineJourney } from './fixtures/offline-journey.ts'
import { hasItsCode } from './fixtures/versions.ts'

offlineJourney.use({
  // Nothing that could be done without has room either.
  expectedProblem:
    /net::ERR_|Failed to load resource|Quota|using this device|how much data was used/,
})

offlineJourney(
  'a full device opens without a network, and gives back what a download took',
  async ({ page, front, signInNew }) => {
    const devTools = await page.context().newCDPSession(page)
    await devTools.send('Storage.overrideQuotaForOrigin', { origin: front.url, quotaSize: 16e6 })
    await signInNew()
    await beginEwondo(page)
    await expect.poll(() => hasItsCode(page)).toBe(true)
    await page.goto(`${pagePaths.learnerCourses}/dua`)
    await page.getByRole('button', { name: /^Download Duala, / }).click()
    const remove = page.getByRole('button', { name: 'Remove Duala from this device' })
    await expect(remove).toBeVisible()
    await fillUp(page)

    await page.context().setOffline(true)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await remove.click()
    await expect(remove).toBeHidden()
    await page.goto(pagePaths.learnerHome)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto(`${pagePaths.learnerCourses}/dua`)
    await expect(remove).toBeHidden()
  },
)

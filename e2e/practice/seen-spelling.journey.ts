import { pagePaths } from '@mboa/contract'
import { expect } from '@playwright/test'
import { expectAccessible } from '../fixtures/check-accessibility.ts'
import { journey, long } from '../fixtures/journey.ts'
import { learnLanguage } from '../fixtures/practise.ts'

journey.use({ expectedProblem: /ERR_INTERNET_DISCONNECTED/ })

journey(
  'a learner sees Pidgin in English-like spelling, without a network too, and goes back',
  long,
  async ({ page, signInNew }) => {
    await signInNew()
    await learnLanguage(page, 'Cameroon Pidgin English')
    await page.goto(`${pagePaths.learnerSearch}/wes.water`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('wata')

    await page.goto(pagePaths.learnerProfile)
    const spelling = page.getByRole('group', {
      name: 'Spelling you see: Cameroon Pidgin English',
    })
    await spelling.getByRole('radio', { name: 'English-like spelling' }).check()
    await spelling.scrollIntoViewIfNeeded()
    await expectAccessible(page)

    await page.goto(`${pagePaths.learnerSearch}/wes.water`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('water')
    await expect(page.getByText('(By sound, as in APiCS and Todd)')).toBeVisible()
    await expectAccessible(page)
    await page.goto(`${pagePaths.learnerSearch}/wes.hello`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('alo')
    await expect(page.getByText(/^No source has it in the spelling you chose/)).toBeVisible()

    await page.goto(pagePaths.learnerProfile)
    await page.context().setOffline(true)
    await spelling.getByRole('radio', { name: 'By sound, as in APiCS and Todd' }).check()
    await expect(spelling.getByRole('radio', { name: 'By sound' })).toBeChecked()
    await page.context().setOffline(false)
    await page.goto(`${pagePaths.learnerSearch}/wes.water`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('wata')
  },
)

import { pagePaths } from '@mboa/contract'
import { expect } from '@playwright/test'
import { logIn } from '../fixtures/account.ts'
import { expectAccessible } from '../fixtures/check-accessibility.ts'
import { journey, long } from '../fixtures/journey.ts'
import { learnLanguage } from '../fixtures/practise.ts'

journey(
  'what is set and chosen on one device holds on the other',
  long,
  async ({ page, browser, baseURL, signInNew }) => {
    journey.slow()
    const account = await signInNew()
    await learnLanguage(page, 'Duala')
    await learnLanguage(page, 'Ewondo')
    await page.goto(`${pagePaths.learnerCourses}/ewo`)
    await expect(page.getByRole('button', { name: 'Leave this course' })).toBeVisible()
    await expectAccessible(page)

    await page.goto(pagePaths.learnerProfile)
    const tones = page.getByRole('group', { name: 'Tones in your answers: Ewondo' })
    await tones.getByRole('radio', { name: 'strict' }).check()
    await page.getByRole('radio', { name: '5', exact: true }).check()
    await page.getByLabel('New words a day').selectOption('3')
    const sent = page.waitForResponse('**/api/practice/sync')
    await page.getByLabel('Days of practice a week').selectOption('6')
    // Nothing half under the bottom bar, which would count as too small a target.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expectAccessible(page)
    expect((await sent).ok()).toBe(true)

    const elsewhere = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) })
    const other = await elsewhere.newPage()
    await other.goto(pagePaths.login)
    await logIn(other, account.email, account.password)
    await expect(other.getByRole('heading', { name: 'For today' })).toBeVisible()
    await other.goto(pagePaths.learnerWords)
    await expect(other.getByText('3 new words today.')).toBeVisible()
    await other.goto(pagePaths.profile)
    await expect(
      other
        .getByRole('group', { name: 'Tones in your answers: Ewondo' })
        .getByRole('radio', { name: 'strict' }),
    ).toBeChecked()
    await expect(
      other
        .getByRole('group', { name: 'Tones in your answers: Duala' })
        .getByRole('radio', { name: 'relaxed' }),
    ).toBeChecked()
    await expect(other.getByRole('radio', { name: '5', exact: true })).toBeChecked()
    await expect(other.getByLabel('New words a day')).toHaveValue('3')
    await expect(other.getByLabel('Days of practice a week')).toHaveValue('6')
    await elsewhere.close()
  },
)

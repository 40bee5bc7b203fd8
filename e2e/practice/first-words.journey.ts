import { pagePaths } from '@mboa/contract'
import { expect, type Page } from '@playwright/test'
import { logIn, newAccount, signUp } from '../fixtures/account.ts'
import { answerSomehow, readPresented, seeFirstQuestion } from '../fixtures/answer-exercise.ts'
import { expectAccessible } from '../fixtures/check-accessibility.ts'
import { journey, long } from '../fixtures/journey.ts'

// Everything as the first day of most people goes.
journey.use({ serviceWorkers: 'allow' })

const dayMs = 24 * 60 * 60 * 1000

/** Answers whatever is asked, a choice by its first tile; returns how many exercises there were. */
async function practiseToTheEnd(page: Page): Promise<number> {
  const next = page.getByRole('button', { name: 'Next' })
  const summary = page.getByRole('heading', { name: /words? practised/ })
  for (let answered = 0; ; answered++) {
    await readPresented(page)
    if (await summary.isVisible()) return answered
    await answerSomehow(page)
    await page.keyboard.press('Enter')
    await expect(next.and(page.locator('.feedback button'))).toBeHidden()
  }
}

journey(
  'a newcomer signs up, practises Ewondo, and finds it again elsewhere',
  long,
  async ({ page, browser, baseURL, readMailedLink }) => {
    journey.slow()
    const account = newAccount()
    await signUp(page, account)
    await page.goto(await readMailedLink(account.email))
    await expect(page).toHaveURL(pagePaths.emailVerified)
    await expect(page.getByRole('heading', { name: "Hurray, you're all in!" })).toBeVisible()

    await page.getByRole('link', { name: 'Log In' }).click()
    await expect(page.getByLabel('Email or Phone Number')).toHaveValue(account.email)
    await page.reload()
    await expect(page.getByLabel('Email or Phone Number')).toHaveValue(account.email)
    await logIn(page, account.phone, account.password)
    await expect(page.getByRole('heading', { name: `Welcome ${account.fullName}` })).toBeVisible()

    await page.goto(`${pagePaths.learnerWords}?practise`)
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Choose a language' }).click()
    await page.getByRole('button', { name: 'Learn Ewondo' }).click()
    await expect(page).toHaveURL(/\/lessons\//)
    await page.goto(`${pagePaths.learnerWords}?practise`)
    await expect(page.getByRole('heading', { name: 'A new word' })).toBeVisible()
    await expectAccessible(page)
    await seeFirstQuestion(page)
    await expect(page.getByRole('button', { name: 'About this word' })).toBeVisible()
    await expectAccessible(page)

    // Closing the tab in the middle loses nothing.
    await page.locator('.choice-tile').first().click()
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
    await expect(page.locator('.feedback')).toBeHidden()
    // A wrong answer is asked again, and counted once it is right.
    const steps = page.getByRole('img', { name: /^[12] of/ })
    const place = await steps.getAttribute('aria-label')
    await page.reload()
    await expect(steps).toHaveAttribute('aria-label', place ?? '')
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()

    const synced = page.waitForResponse('**/api/practice/sync')
    await practiseToTheEnd(page)
    await expectAccessible(page)
    expect((await synced).ok()).toBe(true)
    await page.getByRole('link', { name: 'Done' }).click()
    await expect(page.getByRole('heading', { name: `Welcome ${account.fullName}` })).toBeVisible()

    // The words wait until they are due, and then they are there.
    await expect(page.getByText(/words? to review/)).toBeHidden()
    await page.clock.setFixedTime(Date.now() + 2 * dayMs)
    await page.reload()
    await expect(page.getByRole('main').getByText(/^8 words to review/)).toBeVisible()
    await page.clock.setFixedTime(Date.now())

    const elsewhere = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) })
    const other = await elsewhere.newPage()
    await other.goto(pagePaths.login)
    await logIn(other, account.email, account.password)
    await expect(other.getByRole('heading', { name: `Welcome ${account.fullName}` })).toBeVisible()
    await other.goto(pagePaths.learnerProgress)
    await expect(
      other.getByRole('term').filter({ hasText: 'Learning' }).locator('..'),
    ).toContainText('8')

    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL(pagePaths.login)
    await elsewhere.close()
  },
)

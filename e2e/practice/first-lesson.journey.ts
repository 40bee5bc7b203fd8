import { pagePaths } from '@mboa/contract'
import { expect, type Page } from '@playwright/test'
import { logIn } from '../fixtures/account.ts'
import { expectAccessible } from '../fixtures/check-accessibility.ts'
import { journey } from '../fixtures/journey.ts'
import { answerRightly, readPages } from '../fixtures/taught-words.ts'

const next = (page: Page) => page.getByRole('button', { name: 'Next' })

journey(
  'a newcomer begins a lesson by one tap, leaves it, ends it, and finds it done elsewhere',
  async ({ page, browser, baseURL, signInNew }) => {
    journey.slow()
    const account = await signInNew()
    await page.goto(pagePaths.learnerHome)
    await expect(page.getByRole('button', { name: 'Learn Ewondo' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Learn Ewondo' }).click()
    await expect(page).toHaveURL(/\/lessons\/ewo\./)
    await expect(next(page)).toBeFocused()
    await expectAccessible(page)
    const taught = await readPages(page)
    expect(taught.size).toBeGreaterThan(2)
    await expectAccessible(page)
    const steps = page.getByRole('img', { name: / of / })
    const before = await steps.getAttribute('aria-label')
    await answerRightly(page, taught)
    await expect(steps).not.toHaveAttribute('aria-label', before ?? '')
    const place = await steps.getAttribute('aria-label')

    // Left in the middle, it continues from the path where it was left.
    await page.getByRole('button', { name: 'Leave the session' }).click()
    await expect(page.getByRole('heading', { name: 'Lessons' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Continue' }).click()
    await expect(steps).toHaveAttribute('aria-label', place ?? '')

    const synced = page.waitForResponse('**/api/practice/sync')
    const done = page.getByRole('heading', { name: 'Lesson done' })
    const asked = page
      .getByRole('textbox', { name: 'Your answer' })
      .or(page.getByRole('group', { name: /^(Words|Letters|Tones)$/ }))
      .or(page.locator('.choice-tile'))
    for (;;) {
      await expect(done.or(asked.first())).toBeVisible()
      if (await done.isVisible()) break
      await answerRightly(page, taught)
    }
    await expectAccessible(page)
    for (const word of taught.values()) {
      await expect(page.getByRole('listitem').filter({ hasText: word }).first()).toBeVisible()
    }
    expect((await synced).ok()).toBe(true)
    await page.getByRole('link', { name: 'All lessons' }).click()
    await expect(page.getByRole('heading', { name: /^Done/ })).toHaveCount(1)

    const elsewhere = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) })
    const other = await elsewhere.newPage()
    await other.goto(pagePaths.login)
    await logIn(other, account.email, account.password)
    await expect(other.getByRole('heading', { name: `Welcome ${account.fullName}` })).toBeVisible()
    await other.goto(pagePaths.learnerLessons)
    await expect(other.getByRole('heading', { name: /^Done/ })).toHaveCount(1)
    await elsewhere.close()
  },
)

import { readFile } from 'node:fs/promises'
import { pagePaths } from '@mboa/contract'
import { expect } from '@playwright/test'
import { logIn } from '../fixtures/account.ts'
import { expectAccessible } from '../fixtures/check-accessibility.ts'
import { journey, long } from '../fixtures/journey.ts'

journey(
  'the demo learner sees charts and their tables, saves answers, works on mistakes, finds a word',
  long,
  async ({ page, server }) => {
    journey.slow()
    const stdout = await server.operate('demo')
    const [, password = ''] = /password (\S+)/.exec(stdout) ?? []
    await page.goto(pagePaths.login)
    await logIn(page, 'demo-learner@example.com', password)
    await expect(page.getByRole('heading', { name: 'Welcome Demo Learner' })).toBeVisible()
    await page.getByRole('button', { name: 'Notifications: 1' }).click()
    await expect(page.getByRole('link', { name: /words? to review/ })).toBeVisible()
    await page.getByRole('button', { name: 'Close' }).click()

    await page.getByRole('link', { name: 'Progress' }).click()
    const practice = page.getByRole('region', { name: 'Practice' })
    await expect(practice.getByRole('img', { name: /days of practice/ })).toBeVisible()
    await expect(page.getByRole('region', { name: 'What you remember' })).toBeVisible()
    await expectAccessible(page)
    await practice.getByRole('button', { name: 'Table' }).click()
    await expect(practice.getByRole('columnheader', { name: 'Minutes' })).toBeVisible()
    expect(await practice.getByRole('row').count()).toBeGreaterThan(20)
    await expectAccessible(page)

    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save as CSV' }).click()
    const saved = await download
    expect(saved.suggestedFilename()).toMatch(/^mboa-ewo-\d{4}-\d{2}-\d{2}\.csv$/)
    const csv = await readFile(await saved.path(), 'utf8')
    expect(csv.split('\r\n').length).toBeGreaterThan(500)

    await page.getByRole('link', { name: 'Practise these' }).first().click()
    await expect(page).toHaveURL(`${pagePaths.learnerWords}?practise`)
    await expect(page.getByRole('img', { name: /^1 of/ })).toBeVisible()

    await page.goto(pagePaths.learnerSearch)
    await page.getByRole('searchbox').fill('ngon')
    const results = page.getByRole('list', { name: 'Results' })
    await expect(results.getByRole('link').first()).toHaveText('ngɔn')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'ngɔn', exact: true })).toBeFocused()
    await page.getByText('Where it comes from').click()
    await expect(page.getByText(/CLDR/).first()).toBeVisible()
    await expectAccessible(page)
  },
)

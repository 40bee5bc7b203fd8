import { pagePaths } from '@mboa/contract'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/check-accessibility.ts'
import { listFirstWords } from '../fixtures/practise.ts'
import { journey, long } from '../fixtures/journey.ts'
import { learnWords } from '../fixtures/learnt-words.ts'

journey.use({ serviceWorkers: 'allow', expectedProblem: /net::ERR_/ })

/** By keys alone, rightly or not. */
async function answerByKeys(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.keyboard.press('1')
  const check = page.getByRole('button', { name: 'Check' })
  if (await check.isVisible()) await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Next' })).toBeFocused()
}

const sticksOut = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

journey(
  'tones are told apart on a phone without a network, by keys, and progress shows what was heard',
  long,
  async ({ page, server, signInNew }) => {
    journey.slow()
    await signInNew()
    await learnWords(page, server.url, {
      course: 'dua',
      items: await listFirstWords('dua'),
      daysAgo: [1],
    })
    await page.goto(pagePaths.learnerWords)
    await page.getByRole('link', { name: 'Tones by ear' }).click()
    await expect(page).toHaveURL(pagePaths.learnerTones)
    await expect(page.getByText('not a voice').first()).toBeVisible()
    await expectAccessible(page)
    expect(await sticksOut(page)).toBe(false)
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await page.context().setOffline(true)
    await page.reload()
    await page.getByRole('button', { name: 'Start' }).click()
    for (let nth = 0; nth < 20; nth++) {
      if (nth < 3) await expectAccessible(page)
      expect(await sticksOut(page)).toBe(false)
      await answerByKeys(page)
      if (nth < 3) await expectAccessible(page)
      await page.keyboard.press('Enter')
    }
    await expect(page.getByRole('heading', { name: /^\d+ of 20 right$/ })).toBeVisible()
    await expectAccessible(page)
    await page.goto(pagePaths.learnerProgress)
    await expect(page.getByRole('group', { name: 'high or low' })).toBeVisible()
    await page.getByText('The words behind it').first().click()
    await expectAccessible(page)
    expect(await sticksOut(page)).toBe(false)
  },
)

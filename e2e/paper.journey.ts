import { expect, type Page } from '@playwright/test'
import { openWordPath, pagePaths } from '@mboa/contract'
import { expectAccessible } from './fixtures/check-accessibility.ts'
import { journey, long } from './fixtures/journey.ts'
import { untilIdle } from './fixtures/until-idle.ts'

/** Sizes of the pages of what is printed, in points, as a PDF says them. */
async function printedSizes(page: Page): Promise<string[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  return Array.from(pdf.matchAll(/\/MediaBox ?\[0 0 ([\d.]+) ([\d.]+)\]/g), ([, ...size]) =>
    size.map((points) => Math.round(Number(points))).join(' × '),
  )
}

const [a4, a6] = ['595 × 842', '298 × 420']

// Whether a visitor gets one is looked at.
journey.use({ serviceWorkers: 'allow' })

journey(
  'a learner prints a course, and whoever scans a card reads its word without an account',
  long,
  async ({ page, browser, signInNew }) => {
    await signInNew()
    await page.goto(`${pagePaths.learnerCourses}/ewo`)
    await page.getByRole('link', { name: 'Print a dictionary or flashcards' }).click()
    await expect(page.getByText(/^\d+ entries$/)).toBeVisible()
    await expectAccessible(page)
    const print = page.getByRole('button', { name: 'Print' })
    await print.click()
    await expect(page.locator('.printed-entry').first()).toBeAttached()
    const dictionary = await printedSizes(page)
    expect(new Set(dictionary)).toEqual(new Set([a4]))

    await page.getByRole('radio', { name: 'Flashcards' }).check({ force: true })
    await page.getByRole('radio', { name: 'A6, one each' }).check({ force: true })
    const said = (await page.getByText(/ pages and the sources$/).textContent()) ?? ''
    const [, cards, pages] = /^(\d+) cards, (\d+) pages/.exec(said) ?? []
    await expectAccessible(page)
    await print.click()
    await expect(page.locator('.card-sheet')).toHaveCount(Number(pages))
    const small = await printedSizes(page)
    expect(new Set(small)).toEqual(new Set([a6]))
    expect([Number(pages), small.length > Number(pages)]).toEqual([2 * Number(cards), true])

    const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
    const visitor = await context.newPage()
    await visitor.goto(openWordPath('ewo.day-sunday'))
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('sɔ́ndɔ')
    await expectAccessible(visitor)
    await untilIdle(visitor)
    const kept = await visitor.evaluate(async () => ({
      local: Object.keys(localStorage),
      databases: (await indexedDB.databases()).length,
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    }))
    expect(kept).toEqual({ local: [], databases: 0, workers: 0 })
    expect(await context.cookies()).toEqual([])
    await visitor.getByRole('link', { name: 'Learn this language' }).click()
    await visitor.waitForURL(`**${pagePaths.signUp}`)
    await context.close()
  },
)

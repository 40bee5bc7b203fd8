import { pagePaths } from '@mboa/contract'
import { expect, type Page } from '@playwright/test'
import { readPresented } from '../fixtures/answer-exercise.ts'
import { journey } from '../fixtures/journey.ts'
import { learnWords } from '../fixtures/learnt-words.ts'

/** What a finger does not notice. */
const steadyPx = 2

/**
 * Taps the ways to answer one after the other until there is an answer, and gives what moved
 * further than a finger notices, and what of the word or the verdict is out of sight. Runs in the
 * page.
 */
async function answerAndMeasure(noticedPx: number): Promise<string[]> {
  const tapped =
    '.choice-tile, .bank .word-tile, .slate.places button, .key-row button, .answer-actions .main'
  const complaints: string[] = []
  const isAnswered = () => document.querySelector('.feedback') !== null
  const frame = () =>
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  for (let taps = 0; taps < 40 && !isAnswered(); taps++) {
    const all = Array.from(document.querySelectorAll<HTMLButtonElement>(tapped))
    const free = all.filter(
      ({ disabled, ariaDisabled, ariaPressed }) =>
        !disabled && ariaDisabled !== 'true' && ariaPressed !== 'true',
    )
    // Pairs: a word, then each meaning in turn. Tiles and keys: some of them, then Check.
    const check = taps < 5 ? undefined : free.find((each) => each.matches('.main'))
    const next = check ?? free[taps % Math.max(1, free.length)]
    if (next === undefined) break
    const before = all.map((each) => each.getBoundingClientRect())
    next.click()
    await frame()
    for (const [at, each] of all.entries()) {
      const was = before[at]
      if (!each.isConnected || was === undefined) continue
      const { top, left } = each.getBoundingClientRect()
      const moved = Math.max(Math.abs(top - was.top), Math.abs(left - was.left))
      if (moved > noticedPx) complaints.push(`${each.textContent} moved ${moved} px`)
    }
  }
  const topOf = (part: string) => document.querySelector(part)?.getBoundingClientRect().top ?? -1
  const sheetTop = topOf('.feedback')
  for (const line of document.querySelectorAll('.prompt .word, .prompt .meaning')) {
    const { top, bottom } = line.getBoundingClientRect()
    if (top < 0 || bottom > sheetTop + noticedPx) complaints.push(`${line.textContent} is hidden`)
  }
  const next = document.querySelector('.feedback > .button')?.getBoundingClientRect()
  if (topOf('.feedback h2') < 0 || (next?.bottom ?? Infinity) > innerHeight) {
    complaints.push('the verdict is out of sight')
  }
  return complaints
}

async function practiseSteadily(page: Page): Promise<Set<string>> {
  const asked = new Set<string>()
  const summary = page.locator('.session-summary')
  for (;;) {
    await readPresented(page)
    if (await summary.isVisible()) return asked
    const task = await page.getByRole('heading', { level: 1 }).innerText()
    asked.add(task)
    expect(await page.evaluate(answerAndMeasure, steadyPx), task).toEqual([])
    await expect(page.locator('.feedback > .button')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('.feedback')).toBeHidden()
  }
}

journey.describe('on a phone of 360 × 640', () => {
  journey.use({ viewport: { width: 360, height: 640 } })

  journey('nothing that is tapped moves in a session', async ({ page, server, signInNew }) => {
    journey.slow()
    await signInNew()
    const items = ['today', 'tomorrow', 'yesterday', 'good-morning', 'good-day']
    await learnWords(page, server.url, { course: 'ewo', items, daysAgo: [9, 6] })
    await page.goto(`${pagePaths.learnerWords}?practise`)
    const asked = await practiseSteadily(page)
    expect(asked.size, [...asked].join(', ')).toBeGreaterThanOrEqual(5)
  })
})

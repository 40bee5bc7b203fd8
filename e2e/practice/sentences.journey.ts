import { api, pagePaths } from '@mboa/contract'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/check-accessibility.ts'
import { journey, long } from '../fixtures/journey.ts'

const dayMs = 24 * 60 * 60 * 1000

/** What “A no sabi.” and the others may be asked as, by their text. */
const meanings: Readonly<Record<string, string>> = {
  'A no sabi.': 'I do not know',
  'A sabi.': 'I know',
}

const review = (item: string, exercise: string, skill: string, answeredAt: number) => ({
  type: 'review',
  id: crypto.randomUUID(),
  session: crypto.randomUUID(),
  course: 'wes',
  item,
  exercise,
  skill,
  answeredAt,
  tookMs: 4_000,
  rating: 3,
  verdict: 'exact',
  outcome: 'correct',
  answer: 'x',
})

/** A learner of Cameroon Pidgin who has met some words, and has known one sentence for months. */
function listHistory(now: number): object[] {
  const words = ['i', 'not', 'know', 'can', 'table'].map((word) =>
    review(`wes.${word}`, 'choose-meaning', 'recognise', now - dayMs),
  )
  const built = [400, 399, 395, 380, 340].map((days) =>
    review('wes.s-i-can-carry-this-table', 'build-sentence', 'recall', now - days * dayMs),
  )
  const course = { type: 'setting', name: 'current-course', value: 'wes' }
  return [...words, ...built, { ...course, id: crypto.randomUUID(), answeredAt: now - dayMs }]
}

async function translateInWriting(page: Page): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Your answer' })
  await field.fill('a fit kari dis tebol')
  await field.press('Enter')
  await expect(page.getByRole('heading', { name: 'Almost: a typo' })).toBeVisible()
  await expectAccessible(page)
}

async function buildFromTiles(page: Page): Promise<void> {
  const line = page.locator('.sentence-line')
  await line.getByRole('button', { name: 'sabi' }).click()
  await expect(line.getByRole('status')).toHaveText('sabi: to know')
  const shown = await line.locator('.word').first().innerText()
  for (const tile of (meanings[shown] ?? '').split(' ')) {
    await page.locator('.bank').getByRole('button', { name: tile, exact: true }).click()
  }
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Right.' })).toBeVisible()
}

journey(
  'a learner builds a sentence from tiles, looks a word up in it, and translates one in writing',
  long,
  async ({ page, server, signInNew }) => {
    await signInNew()
    const synced = await page.request.post(api.syncPractice.path, {
      data: { events: listHistory(Date.now()), cursor: 0 },
      headers: { origin: server.url },
    })
    expect(await synced.json()).toMatchObject({ refused: [] })
    await page.goto(pagePaths.learnerHome)
    await expect(page.getByText(/ready to practise/)).toBeVisible()
    await page.goto(`${pagePaths.learnerSentences}?practise`)

    const built = page.getByRole('heading', { name: 'Translate into English' })
    const written = page.getByRole('heading', { name: 'Write it in Cameroon Pidgin' })
    for (const ways = new Set<'built' | 'written'>(); ways.size < 2;) {
      await expect(built.or(written)).toBeVisible()
      const isBuilt = await built.isVisible()
      await (isBuilt ? buildFromTiles(page) : translateInWriting(page))
      ways.add(isBuilt ? 'built' : 'written')
      await expect(page.getByRole('button', { name: 'Next' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.locator('.feedback')).toBeHidden()
    }
  },
)

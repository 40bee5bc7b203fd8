import { pagePaths } from '@mboa/contract'
import { splitClusters, toneOf } from '@mboa/domain'
import { expect, type Page } from '@playwright/test'
import { logIn } from '../fixtures/account.ts'
import { expectAccessible } from '../fixtures/check-accessibility.ts'
import { journey } from '../fixtures/journey.ts'

const next = (page: Page) => page.getByRole('button', { name: 'Next' })

/** The words of the lesson by their meanings, as its pages present them. */
type Taught = Map<string, string>

/** Turns the pages up to the first exercise by Enter alone, and keeps what they teach. */
async function readPages(page: Page): Promise<Taught> {
  const taught: Taught = new Map()
  const pages = page.locator('.lesson-page, .presented-item')
  for (;;) {
    await expect(pages.or(page.locator('.choice-tile').first())).toBeVisible()
    if (!(await pages.isVisible())) return taught
    await expect(next(page)).toBeFocused()
    const word = pages.locator('.prompt .word')
    if (await word.isVisible()) {
      taught.set(await pages.locator('.meaning').innerText(), await word.innerText())
    }
    const label = await page.getByRole('img', { name: / of / }).getAttribute('aria-label')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('img', { name: label ?? '', exact: true })).toBeHidden()
  }
}

/** The letter of a word that is left out on the screen. */
async function letterAt(page: Page, word: string): Promise<string> {
  const parts = await page
    .locator('.prompt .word')
    .evaluate((line) => Array.from(line.childNodes, ({ textContent }) => textContent ?? ''))
  return word.slice(parts[0]?.length, word.length - (parts.at(-1)?.length ?? 0))
}

/** Puts a word together from its letters, or its tones on them. */
async function spell(page: Page, word: string): Promise<void> {
  const tiles = page.getByRole('group', { name: 'Letters' })
  if (await tiles.isVisible()) {
    for (const letter of splitClusters(word)) {
      await tiles
        .getByRole('button', { name: letter, exact: true, disabled: false })
        .first()
        .click()
    }
    return
  }
  const letters = page.getByRole('group', { name: 'Your answer' }).locator('> *')
  for (const [at, letter] of splitClusters(word).entries()) {
    const tone = toneOf(letter)
    if (tone === 'unmarked') continue
    await letters.nth(at).click()
    await page.getByRole('group', { name: 'Tones' }).getByRole('button', { name: tone }).click()
  }
}

/** Answers whatever the lesson asks with what it has taught. */
async function answer(page: Page, taught: Taught): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Your answer' })
  const words = page.getByRole('group', { name: 'Words' })
  const tile = page.locator('.choice-tile').first()
  const letters = page.getByRole('group', { name: 'Letters' })
  const tones = page.getByRole('group', { name: 'Tones' })
  await expect(field.or(words).or(letters).or(tones).or(tile)).toBeVisible()
  const meaningOf = async () => {
    const shown = await page.locator('.prompt .word').innerText()
    return [...taught].find(([, word]) => word === shown)?.[0] ?? ''
  }
  const formOf = async () => taught.get(await page.locator('.prompt .meaning').innerText()) ?? ''
  if (await field.isVisible()) {
    await field.fill(await formOf())
    await field.press('Enter')
  } else if (await letters.or(tones).isVisible()) {
    await spell(page, await formOf())
    await page.getByRole('button', { name: 'Check', exact: true }).click()
  } else if (await words.isVisible()) {
    const isMeaningAsked = await page.locator('.prompt .word').isVisible()
    const sentence = isMeaningAsked ? await meaningOf() : await formOf()
    for (const word of sentence.match(/[^\s?.!,]+/g) ?? []) {
      await words
        .getByRole('button', { name: new RegExp(`^${word}$`, 'i') })
        .first()
        .click()
    }
    await page.getByRole('button', { name: 'Check', exact: true }).click()
  } else {
    const gap = page.getByRole('img', { name: 'missing letter' })
    const isWordShown = await page.locator('.prompt .word').isVisible()
    const right = (await gap.isVisible())
      ? await letterAt(page, await formOf())
      : isWordShown
        ? await meaningOf()
        : await formOf()
    // A tile may be a picture, which its meaning describes.
    await page.locator('.choice-tiles').getByRole('button', { name: right, exact: true }).click()
  }
  await expect(page.getByRole('heading', { name: 'Right.' })).toBeVisible()
  await expect(next(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Right.' })).toBeHidden()
}

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
    await answer(page, taught)
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
      await answer(page, taught)
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

import { pagePaths } from '@mboa/contract'
import { expect, type Page } from '@playwright/test'
import { logIn, newAccount, signUp } from '../fixtures/account.ts'
import { answerSomehow, readPresented } from '../fixtures/answer-exercise.ts'
import { expectAccessible } from '../fixtures/check-accessibility.ts'
import { long } from '../fixtures/journey.ts'
import { answerRightly, readPages, type Taught } from '../fixtures/taught-words.ts'
import { journey } from '../safety/fixtures/timed-server.ts'

const dayMs = 86_400_000
/** Long enough to read a page and to say its word aloud once. */
const secondsPerPage = 5
const secondsToGreet = 60
const mostTypedOfTen = 2

const shown = (page: Page) => page.locator('.prompt .word, .prompt .meaning').first()
const field = (page: Page) => page.getByRole('textbox', { name: 'Your answer' })
const next = (page: Page) => page.getByRole('button', { name: 'Next' })
const cloth = (page: Page) => page.getByRole('region', { name: 'Your cloth' })
/** The cloth as it is drawn. */
const readStrips = (page: Page) =>
  cloth(page)
    .locator('svg[viewBox^="-2"] path')
    .evaluateAll((strips) => strips.map((strip) => strip.getAttribute('d')))

/** Answers a lesson rightly to its end; returns for each exercise whether it was typed. */
async function endLesson(page: Page, taught: Taught): Promise<boolean[]> {
  const typed: boolean[] = []
  const done = page.getByRole('heading', { name: 'Lesson done' })
  for (;;) {
    await expect(
      done.or(shown(page)).or(page.locator('.choice-tile').first()).first(),
    ).toBeVisible()
    if (await done.isVisible()) return typed
    typed.push(await field(page).isVisible())
    await answerRightly(page, taught)
  }
}

interface Gone {
  /** The word, or the meaning, that each exercise showed; nothing where words were matched. */
  asked: (string | undefined)[]
  typed: boolean[]
  /** How many exercises came before the first new word. */
  beforeNew: number
}

/** Answers a session to its end, anyhow. */
async function endSession(page: Page): Promise<Gone> {
  const gone: Gone = { asked: [], typed: [], beforeNew: Infinity }
  const over = page.getByRole('heading', { name: /words? practised/ })
  const presented = page.locator('.presented-item')
  const matched = page.locator('.match-pairs')
  for (;;) {
    await expect(over.or(presented).or(matched).or(shown(page)).first()).toBeVisible()
    if (await presented.isVisible()) gone.beforeNew = Math.min(gone.beforeNew, gone.asked.length)
    await readPresented(page)
    if (await over.isVisible()) return gone
    gone.asked.push((await matched.isVisible()) ? undefined : await shown(page).innerText())
    gone.typed.push(await field(page).isVisible())
    await answerSomehow(page)
    await page.keyboard.press('Enter')
    await expect(next(page).and(page.locator('.feedback button'))).toBeHidden()
  }
}

function expectNeverThreeTyped(typed: readonly boolean[]): void {
  const inARow = typed.map((_, at) => typed.slice(at, at + 3))
  expect(inARow.filter((three) => three.length === 3 && three.every(Boolean))).toEqual([])
}

/** Passes the newcomer’s three questions over, by keyboard, and looks at each of them. */
async function passQuestionsOver(page: Page): Promise<void> {
  const questions = [
    ['How many days a week would you like to practise?', 'Skip'],
    ['Would a daily reminder help?', 'Skip'],
    ['Do you know some of it already?', 'No, I’m just starting'],
  ] as const
  for (const [question, pass] of questions) {
    const asked = page.getByRole('region', { name: question })
    await expect(asked).toBeVisible()
    await expectAccessible(page)
    await asked.getByRole('button', { name: pass }).press('Enter')
    await expect(asked).toBeHidden()
  }
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.locator('.first-questions')).toHaveCount(0)
}

/** What a learner who has missed a day may read as a reproach. */
const reproaches = /\b(miss(ed|ing)?|streak|lost|lose|broken?|late|behind|only|sorry|0|zero)\b/i

journey(
  'greets on the first day, takes its words up on the second, and scolds nobody for one missed',
  long,
  async ({ page, timed, readMailedLink }) => {
    journey.slow()
    let passedMs = 0
    /** Lets days pass for the device and for the server. */
    async function sleep(days: number): Promise<void> {
      timed.pass(days * dayMs)
      passedMs += days * dayMs
      await page.clock.setSystemTime(Date.now() + passedMs)
      await page.goto(pagePaths.learnerHome)
    }

    const account = newAccount()
    await signUp(page, account)
    await page.goto(await readMailedLink(account.email))
    await page.getByRole('link', { name: 'Log In' }).click()
    await logIn(page, account.phone, account.password)
    await expect(page.getByRole('heading', { name: `Welcome ${account.fullName}` })).toBeVisible()

    const ewondo = page.getByRole('button', { name: 'Learn Ewondo' })
    await expect(ewondo).toBeVisible()
    const chosenAt = performance.now()
    await ewondo.click()
    // One tap, and the first thing that the course says is a greeting.
    await expect(page.locator('.presented-item .meaning')).toHaveText('good morning')
    const greetedAfterMs = performance.now() - chosenAt
    const taught = await readPages(page)
    const label = await page.getByRole('img', { name: / of / }).getAttribute('aria-label')
    const pages = Number.parseInt(label ?? '', 10) - 1
    expect(pages).toBeGreaterThanOrEqual(taught.size)
    expect(greetedAfterMs / 1000 + pages * secondsPerPage).toBeLessThanOrEqual(secondsToGreet)
    await answerRightly(page, taught)

    const typed = [false, ...(await endLesson(page, taught))]
    expect(typed.length).toBeGreaterThanOrEqual(10)
    expect(typed.slice(0, 10).filter(Boolean).length).toBeLessThanOrEqual(mostTypedOfTen)
    expectNeverThreeTyped(typed)

    await page.goto(pagePaths.learnerHome)
    await passQuestionsOver(page)

    await sleep(1)
    await expect(page.getByRole('heading', { name: 'Yesterday’s words' })).toBeVisible()
    const named = await page.locator('.last-words .word').allInnerTexts()
    expect(named.length).toBeGreaterThan(2)
    expect([...taught.values()]).toEqual(expect.arrayContaining(named))
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Start' }).click()
    const second = await endSession(page)
    const meanings = [...taught].flatMap(([meaning, word]) => (named.includes(word) ? meaning : []))
    const begun = second.asked.slice(0, second.beforeNew)
    // A new word is shown one exercise ahead.
    expect(begun.length).toBeGreaterThanOrEqual(2)
    expect([...named, ...meanings]).toEqual(expect.arrayContaining(begun))
    expectNeverThreeTyped(second.typed)

    await page.getByRole('link', { name: 'Done' }).click()
    await expect(cloth(page).getByText('2 rows')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Yesterday’s words' })).toBeHidden()
    const woven = await readStrips(page)

    // The third day passes without Mboa.
    await sleep(2)
    await expect(page.getByRole('heading', { name: 'Words from last time' })).toBeVisible()
    await expect(cloth(page).getByText('2 rows')).toBeVisible()
    expect(await readStrips(page)).toEqual(woven)
    await expect(page.getByText('2 of 4 days')).toBeVisible()
    expect(await page.getByRole('main').innerText()).not.toMatch(reproaches)
    await page.getByRole('button', { name: /^Notifications: / }).click()
    expect(await page.locator('body').innerText()).not.toMatch(reproaches)
    await page.goto(`${pagePaths.learnerWords}?practise`)
    await expect(shown(page).or(page.locator('.match-pairs')).first()).toBeVisible()
    expect(await page.locator('body').innerText()).not.toMatch(reproaches)
  },
)

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { activateLanguage } from '../../i18n/catalogue.ts'
import { openLearnerDatabase } from '../../platform/device-store/learner-database.ts'
import { PracticeProvider } from '../../platform/practice-store/practice-provider.tsx'
import { answerAboutTestCourse, testUnit } from '../../testing/test-course.ts'
import { renderAppPart } from '../../testing/render-app-part.tsx'
import { WordPractiseScreen } from './word-practise-screen.tsx'

const words = testUnit.words.map(({ text, gloss }) => ({ text, english: gloss.en[0] ?? '' }))

let userId: string
let isOnline: boolean

beforeEach(() => {
  userId = crypto.randomUUID()
  isOnline = true
  vi.stubGlobal('fetch', (path: string) => {
    if (!isOnline) return Promise.reject(new TypeError('offline'))
    return Promise.resolve(answerAboutTestCourse(path))
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const show = () =>
  renderAppPart(
    <PracticeProvider userId={userId}>
      <WordPractiseScreen />
    </PracticeProvider>,
    {},
  )

const meaningOf = (text: string | null) => words.find((word) => word.text === text)?.english ?? ''
const shownWord = () => document.querySelector('.prompt .word')?.textContent ?? null

async function readEvents() {
  const database = await openLearnerDatabase(userId)
  const events = await database.getAll('events')
  database.close()
  return events
}

async function chooseEwondo() {
  await page.getByRole('button', { name: /Ewondo/ }).click()
  await expect.element(page.getByRole('heading', { name: 'What does it mean?' })).toBeVisible()
}

async function chooseRightMeaning() {
  await page.getByRole('button', { name: meaningOf(shownWord()) }).click()
}

describe('Word Practise', () => {
  it('asks for the language first, and remembers it as an event', async () => {
    await show()
    await expect.element(page.getByRole('heading', { name: 'Which language?' })).toBeVisible()
    await chooseEwondo()
    const [chosen] = await readEvents()
    expect(chosen?.event).toMatchObject({ type: 'setting', name: 'current-course', value: 'ewo' })
    expect(chosen?.pending).toBe(1)
  })

  it('keeps an answer on the device before it tells the verdict', async () => {
    await show()
    await chooseEwondo()
    await chooseRightMeaning()
    await expect.element(page.getByRole('heading', { name: 'Right.' })).toBeVisible()
    const reviews = (await readEvents()).filter(({ event }) => event.type === 'review')
    expect(reviews).toHaveLength(1)
    expect(reviews[0]?.event).toMatchObject({ outcome: 'correct', skill: 'recognise', rating: 3 })
    await expect.element(page.getByRole('button', { name: 'Next' })).toHaveFocus()
  })

  it('says which answer was right after a wrong one, and takes it back on undo', async () => {
    await show()
    await chooseEwondo()
    const word = shownWord()
    const wrong = words.find(({ text }) => text !== word)
    await page.getByRole('button', { name: wrong?.english ?? '' }).click()
    await expect.element(page.getByRole('heading', { name: 'Not this meaning.' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: /right answer/ })).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.element(page.getByRole('heading', { name: 'What does it mean?' })).toBeVisible()
    expect(shownWord()).toBe(word)
    expect((await readEvents()).some(({ event }) => event.type === 'undo')).toBe(true)
  })

  it('takes a session up where it was left, without the network', async () => {
    const first = await show()
    await chooseEwondo()
    await chooseRightMeaning()
    await page.getByRole('button', { name: 'Next' }).click()
    await expect.element(page.getByRole('img', { name: /^2 of/ })).toBeVisible()
    const word = shownWord()
    await first.unmount()
    isOnline = false
    await show()
    await expect.element(page.getByRole('img', { name: /^2 of/ })).toBeVisible()
    expect(shownWord()).toBe(word)
  })

  it('can be answered by the keys 1 to 4 and Enter alone, to its end', async () => {
    await show()
    await chooseEwondo()
    for (let step = 0; step < 30 && document.querySelector('.session-summary') === null; step++) {
      const field = document.querySelector<HTMLInputElement>('.slate')
      if (field === null) {
        const labels = Array.from(document.querySelectorAll('.choice-tile'), (tile) =>
          tile.textContent.replace(/^\d/, ''),
        )
        const right = labels.indexOf(meaningOf(shownWord()))
        await userEvent.keyboard(String(right + 1))
      } else {
        const meaning = document.querySelector('.prompt .meaning')?.textContent
        const word = words.find(({ english }) => english === meaning)
        await userEvent.keyboard(`${word?.text ?? ''}{Enter}`)
      }
      await expect.element(page.getByRole('button', { name: 'Next' })).toHaveFocus()
      const before = document.querySelector('.count')?.textContent
      await userEvent.keyboard('{Enter}')
      await vi.waitFor(() => {
        const isOver = document.querySelector('.session-summary') !== null
        if (!isOver) expect(document.querySelector('.count')?.textContent).not.toBe(before)
      })
    }
    await expect.element(page.getByRole('heading', { name: '3 words practised' })).toBeVisible()
    await expect.element(page.getByText('right at once')).toBeVisible()
  })

  it('shows where a word comes from', async () => {
    await show()
    await chooseEwondo()
    await page.getByRole('button', { name: 'Not yet checked by a speaker' }).click()
    await expect.element(page.getByRole('dialog').getByText(/CLDR 48\.2/)).toBeVisible()
    await expect.element(page.getByRole('dialog').getByText(/General Alphabet/)).toBeVisible()
  })

  it('says so where the courses cannot be loaded, and tries again', async () => {
    isOnline = false
    await show()
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Please check your connection and try again.')
    isOnline = true
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(page.getByRole('heading', { name: 'Which language?' })).toBeVisible()
  })

  it('speaks French', async () => {
    await activateLanguage('fr')
    await show()
    await page.getByRole('button', { name: /Éwondo/ }).click()
    await expect.element(page.getByRole('heading', { name: /Que veut dire ce mot/ })).toBeVisible()
  })
})

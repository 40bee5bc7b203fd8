import { api, pagePaths } from '@mboa/contract'
import { buildReview } from '@mboa/domain/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { activateLanguage } from '../../i18n/messages.ts'
import { openLearnerDatabase } from '../../platform/device-store/learner-database.ts'
import { putInOutbox } from '../../platform/device-store/outbox.ts'
import { requestedItemsPath, sessionPath } from '../../platform/navigation/session-address.ts'
import { PracticeProvider } from '../../platform/practice-store/practice-provider.tsx'
import { untilLogout } from '../../platform/network/api-client.ts'
import { sendReports } from '../../platform/sync/send-reports.ts'
import { answerByKeys, readPresented } from '../../testing/answer-exercise.ts'
import { takeComplaint } from '../../testing/complaints.ts'
import { fillDevice } from '../../testing/fill-device.ts'
import { stubNetwork, succeed } from '../../testing/stub-network.ts'
import { answerAboutTestCourse, testUnit, saveChosenCourse } from '../../testing/test-course.ts'
import { currentAddress, renderAppPart } from '../../testing/render-app-part.tsx'
import { WordPractiseScreen } from './word-practise-screen.tsx'

const words = testUnit.words.map(({ text, gloss }) => ({ text, english: gloss.en[0] ?? '' }))

let userId: string
let isOnline: boolean

beforeEach(async () => {
  userId = crypto.randomUUID()
  isOnline = true
  await saveChosenCourse(userId)
  vi.stubGlobal('fetch', (path: string) => {
    if (!isOnline) return Promise.reject(new TypeError('offline'))
    return Promise.resolve(answerAboutTestCourse(path))
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const show = (path = '/') =>
  renderAppPart(
    <PracticeProvider userId={userId}>
      <WordPractiseScreen />
    </PracticeProvider>,
    { path },
  )

const meaningOf = (text: string | null) => words.find((word) => word.text === text)?.english ?? ''
const shownWord = () => document.querySelector('.prompt .word')?.textContent ?? null

async function readEvents() {
  const database = await openLearnerDatabase(userId)
  const events = await database.getAll('events')
  database.close()
  return events
}

async function readReviews() {
  return (await readEvents()).filter(({ event }) => event.type === 'review')
}

async function seeFirstQuestion() {
  await readPresented()
  await expect.element(page.getByRole('heading', { name: 'What does it mean?' })).toBeVisible()
}

async function chooseRightMeaning() {
  await page.getByRole('button', { name: meaningOf(shownWord()) }).click()
}

describe('Word Practise', () => {
  it('leads to the courses until a language is chosen', async () => {
    userId = crypto.randomUUID()
    await show()
    await expect
      .element(page.getByRole('link', { name: 'Choose a language' }))
      .toHaveAttribute('href', pagePaths.learnerCourses)
    await expect.element(page.getByRole('link', { name: 'Dashboard' })).toBeVisible()
  })

  it('asks about the words that its address names, and goes on with them after a reload', async () => {
    const first = await show()
    await seeFirstQuestion()
    await first.unmount()
    const asked = ['ewo.tomorrow', 'ewo.today']
    const begun = await show(requestedItemsPath(pagePaths.learnerWords, asked))
    await readPresented()
    await expect.poll(shownWord).toMatch(/^(aná|okírí)$/)
    await expect.poll(currentAddress).toBe(sessionPath(pagePaths.learnerWords))
    const word = shownWord()
    await begun.unmount()
    await show(sessionPath(pagePaths.learnerWords))
    await readPresented()
    await expect.poll(shownWord).toBe(word)
    await chooseRightMeaning()
    await page.getByRole('button', { name: 'Next' }).click()
    await expect.poll(readReviews).toHaveLength(1)
    const [review] = await readReviews()
    expect(asked).toContain(review?.event.type === 'review' ? review.event.item : '')
  })

  it('asks by one tap what is named for two minutes, though it would be spelled', async () => {
    const database = await openLearnerDatabase(userId)
    await putInOutbox(
      database,
      [400, 399, 395, 380, 340].map((daysAgo) =>
        buildReview({
          id: crypto.randomUUID(),
          course: 'ewo',
          item: 'ewo.today',
          skill: 'recall',
          kind: 'type-word',
          answeredAt: Date.now() - daysAgo * 86_400_000,
        }),
      ),
    )
    database.close()
    const asked = (given = {}) => requestedItemsPath(pagePaths.learnerWords, ['ewo.today'], given)
    const spelled = await show(asked())
    await expect.element(page.getByRole('group', { name: 'Letters' })).toBeVisible()
    await spelled.unmount()
    await show(asked({ isQuick: true }))
    await expect.poll(() => document.querySelectorAll('.choice-tile').length).toBeGreaterThan(1)
    expect(page.getByRole('group', { name: 'Letters' }).elements()).toEqual([])
  })

  it('shows the verdict on an answer, which the device keeps', async () => {
    await show()
    await seeFirstQuestion()
    await chooseRightMeaning()
    await expect.element(page.getByRole('heading', { name: 'Right.' })).toBeVisible()
    await expect.poll(readReviews).toHaveLength(1)
    const reviews = await readReviews()
    expect(reviews[0]?.event).toMatchObject({ outcome: 'correct', skill: 'recognise', rating: 3 })
    await expect.element(page.getByRole('button', { name: 'Next' })).toHaveFocus()
  })

  it('counts an answer once, however often its tile is tapped before the device has kept it', async () => {
    await show()
    await seeFirstQuestion()
    const tile = page.getByRole('button', { name: meaningOf(shownWord()) }).element()
    for (let tap = 0; tap < 3; tap++) (tile as HTMLElement).click()
    await expect.element(page.getByRole('heading', { name: 'Right.' })).toBeVisible()
    // Goes on once the device has kept whatever was counted.
    await page.getByRole('button', { name: 'Next' }).click()
    await expect.element(page.getByRole('heading', { name: 'Right.' })).not.toBeInTheDocument()
    expect(await readReviews()).toHaveLength(1)
  })

  it('takes the last answer back by Ctrl+Z', async () => {
    await show()
    await seeFirstQuestion()
    const word = shownWord()
    await userEvent.keyboard('1')
    await expect.element(page.getByRole('button', { name: 'Next' })).toHaveFocus()
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect.element(page.getByRole('button', { name: 'Next' })).not.toBeInTheDocument()
    expect(shownWord()).toBe(word)
    expect((await readEvents()).some(({ event }) => event.type === 'undo')).toBe(true)
  })

  it('answers nothing by keys while the word’s source lies over it', async () => {
    await show()
    await seeFirstQuestion()
    await page.getByRole('button', { name: 'About this word' }).click()
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await userEvent.keyboard('1')
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Next' })).not.toBeInTheDocument()
  })

  it('says which answer was right after a wrong one, and takes it back on undo', async () => {
    await show()
    await seeFirstQuestion()
    const word = shownWord()
    const wrong = words.find(({ text }) => text !== word)
    await page.getByRole('button', { name: wrong?.english ?? '' }).click()
    await expect
      .element(page.getByRole('heading', { name: /^Not quite: it means “/ }))
      .toBeVisible()
    await expect.element(page.getByRole('button', { name: /right answer/ })).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.element(page.getByRole('heading', { name: 'What does it mean?' })).toBeVisible()
    expect(shownWord()).toBe(word)
    expect((await readEvents()).some(({ event }) => event.type === 'undo')).toBe(true)
  })

  it('keeps a report on the device as it was made, without the network', async () => {
    await show()
    await seeFirstQuestion()
    const word = shownWord() ?? ''
    await chooseRightMeaning()
    isOnline = false
    await page.getByRole('button', { name: 'Report a problem' }).click()
    await page.getByRole('radio', { name: 'The meaning is wrong' }).click()
    await page.getByRole('button', { name: 'Send' }).click()
    await expect.element(page.getByText(/^Thank you/)).toBeVisible()
    const database = await openLearnerDatabase(userId)
    const [stored, ...others] = await database.getAll('reports')
    expect(others).toEqual([])
    expect(stored).toMatchObject({
      pending: 1,
      report: {
        course: 'ewo',
        exercise: 'choose-meaning',
        reason: 'wrong-meaning',
        answer: meaningOf(word),
        expected: meaningOf(word),
      },
    })
    stubNetwork({
      [api.sendReports.path]: succeed({ acknowledged: [stored?.id], refused: [] }),
    })
    expect(await sendReports({ database, learner: userId, signal: untilLogout() })).toEqual({
      ok: true,
    })
    expect(await database.count('reports')).toBe(0)
    database.close()
  })

  it('takes a session up where it was left, without the network', async () => {
    const first = await show()
    await seeFirstQuestion()
    await chooseRightMeaning()
    await page.getByRole('button', { name: 'Next' }).click()
    await expect.element(page.getByRole('img', { name: /^2 of/ })).toBeVisible()
    await readPresented()
    const word = shownWord()
    await first.unmount()
    isOnline = false
    await show()
    await expect.element(page.getByRole('img', { name: /^2 of/ })).toBeVisible()
    await readPresented()
    expect(shownWord()).toBe(word)
  })

  it('can be answered by the keys 1 to 4 and Enter alone, to its end', async () => {
    await show()
    await seeFirstQuestion()
    const known = words.map(({ text, english: meaning }) => ({ text, meaning }))
    for (let step = 0; step < 30; step++) {
      await readPresented()
      if (document.querySelector('.session-summary') !== null) break
      await answerByKeys(known)
      await expect.element(page.getByRole('heading', { name: 'Right.' })).toBeVisible()
      await expect.element(page.getByRole('button', { name: 'Next' })).toHaveFocus()
      const before = document.querySelector('.count')?.textContent
      await userEvent.keyboard('{Enter}')
      await vi.waitFor(() => {
        const isOver = document.querySelector('.session-summary') !== null
        if (!isOver) expect(document.querySelector('.count')?.textContent).not.toBe(before)
      })
    }
    await expect.element(page.getByRole('heading', { name: '3 words practised' })).toHaveFocus()
    const gained = page.getByRole('listitem').filter({ hasText: 'new to you' })
    for (const { text, english } of words) {
      await expect.element(gained.getByText(text)).toBeVisible()
      await expect.element(gained.getByText(english)).toBeVisible()
    }
    expect(page.getByText(/one more round|almost right/).elements()).toEqual([])
    const comingBack = document.querySelector('.coming-back')?.textContent ?? ''
    for (const { text } of words) expect(comingBack).toContain(text)
    // The last minutes before midnight lead into tomorrow.
    expect(comingBack).toMatch(/later today|in \d+ minutes/)
  })

  it('shows where a word comes from', async () => {
    await show()
    await seeFirstQuestion()
    await page.getByRole('button', { name: 'About this word' }).click()
    await expect.element(page.getByRole('dialog').getByText(/CLDR 48\.2/)).toBeVisible()
    await expect.element(page.getByRole('dialog').getByText(/^No speaker yet\./)).toBeVisible()
    await expect.element(page.getByRole('dialog').getByText(/General Alphabet/)).toBeVisible()
  })

  it('has a way out while a slow line brings the course', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => undefined))
    await show()
    await expect.element(page.getByText('Loading...')).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Dashboard' })).toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'Word Practise' })).toBeVisible()
  })

  it('says so where the courses cannot be loaded, and tries again', async () => {
    isOnline = false
    await show()
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Please check your connection and try again.')
    isOnline = true
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(page.getByRole('heading', { name: 'A new word' })).toBeVisible()
  })

  it('says so where this device cannot begin a session, and begins it on a further try', async () => {
    const freeSpace = fillDevice('word-session')
    await show()
    await expect
      .element(page.getByRole('heading', { name: 'The session couldn’t start' }))
      .toBeVisible()
    await takeComplaint('starting a session')
    freeSpace()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(page.getByRole('heading', { name: 'A new word' })).toBeVisible()
  })

  it('shows a new word before it asks for it, and again where the session is resumed', async () => {
    const first = await show()
    await expect.element(page.getByRole('heading', { name: 'A new word' })).toBeVisible()
    expect(shownWord()).toBe('angogé')
    expect(document.querySelector('.prompt .meaning')?.textContent).toBe('yesterday')
    // Where it comes from is one tap away.
    expect(document.querySelector('.presented-item')?.textContent).not.toContain('CLDR')
    await page.getByRole('button', { name: 'About this word' }).click()
    await expect.element(page.getByRole('dialog').getByText(/CLDR 48\.2/)).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await expect.element(page.getByRole('img', { name: /^1 of/ })).toBeVisible()
    await first.unmount()
    await show()
    await expect.element(page.getByRole('heading', { name: 'A new word' })).toBeVisible()
    await page.getByRole('button', { name: 'Next' }).click()
    await expect.poll(shownWord).toBe('aná')
    await page.getByRole('button', { name: 'Next' }).click()
    await expect.element(page.getByRole('heading', { name: 'What does it mean?' })).toBeVisible()
    expect(shownWord()).toBe('angogé')
    await expect.element(page.getByRole('img', { name: /^1 of/ })).toBeVisible()
    expect(await readReviews()).toEqual([])
    await chooseRightMeaning()
    await page.getByRole('button', { name: 'Next' }).click()
    await expect.poll(shownWord).toBe('okírí')
    // Taken back from the card, the exercise stands there again without the cards that were read.
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.element(page.getByRole('heading', { name: 'What does it mean?' })).toBeVisible()
    expect(shownWord()).toBe('angogé')
  })

  it('speaks French', async () => {
    await activateLanguage('fr')
    await show()
    await expect.element(page.getByRole('heading', { name: 'Un nouveau mot' })).toBeVisible()
  })
})

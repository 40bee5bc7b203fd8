import { pagePaths, type Lesson, type UnitPack } from '@mboa/contract'
import { testId } from '@mboa/domain/testing'
import { Route, Switch } from 'wouter'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { activateLanguage, bringTextsOf } from '../../i18n/catalogue.ts'
import { openLearnerDatabase } from '../../platform/device-store/learner-database.ts'
import { putInOutbox } from '../../platform/device-store/outbox.ts'
import { PracticeProvider } from '../../platform/practice-store/practice-provider.tsx'
import { takeComplaint } from '../../testing/complaints.ts'
import { fillDevice } from '../../testing/fill-device.ts'
import { currentAddress, renderAppPart } from '../../testing/render-app-part.tsx'
import { answerAboutTestCourse, testUnit } from '../../testing/test-course.ts'
import { unitWithLessons } from '../../testing/test-lessons.ts'
import { LessonScreen } from './lesson-screen.tsx'
import { LessonsScreen } from './lessons-screen.tsx'

const meanings = new Map(unitWithLessons.words.map(({ text, gloss }) => [text, gloss.en[0] ?? '']))

let userId: string
let shownUnit: UnitPack
let isOnline: boolean

beforeEach(async () => {
  userId = crypto.randomUUID()
  shownUnit = unitWithLessons
  isOnline = true
  vi.stubGlobal('fetch', (path: string) => {
    if (!isOnline) return Promise.reject(new TypeError('offline'))
    return Promise.resolve(
      path.startsWith('/api/packs') ? Response.json(shownUnit) : answerAboutTestCourse(path),
    )
  })
  await bringTextsOf('lessons')
  const database = await openLearnerDatabase(userId)
  await putInOutbox(database, [
    { type: 'setting', id: testId(1), answeredAt: 1, name: 'current-course', value: 'ewo' },
  ])
  database.close()
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await activateLanguage('en')
})

const open = (path: string = pagePaths.learnerLessons) =>
  renderAppPart(
    <PracticeProvider userId={userId}>
      <Switch>
        <Route path={pagePaths.learnerLessons}>
          <main>
            <LessonsScreen />
          </main>
        </Route>
        <Route path={`${pagePaths.learnerLessons}/:lesson`}>
          <LessonScreen />
        </Route>
      </Switch>
    </PracticeProvider>,
    { path },
  )
const lessonPath = (name: string) => `${pagePaths.learnerLessons}/ewo.${name}`
const heading = (name: string) => page.getByRole('heading', { name, exact: true })
const next = () => page.getByRole('button', { name: 'Next' })
const step = (at: string) => page.getByRole('img', { name: at })
const shownWord = () => document.querySelector('.prompt .word')?.textContent ?? ''

async function readEvents() {
  const database = await openLearnerDatabase(userId)
  const events = (await database.getAll('events')).map(({ event }) => event)
  database.close()
  return events
}

/** Turns the pages of lesson one by Enter alone, to its first exercise. */
async function readPages() {
  for (const title of ['Tone', 'Letters', 'Learn this word', 'Learn this word']) {
    await expect.element(heading(title)).toBeVisible()
    await expect.element(next()).toHaveFocus()
    const before = document.querySelector('.lesson-page, .presented-item')
    await userEvent.keyboard('{Enter}')
    await vi.waitFor(() =>
      expect(document.querySelector('.lesson-page, .presented-item')).not.toBe(before),
    )
  }
}

async function choose(isRight: boolean) {
  await expect.element(heading('What does it mean?')).toBeVisible()
  const right = meanings.get(shownWord()) ?? ''
  const wrong = [...meanings.values()].find((meaning) => meaning !== right) ?? ''
  await page.getByRole('button', { name: isRight ? right : wrong }).click()
  await expect.element(next()).toHaveFocus()
}

async function answerNext(isRight = true) {
  await choose(isRight)
  const answered = shownWord()
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() =>
    expect(document.querySelector('.feedback') === null || shownWord() !== answered).toBe(true),
  )
}

async function finish(name: string, how: 'done' | 'skipped' = 'done') {
  const database = await openLearnerDatabase(userId)
  const id = crypto.randomUUID()
  await putInOutbox(database, [
    { type: 'lesson', id, answeredAt: 2, course: 'ewo', lesson: `ewo.${name}`, how },
  ])
  database.close()
}

describe('the path', () => {
  it('tells in words what is done, what is next and what lies ahead', async () => {
    await finish('one')
    await open()
    await expect.element(heading('Done. Lesson one')).toBeVisible()
    await expect.element(heading('Now. Lesson two')).toBeVisible()
    await expect.element(heading('Later. Lesson four')).toBeVisible()
    expect(document.querySelectorAll('[aria-current="step"]')).toHaveLength(1)
    await expect.element(page.getByText('1 word, 2 exercises, about 1 minute')).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Repeat Lesson one' }))
      .toHaveAttribute('href', lessonPath('one'))
    await expect
      .element(page.getByRole('link', { name: 'Continue' }))
      .toHaveAttribute('href', lessonPath('two'))
    await expect
      .element(page.getByRole('link', { name: 'Skip to Lesson three (short test)' }))
      .toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Skip to here (short test)' }))
      .toHaveAccessibleDescription('Later. Lesson four')
    await activateLanguage('fr')
    await expect.element(heading('Terminée. Leçon one')).toBeVisible()
  })

  it('has an address that goes on to the lesson whose turn it is, and to the path after the last', async () => {
    await finish('one')
    const first = await open(pagePaths.learnerNextLesson)
    await expect.element(heading('Tone')).toBeVisible()
    expect(currentAddress()).toBe(lessonPath('two'))
    await first.unmount()
    for (const name of ['two', 'three', 'four']) await finish(name)
    await open(pagePaths.learnerNextLesson)
    await expect.element(heading('Done. Lesson four')).toBeVisible()
    expect(currentAddress()).toBe(pagePaths.learnerLessons)
  })

  it('of a pack without lessons still leads to the words of its units', async () => {
    shownUnit = testUnit
    await open()
    await expect
      .element(page.getByRole('link', { name: 'Time' }))
      .toHaveAttribute('href', `${pagePaths.learnerLessons}/units/time`)
  })

  it('without the network shows the course that this device has', async () => {
    const first = await open()
    await expect.element(page.getByRole('link', { name: 'Continue' })).toBeVisible()
    await first.unmount()
    isOnline = false
    await open()
    await expect.element(page.getByRole('link', { name: 'Continue' })).toBeVisible()
  })
})

describe('a lesson', () => {
  it('by keyboard: presents, drills, checks, and is done on the path', async () => {
    await open(lessonPath('one'))
    await readPages()
    await expect.element(page.getByText('Practise what you’ve just read.')).toBeVisible()
    for (let asked = 0; asked < 2; asked++) await answerNext()
    await expect.element(page.getByText('Last step: each word once, no hints.')).toBeVisible()
    for (let asked = 0; asked < 2; asked++) await answerNext()
    await expect.element(heading('Lesson done')).toHaveFocus()
    await expect.element(page.getByText('2 words met')).toBeVisible()
    const met = page.getByRole('listitem').filter({ hasText: 'angogé' })
    await expect.element(met.getByText('yesterday')).toBeVisible()
    expect(page.getByText('one more round').elements()).toEqual([])
    expect((await readEvents()).filter(({ type }) => type === 'lesson')).toMatchObject([
      { course: 'ewo', lesson: 'ewo.one', how: 'done' },
    ])
    expect((await readEvents()).filter(({ type }) => type === 'review')).toHaveLength(4)
    await page.getByRole('link', { name: 'All lessons' }).click()
    await expect.element(heading('Done. Lesson one')).toBeVisible()
  })

  it('left in the middle goes on where it was left, without the network', async () => {
    const first = await open(lessonPath('one'))
    await expect.element(heading('Tone')).toBeVisible()
    await next().click()
    await expect.element(step('2 of 8')).toBeVisible()
    await first.unmount()
    isOnline = false
    const second = await open(lessonPath('one'))
    await expect.element(heading('Letters')).toBeVisible()
    await next().click()
    await next().click()
    await expect.element(step('4 of 8')).toBeVisible()
    await next().click()
    await answerNext()
    await expect.element(step('6 of 8')).toBeVisible()
    await second.unmount()
    await open(lessonPath('one'))
    await expect.element(step('6 of 8')).toBeVisible()
  })

  it('asks what was missed in its check once more, and nothing else', async () => {
    await open(lessonPath('one'))
    await readPages()
    await answerNext()
    await answerNext()
    await answerNext(false)
    await expect.element(page.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
    await answerNext()
    await expect.element(heading('Not quite yet')).toHaveFocus()
    await expect.element(page.getByText(/^This word needs another round\./)).toBeVisible()
    await page.getByRole('button', { name: 'Once more' }).click()
    await expect.element(step('8 of 8')).toBeVisible()
    await answerNext()
    await expect.element(heading('Lesson done')).toBeVisible()
  })

  it('takes an answer of a drill back on undo', async () => {
    await open(lessonPath('one'))
    await readPages()
    await choose(false)
    await expect.element(step('5 of 8')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.element(step('5 of 8')).toBeVisible()
    expect((await readEvents()).some(({ type }) => type === 'undo')).toBe(true)
  })

  it('teaches a sentence, asks what it means, and has it built and kept as one', async () => {
    const sentence = {
      id: 'ewo.i-am-fine',
      text: 'Mə nə mvɔɛ́.',
      category: 'statement',
      checkedBy: 0,
      gloss: { en: ['I am fine.'], fr: ['Je vais bien.'] },
      sources: [{ citation: 'CLDR 48.2, main/ewo', licence: 'Unicode-3.0' }],
      licence: 'CC-BY-4.0' as const,
    }
    const steps: Lesson['steps'] = [
      { step: 'present', items: [sentence.id] },
      { step: 'drill', items: [sentence.id, 'ewo.today'] },
      { step: 'sentences', items: [sentence.id] },
      { step: 'check', items: ['ewo.today'] },
    ]
    const title = { en: 'Lesson', fr: 'Leçon' }
    shownUnit = {
      ...unitWithLessons,
      sentences: [sentence],
      lessons: [{ id: 'ewo.one', title, steps }],
    }
    await open(lessonPath('one'))
    await expect.element(heading('Learn this sentence')).toBeVisible()
    await next().click()
    await expect.element(heading('What does this sentence mean?')).toBeVisible()
    await page.getByRole('button', { name: 'Not yet checked by a speaker' }).click()
    await expect.element(page.getByText('CLDR 48.2, main/ewo (Unicode-3.0)')).toBeVisible()
    await page.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'I am fine.' }).click()
    await next().click()
    await answerNext()
    await expect.element(heading('Translate into English')).toBeVisible()
    expect(await readEvents()).toContainEqual(
      expect.objectContaining({ item: sentence.id, exercise: 'choose-sentence-meaning' }),
    )
  })

  it('that is repeated is not told as done a second time', async () => {
    await finish('two')
    await open(lessonPath('two'))
    await expect.element(heading('Tone')).toBeVisible()
    await next().click()
    await expect.element(heading('Letters')).toBeVisible()
    await next().click()
    await expect.element(heading('Learn this word')).toBeVisible()
    await next().click()
    await choose(true)
    await next().click()
    await choose(true)
    await next().click()
    await expect.element(heading('Lesson done')).toBeVisible()
    expect((await readEvents()).filter(({ type }) => type === 'lesson')).toHaveLength(1)
  })

  it('that is not in the course says so', async () => {
    await open(lessonPath('nowhere'))
    await expect.element(heading('This lesson isn’t in your course')).toBeVisible()
  })

  it('that cannot be loaded says why, and tries again', async () => {
    isOnline = false
    await open(lessonPath('one'))
    await expect
      .element(page.getByText('Please check your connection and try again.'))
      .toBeVisible()
    isOnline = true
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(page.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  })
})

it('a lesson that this device cannot open says so, and opens on a further try', async () => {
  const freeSpace = fillDevice('lesson-run')
  await open(lessonPath('one'))
  await expect.element(heading('The lesson couldn’t start')).toBeVisible()
  await takeComplaint('opening a lesson')
  freeSpace()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(heading('Tone')).toBeVisible()
})

describe('skipping ahead', () => {
  it('by a check over the lessons before it, which then count as skipped', async () => {
    await open(lessonPath('two'))
    await expect
      .element(page.getByText(/^Know this already\? Get 2 words right to skip 1 lesson\./))
      .toBeVisible()
    await page.getByRole('button', { name: 'Skip to here (short test)' }).click()
    await answerNext()
    await answerNext()
    await expect.element(heading('You already know this')).toBeVisible()
    expect((await readEvents()).filter(({ type }) => type === 'lesson')).toMatchObject([
      { lesson: 'ewo.one', how: 'skipped' },
    ])
    await page.getByRole('button', { name: 'Next: “Lesson two”' }).click()
    await expect.element(heading('Tone')).toBeVisible()
    expect(currentAddress()).toBe(lessonPath('two'))
  })

  it('that does not work out leads to the lesson whose turn it is, and skips nothing', async () => {
    await open(lessonPath('two'))
    await page.getByRole('button', { name: 'Skip to here (short test)' }).click()
    await answerNext(false)
    await answerNext(false)
    await expect.element(heading('Not quite yet')).toBeVisible()
    await page.getByRole('link', { name: 'Next: “Lesson one”' }).click()
    await expect.element(heading('Tone')).toBeVisible()
    expect((await readEvents()).filter(({ type }) => type === 'lesson')).toEqual([])
  })
})

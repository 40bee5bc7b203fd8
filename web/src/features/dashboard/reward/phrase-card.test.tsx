import { pagePaths, type UnitPack } from '@mboa/contract'
import { buildReview } from '@mboa/domain/testing'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { activateLanguage } from '../../../i18n/messages.ts'
import type { Course } from '../../../platform/course-store/course-store.ts'
import { openLearnerDatabase } from '../../../platform/device-store/learner-database.ts'
import { putInOutbox } from '../../../platform/device-store/outbox.ts'
import { PracticeProvider } from '../../../platform/practice-store/practice-provider.tsx'
import { complaints, takeComplaint } from '../../../testing/complaints.ts'
import { storageTroubles } from '../../../testing/fill-device.ts'
import { renderAppPart } from '../../../testing/render-app-part.tsx'
import { answerAboutTestCourse, testCourse, testUnit } from '../../../testing/test-course.ts'
import { PhraseCard } from './phrase-card.tsx'

const dayMs = 86_400_000
const title = { en: 'Lesson', fr: 'Leçon' }
/** The first lesson teaches a courtesy. */
const courteousUnit: UnitPack = {
  ...testUnit,
  words: testUnit.words.map((word) =>
    word.id === 'ewo.today' ? { ...word, category: 'greeting' } : word,
  ),
  lessons: [{ id: 'ewo.one', title, steps: [{ step: 'present', items: ['ewo.today'] }] }],
}
const course: Course = { summary: testCourse, units: [courteousUnit] }
let userId: string

beforeEach(() => {
  userId = crypto.randomUUID()
  vi.stubGlobal('fetch', (path: string) => Promise.resolve(answerAboutTestCourse(path)))
})
afterEach(async () => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  await activateLanguage('en')
})

async function practise({ daysAgo }: { daysAgo: number }) {
  const database = await openLearnerDatabase(userId)
  const answeredAt = Date.now() - daysAgo * dayMs
  const id = crypto.randomUUID()
  await putInOutbox(database, [
    buildReview({ id, course: 'ewo', item: 'ewo.tomorrow', answeredAt }),
  ])
  database.close()
}

const show = (shown = course) =>
  renderAppPart(
    <PracticeProvider userId={userId}>
      <PhraseCard course={shown} />
      <p>the rest of home</p>
    </PracticeProvider>,
    {},
  )
const heading = (name: string) => page.getByRole('heading', { name })
const press = (name: string) => page.getByRole('button', { name }).click()

async function listAnswers() {
  const database = await openLearnerDatabase(userId)
  const stored = await database.getAll('events')
  database.close()
  return stored.flatMap(({ event }) =>
    event.type === 'setting' && event.name === 'phrase/ewo' ? event.value : [],
  )
}

it('shows a phrase with its meaning, and keeps that it was said', async () => {
  const first = await show()
  await expect.element(heading('Say it to someone')).toBeVisible()
  await expect.element(page.getByText('aná')).toHaveAttribute('lang', 'ewo')
  await expect.element(page.getByText('today', { exact: true })).toBeVisible()
  await expect.element(page.getByText(/^No speaker has checked it yet/)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Where it comes from' }))
    .toHaveAttribute('href', `${pagePaths.learnerSearch}/ewo.today`)
  await press('I said it')
  await expect.element(page.getByText('Said today.')).toBeVisible()
  await expect.element(heading('Say it to someone')).toHaveFocus()
  expect(await listAnswers()).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\d said$/)])
  await first.unmount()
  await show()
  await expect.element(page.getByText('Said today.')).toBeVisible()
})

it.each(['Yes', 'Not yet'])(
  'asks the next day whether it was said, and after %s goes on',
  async (answer) => {
    await practise({ daysAgo: 1 })
    await show()
    await expect.element(heading('Yesterday’s phrase')).toBeVisible()
    await press(answer)
    await expect.element(heading('Say it to someone')).toHaveFocus()
    await expect.element(page.getByRole('button', { name: 'I said it' })).toBeVisible()
    expect(await listAnswers()).toHaveLength(1)
  },
)

it('warns of what no speaker has checked until the first answer, and not every day', async () => {
  await practise({ daysAgo: 1 })
  await show()
  await press('Not yet')
  await expect.element(page.getByRole('button', { name: 'I said it' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Where it comes from' })).toBeVisible()
  expect(page.getByText(/^No speaker has checked it yet/).elements()).toEqual([])
})

it('asks on the second day about the phrase of the first, and then shows another', async () => {
  const isCourtesy = (id: string) => id === 'ewo.today' || id === 'ewo.yesterday'
  const words = courteousUnit.words.map((word) =>
    isCourtesy(word.id) ? { ...word, category: 'greeting' } : word,
  )
  const present = { step: 'present' as const, items: ['ewo.today', 'ewo.yesterday'] }
  const lessons = [{ id: 'ewo.one', title, steps: [present] }]
  const two: Course = { summary: testCourse, units: [{ ...courteousUnit, words, lessons }] }
  const phrase = () => page.getByRole('region').element().querySelector('.word')?.textContent
  await practise({ daysAgo: 0 })
  const first = await show(two)
  await expect.element(heading('Say it to someone')).toBeVisible()
  const said = phrase()
  await first.unmount()

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + dayMs })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  await show(two)
  await expect.element(heading('Yesterday’s phrase')).toBeVisible()
  expect(phrase()).toBe(said)
  await press('Yes')
  await expect.element(heading('Say it to someone')).toHaveFocus()
  expect(phrase()).not.toBe(said)
  await press('I said it')
  await expect.element(page.getByText('Said today.')).toBeVisible()
  expect(await listAnswers()).toHaveLength(2)
})

it('asks nothing after missed days', async () => {
  await practise({ daysAgo: 3 })
  await show()
  await expect.element(heading('Say it to someone')).toBeVisible()
  expect(page.getByText('Did you say it to someone?').elements()).toEqual([])
})

it('is not there where the course has nothing to say yet', async () => {
  await practise({ daysAgo: 1 })
  await show({ summary: testCourse, units: [testUnit] })
  await expect.element(page.getByText('the rest of home')).toBeVisible()
  expect(page.getByRole('heading').elements()).toEqual([])
})

it.each(storageTroubles)(
  'says why a store with %s keeps no answer, and keeps it on a further try',
  async (name, said) => {
    await show()
    await expect.element(heading('Say it to someone')).toBeVisible()
    // oxlint-disable-next-line typescript/unbound-method -- called on the store it is for
    const { put } = IDBObjectStore.prototype
    const refusing = vi.spyOn(IDBObjectStore.prototype, 'put')
    refusing.mockImplementation(function (this: IDBObjectStore, ...given) {
      if (this.name !== 'events') return put.apply(this, given)
      throw new DOMException('It failed.', name)
    })
    await press('I said it')
    await expect.element(page.getByText(said)).toBeVisible()
    await takeComplaint('keeping what was said')
    complaints.length = 0
    refusing.mockRestore()
    await press('I said it')
    await expect.element(page.getByText('Said today.')).toBeVisible()
    await expect.element(page.getByText(/couldn’t be saved/)).not.toBeInTheDocument()
  },
)

it('speaks French', async () => {
  await practise({ daysAgo: 1 })
  await activateLanguage('fr')
  await show()
  await expect.element(heading('La phrase d’hier')).toBeVisible()
  await press('Pas encore')
  await expect.element(heading('À dire à quelqu’un')).toBeVisible()
})

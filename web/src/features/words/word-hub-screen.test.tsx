import { pagePaths, practiceEventSchema } from '@mboa/contract'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openLearnerDatabase } from '../../platform/device-store/learner-database.ts'
import { newEventId } from '../../platform/event-id.ts'
import {
  listeningPath,
  requestedItemsPath,
  sessionPath,
} from '../../platform/navigation/session-address.ts'
import { PracticeProvider } from '../../platform/practice-store/practice-provider.tsx'
import { aRecording } from '../../testing/recordings.ts'
import { renderAppPart } from '../../testing/render-app-part.tsx'
import { answerAboutTestCourse, testUnit } from '../../testing/test-course.ts'
import { WordHubScreen } from './word-hub-screen.tsx'

const words = pagePaths.learnerWords
/** The only one here whose tones are all written. */
const toEat = { text: 'dí', gloss: { en: ['to eat'], fr: ['manger'] } }
const unit = {
  ...testUnit,
  words: testUnit.words.map((word, at) => (at === 0 ? { ...word, ...toEat } : word)),
}
const all = unit.words.map(({ id }) => id)
const [first = '', second = '', ...others] = all
const dayMs = 86_400_000

let userId: string
beforeEach(() => {
  userId = crypto.randomUUID()
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(
      path.startsWith('/api/packs') ? Response.json(unit) : answerAboutTestCourse(path),
    ),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** What the learner did before, as this device keeps it. */
async function saveEvents(...events: readonly Record<string, unknown>[]) {
  const database = await openLearnerDatabase(userId)
  for (const given of events) {
    const event = v.parse(practiceEventSchema, {
      id: newEventId(),
      answeredAt: Date.now() - 30 * dayMs,
      ...given,
    })
    await database.put('events', { id: event.id, event, pending: 1 })
  }
  database.close()
}

const learning = { type: 'setting', name: 'current-course', value: 'ewo' }
const review = (item: string, given: object = {}) => ({
  type: 'review',
  course: 'ewo',
  item,
  skill: 'recognise',
  kind: 'choose-meaning',
  rating: 3,
  verdict: 'exact',
  outcome: 'correct',
  answer: 'x',
  tookMs: 1,
  session: newEventId(),
  ...given,
})
const wrong = { rating: 1, verdict: 'wrong', outcome: 'wrong' }

const show = () =>
  renderAppPart(
    <PracticeProvider userId={userId}>
      <WordHubScreen />
    </PracticeProvider>,
    { path: words },
  )
const pathOf = (name: string | RegExp) =>
  page.getByRole('link', { name }).element().getAttribute('href')

it('leads to the courses until a language is chosen', async () => {
  await show()
  await expect
    .element(page.getByRole('link', { name: 'Choose a language' }))
    .toHaveAttribute('href', pagePaths.learnerCourses)
})

const choose = (what: string) => page.getByLabelText('What to practise').selectOptions(what)
const last = (length: string) => page.getByRole('radio', { name: length }).click({ force: true })

it('says what waits, and begins it at once, in two minutes or at length', async () => {
  await saveEvents(learning, review(first))
  await show()
  await expect.element(page.getByText('1 word to review. 2 new words today.')).toBeVisible()
  expect(pathOf('Start')).toBe(sessionPath(words))
  await last('2 minutes')
  await expect.element(page.getByText('A few taps, no typing.')).toBeVisible()
  expect(pathOf('Start')).toBe(sessionPath(words, { isQuick: true }))
  await last('20 words')
  expect(pathOf('Start')).toBe(sessionPath(words, { length: 20 }))
})

it('offers new words, mistakes, tones and each theme alone, for as long as is chosen', async () => {
  await saveEvents(learning, review(first), review(second, wrong))
  await show()
  await choose('New words (1)')
  expect(pathOf('Start')).toBe(requestedItemsPath(words, others))
  await choose('Mistakes (1)')
  expect(pathOf('Start')).toBe(requestedItemsPath(words, [second]))
  await choose('Tones (1)')
  expect(pathOf('Start')).toBe(requestedItemsPath(words, [first], { ofTones: true }))
  await choose(`${testUnit.title.en} (2 of 3 met)`)
  expect(pathOf('Start')).toBe(requestedItemsPath(words, all))
  await last('2 minutes')
  expect(pathOf('Start')).toBe(requestedItemsPath(words, all, { isQuick: true }))
})

it('where nothing waits it says when words come, and offers all of them, in two minutes too', async () => {
  const justNow = { answeredAt: Date.now() - 1000 }
  await saveEvents(learning, ...all.map((item) => review(item, justNow)))
  await show()
  await expect
    .element(page.getByText(/^Nothing to review now\. Your next words come back in \d+ minutes\.$/))
    .toBeVisible()
  await choose('All words')
  await last('2 minutes')
  const asked = new URL(pathOf('Start') ?? '', location.origin).searchParams
  expect(asked.get('words')?.split(',').toSorted()).toEqual(all.toSorted())
  expect(asked.get('minutes')).toBe('2')
})

it('begins with new words where nothing waits', async () => {
  await saveEvents(learning, { type: 'setting', name: 'new-words-per-day', value: 0 })
  await show()
  await expect.element(page.getByText('Nothing to review now.')).toBeVisible()
  expect(pathOf('Start')).toBe(requestedItemsPath(words, all))
})

it('begins in the length that the learner has set', async () => {
  await saveEvents(learning, { type: 'setting', name: 'session-length', value: 5 })
  await show()
  await expect.element(page.getByRole('radio', { name: '5 words' })).toBeChecked()
  expect(pathOf('Start')).toBe(sessionPath(words))
  await last('10 words')
  expect(pathOf('Start')).toBe(sessionPath(words, { length: 10 }))
})

it('offers to listen hands free where a word is recorded, and nowhere else', async () => {
  await saveEvents(learning, review(first))
  const shown = await show()
  await expect.element(page.getByRole('link', { name: 'Start' })).toBeVisible()
  expect(page.getByRole('link', { name: 'Listen, hands free' }).elements()).toEqual([])
  await shown.unmount()

  const database = await openLearnerDatabase(userId)
  const recording = aRecording({ item: first })
  await database.put('recordings', { id: recording.id, course: 'ewo', recording })
  database.close()
  await show()
  await expect.element(page.getByRole('link', { name: 'Listen, hands free' })).toBeVisible()
  expect(pathOf('Listen, hands free')).toBe(listeningPath)
})

it('leads to the training of tones by ear once enough words with all their tones were met', async () => {
  const toned = 'sɔ́ dí yén wóg mvù nyò nyì dìs zěn mvyě'.split(' ')
  const [word] = unit.words
  const words = toned.map((text, nth) => ({ ...word, id: `ewo.toned-${nth}`, text }))
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(
      path.startsWith('/api/packs')
        ? Response.json({ ...unit, words })
        : answerAboutTestCourse(path),
    ),
  )
  const met = words.slice(0, -1).map(({ id }) => review(id))
  await saveEvents(learning, ...met)
  const shown = await show()
  await expect.element(page.getByRole('link', { name: 'Start' })).toBeVisible()
  expect(page.getByRole('link', { name: 'Tones by ear' }).elements()).toEqual([])
  await shown.unmount()

  await saveEvents(review(words.at(-1)?.id ?? ''))
  await show()
  await expect.element(page.getByRole('link', { name: 'Tones by ear' })).toBeVisible()
  expect(pathOf('Tones by ear')).toBe(pagePaths.learnerTones)
})

it('offers no training of tones where too few words have all their tones', async () => {
  await saveEvents(learning, ...all.map((item) => review(item)))
  await show()
  await expect.element(page.getByRole('link', { name: 'Start' })).toBeVisible()
  expect(page.getByRole('link', { name: 'Tones by ear' }).elements()).toEqual([])
})

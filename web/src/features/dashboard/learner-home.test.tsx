import { pagePaths } from '@mboa/contract'
import { chooseCourse, emptyFold } from '@mboa/domain'
import { beginSession } from '@mboa/domain/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { activateLanguage } from '../../i18n/messages.ts'
import { saveValue } from '../../platform/device-store/learner-database.ts'
import { sessionPath } from '../../platform/navigation/session-address.ts'
import { PracticeContext } from '../../platform/practice-store/practice-context.ts'
import { openPracticeStore } from '../../platform/practice-store/practice-store.ts'
import { buildSettingEvents } from '../../platform/practice-store/use-change-settings.ts'
import { lostReminders, recall, remember } from '../../platform/service-worker/worker-memory.ts'
import { renderAppPart } from '../../testing/render-app-part.tsx'
import { answerAboutTestCourse, answerAboutTwoCourses } from '../../testing/test-course.ts'
import { aUser } from '../../testing/users.ts'
import { findStoredHome, saveHome } from './stored-home.ts'
import { LearnerHome } from './learner-home.tsx'

const now = Date.now()
const dayMs = 86_400_000
let userId: string

beforeEach(() => {
  userId = crypto.randomUUID()
  vi.stubGlobal('fetch', (path: string) => Promise.resolve(answerAboutTestCourse(path)))
})
afterEach(async () => {
  await activateLanguage('en')
  vi.unstubAllGlobals()
  localStorage.clear()
})

/** As it is said by somebody's last visit. */
function keep(whose: string, { keptAt = now, ready = 33, code = 'ewo', isAsked = false } = {}) {
  const course = { course: code, htmlLang: 'ewo', name: { en: 'Ewondo', fr: 'Ewondo' } }
  const plan = {
    words: { due: 77, fresh: 0 },
    sentences: { due: 0, fresh: 0 },
    sentencesHere: { all: 40, ready },
    lesson: { title: { en: 'Greetings', fr: 'Salutations' }, path: '/lesson' },
    minutes: 26,
    shown: { text: 'mbɔ́lɔ́', meaning: { en: 'hello', fr: 'bonjour' } },
    path: '/words',
  }
  saveHome(whose, { course, plan, isAsked }, keptAt)
}

/** With a practice that is being read, for as long as it is not started. */
function openHome() {
  const store = openPracticeStore(userId)
  const home = (
    <PracticeContext value={store}>
      <LearnerHome firstCourse={<p>the courses</p>} questions={<p>the questions</p>} />
    </PracticeContext>
  )
  return { store, opened: renderAppPart(home, { user: aUser({ id: userId }) }) }
}

it('says what it said last while the practice is being read, then what is true', async () => {
  keep(userId)
  const { store, opened } = openHome()
  const screen = await opened
  await expect.element(screen.getByText('77 words to review. About 26 minutes.')).toBeVisible()
  await expect.element(screen.getByText('mbɔ́lɔ́')).toBeVisible()
  await expect.element(screen.getByText('33 ready to practise')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Start' }))
    .toHaveAttribute('href', '/words')
  const stop = store.start()
  await store.record(buildSettingEvents(chooseCourse(emptyFold(), 'ewo'), now))
  await expect.element(screen.getByText(/^\d new words?\./)).toBeVisible()
  expect(screen.getByRole('group', { name: 'Language you are learning' }).elements()).toEqual([])
  await expect.poll(() => findStoredHome(userId, now)?.plan.words.due).toBe(0)
  stop()
})

/** From the start to what stands below it and the newcomer’s questions, in pixels. */
async function measureRoom({ isAsked, keptAt = now }: { isAsked: boolean; keptAt?: number }) {
  keep(userId, { isAsked, keptAt })
  const screen = await openHome().opened
  await expect.element(screen.getByRole('link', { name: 'Start' })).toBeVisible()
  const topOf = (name: string) =>
    screen.getByRole('link', { name }).element().getBoundingClientRect().top
  return topOf('Lessons') - topOf('Start')
}

it('keeps room for the newcomer’s questions before they are there, or a tap would answer them', async () => {
  expect(await measureRoom({ isAsked: true })).toBeGreaterThan(400)
})

it('keeps none where nobody is asked, or not any more', async () => {
  expect(await measureRoom({ isAsked: false })).toBeLessThan(200)
})

it('keeps none for what was asked on another day', async () => {
  expect(await measureRoom({ isAsked: true, keptAt: now - dayMs })).toBeLessThan(200)
})

it('says nothing of the course before, while another one that was chosen comes in', async () => {
  keep(userId, { code: 'dua' })
  let prefetchWords: ((answer: Response) => void) | undefined
  vi.stubGlobal('fetch', (path: string) =>
    path.startsWith('/api/packs')
      ? new Promise((resolve) => (prefetchWords = resolve))
      : Promise.resolve(answerAboutTestCourse(path)),
  )
  const { store, opened } = openHome()
  const screen = await opened
  const stop = store.start()
  await store.record(buildSettingEvents(chooseCourse(emptyFold(), 'ewo'), now))
  await expect.poll(() => prefetchWords).toBeDefined()
  await expect.poll(() => screen.getByText('mbɔ́lɔ́').elements()).toEqual([])
  await expect.element(screen.getByText('Loading...')).toBeVisible()
  prefetchWords?.(answerAboutTestCourse('/api/packs'))
  await expect.element(screen.getByText(/^\d new words?\./)).toBeVisible()
  stop()
})

const leaveSession = (startedAt: number, kind: 'word' | 'sentence' = 'word') =>
  saveValue(
    userId,
    `${kind}-session-ewo`,
    beginSession({ id: 'x', course: 'ewo', startedAt, planned: [] }),
  )

it('goes on with what was left in the middle on this device', async () => {
  const { store, opened } = openHome()
  const screen = await opened
  const stop = store.start()
  // Of sentences: nothing that waits leads to them.
  await leaveSession(now, 'sentence')
  await store.record(buildSettingEvents(chooseCourse(emptyFold(), 'ewo'), now))
  await expect.element(screen.getByText('Pick up your session where you left off.')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Continue' }))
    .toHaveAttribute('href', sessionPath(pagePaths.learnerSentences))
  expect(screen.getByRole('link', { name: 'Start' }).elements()).toEqual([])
  await activateLanguage('fr')
  await expect.element(screen.getByText('Reprenez votre séance là où vous en étiez.')).toBeVisible()
  stop()
})

it('starts over where what was left is half a day old', async () => {
  const { store, opened } = openHome()
  const screen = await opened
  const stop = store.start()
  const startedAt = now - dayMs / 2 - 60_000
  await leaveSession(startedAt)
  await store.record(buildSettingEvents(chooseCourse(emptyFold(), 'ewo'), now))
  await expect.element(screen.getByText(/^\d new words?\./)).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Start' })).toBeVisible()
  stop()
})

it('names the courses one takes, of all there are, and changes between them', async () => {
  vi.stubGlobal('fetch', (path: string) => Promise.resolve(answerAboutTwoCourses(path)))
  const { store, opened } = openHome()
  const screen = await opened
  const stop = store.start()
  const choose = (course: string) =>
    store.record(buildSettingEvents(chooseCourse(store.getSnapshot().fold, course), Date.now()))
  await choose('ewo')
  await expect.element(screen.getByText('Ewondo', { exact: true })).toBeVisible()
  const group = screen.getByRole('group', { name: 'Language you are learning' })
  expect(group.elements()).toEqual([])
  await choose('dua')
  await expect
    .element(group.getByRole('button', { name: 'Duala' }))
    .toHaveAttribute('aria-pressed', 'true')
  await group.getByRole('button', { name: 'Ewondo' }).click()
  await expect
    .element(group.getByRole('button', { name: 'Ewondo' }))
    .toHaveAttribute('aria-pressed', 'true')
  stop()
})

it('promises no sentences where none can be practised yet', async () => {
  keep(userId, { ready: 0 })
  const screen = await openHome().opened
  await expect.element(screen.getByText('Nothing ready yet')).toBeVisible()
  expect(screen.getByText('40 sentences').elements()).toEqual([])
})

it('says no numbers of an earlier day', async () => {
  keep(userId, { keptAt: now - dayMs })
  const screen = await openHome().opened
  await expect.element(screen.getByRole('link', { name: 'Start' })).toBeVisible()
  expect(screen.getByText(/\d+ (words|ready)|minutes/).elements()).toEqual([])
})

it('says nothing of what it said to somebody else', async () => {
  keep(crypto.randomUUID())
  const screen = await openHome().opened
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  expect(screen.getByText('For today').elements()).toEqual([])
})

it.each(['{"userId":1', '{"userId":"x"}', 'null'])('is not held up by %s', async (left) => {
  localStorage.setItem('mboa.home', left)
  const problems = vi.spyOn(console, 'error').mockReturnValue(undefined)
  const screen = await openHome().opened
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  problems.mockRestore()
})

it('says once that this device reminds no more, in both languages', async () => {
  for (const [language, text] of [
    ['en', /^Reminders are off on this device/],
    ['fr', /^Les rappels sont désactivés sur cet appareil/],
  ] as const) {
    await activateLanguage(language)
    await remember(lostReminders, 'yes')
    const first = await openHome().opened
    await expect.element(first.getByText(text)).toBeVisible()
    await expect.poll(() => recall(lostReminders)).toBeUndefined()
    await first.unmount()
  }
  const second = await openHome().opened
  await expect.element(second.getByText(/Ada|Apprenant|Learner/).first()).toBeVisible()
  expect(second.container.textContent).not.toContain('rappels')
})

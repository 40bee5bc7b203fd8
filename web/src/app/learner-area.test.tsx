import { api, pagePaths, type Report } from '@mboa/contract'
import { buildReview, testId } from '@mboa/domain/testing'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { activateLanguage } from '../i18n/messages.ts'
import { openLearnerDatabase } from '../platform/device-store/learner-database.ts'
import { hasBeenSynced, putInOutbox } from '../platform/device-store/outbox.ts'
import { putReport } from '../platform/device-store/report-outbox.ts'
import { wantedCourse } from '../platform/wanted-course.ts'
import { currentAddress, renderAppPart } from '../testing/render-app-part.tsx'
import {
  answerAboutTestCourse,
  answerAboutTwoCourses,
  saveChosenCourse,
} from '../testing/test-course.ts'
import { aUser } from '../testing/users.ts'
import { AppRoutes } from './app-routes.tsx'
import { sessionPath } from '../platform/navigation/session-address.ts'

let userId: string
let isOnline: boolean

beforeEach(() => {
  userId = crypto.randomUUID()
  isOnline = true
  vi.stubGlobal('fetch', (path: string) =>
    isOnline
      ? Promise.resolve(answerAboutTestCourse(path))
      : Promise.reject(new TypeError('offline')),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const open = (path: string, fullName = 'Test Learner') =>
  renderAppPart(<AppRoutes />, { user: aUser({ id: userId, fullName }), path })

/** Somebody who learns Ewondo already, at home. */
async function openHome() {
  await saveChosenCourse(userId)
  return open(pagePaths.learnerHome)
}

it('welcomes the learner by name, or as a learner where there is none', async () => {
  const named = await open(pagePaths.learnerHome)
  await expect
    .element(named.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Welcome Test Learner')
  await named.unmount()
  const nameless = await open(pagePaths.learnerHome, '')
  await expect
    .element(nameless.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Welcome Learner')
})

it('shows its Logout button on phones and on wide screens', async () => {
  const screen = await open(pagePaths.learnerHome)
  const logout = screen.getByRole('main').getByRole('button', { name: 'Logout' })
  await expect.element(logout).toBeVisible()
  await page.viewport(1280, 800)
  await expect.element(logout).toBeVisible()
  await page.viewport(360, 740)
})

it('a name that does not fit beside Logout stands below it, unbroken', async () => {
  const longWord = 'Tchouameni-Nguemo'
  const screen = await open(pagePaths.learnerHome, `Marie-Claire Bikele ${longWord}`)
  const name = screen.getByRole('heading', { level: 1 }).element().querySelector('bdi')
  const logout = screen.getByRole('main').getByRole('button', { name: 'Logout' }).element()
  if (name === null) throw new Error('The heading names nobody')
  expect(name.getBoundingClientRect().top).toBeGreaterThanOrEqual(
    logout.getBoundingClientRect().bottom - 1,
  )
  const text = name.firstChild
  if (text === null) throw new Error('The name is empty')
  const lastWord = document.createRange()
  lastWord.setStart(text, (text.textContent ?? '').length - longWord.length)
  lastWord.setEnd(text, (text.textContent ?? '').length)
  expect(new Set([...lastWord.getClientRects()].map(({ top }) => top)).size).toBe(1)
})

it('distinguishes answers that wait to be sent from other changes', async () => {
  await saveChosenCourse(userId)
  const database = await openLearnerDatabase(userId)
  const answeredAt = Date.now()
  await putInOutbox(
    database,
    ['ewo.today', 'ewo.tomorrow'].map((item) =>
      buildReview({ id: crypto.randomUUID(), course: 'ewo', item, answeredAt }),
    ),
  )
  database.close()
  const home = await open(pagePaths.learnerHome)
  await expect.element(home.getByText('2 answers waiting to be sent.')).toBeVisible()
  await expect.element(home.getByText(/^\d changes? waiting to be sent\.$/)).toBeVisible()
})

it.each([
  [320, '100%'],
  [360, '200%'],
])('greets without breaking a word, %d wide with letters of %s', async (width, fontSize) => {
  await activateLanguage('fr')
  await page.viewport(width, 640)
  document.documentElement.style.fontSize = fontSize
  onTestFinished(async () => {
    document.documentElement.style.fontSize = ''
    await page.viewport(360, 740)
    await activateLanguage('en')
  })
  const screen = await open(pagePaths.learnerHome)
  const heading = screen.getByRole('heading', { level: 1 })
  await expect.poll(() => heading.element().textContent).toContain('Bienvenue')
  await document.fonts.ready
  const greeting = heading.element().firstChild
  if (!(greeting instanceof Text)) throw new Error('The heading begins with no text')
  const word = document.createRange()
  word.setStart(greeting, 0)
  word.setEnd(greeting, 'Bienvenue'.length)
  expect(word.getClientRects()).toHaveLength(1)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  const { height } = screen.getByRole('banner').element().getBoundingClientRect()
  expect(height).toBeLessThan(innerHeight * 0.28)
})

it('proposes the language of the challenge that a newcomer came from, until one is chosen', async () => {
  vi.stubGlobal('fetch', (path: string) => Promise.resolve(answerAboutTwoCourses(path)))
  wantedCourse.save('ewo')
  onTestFinished(() => wantedCourse.remove())
  const names = () =>
    [...document.querySelectorAll('.course-list h2')].map((each) => each.textContent)
  const screen = await open(pagePaths.learnerHome)
  await expect.element(screen.getByText('Your challenge was in Ewondo.')).toBeVisible()
  expect(names()[0]).toBe('Ewondo')
  await screen.unmount()
  wantedCourse.save('dua')
  const again = await open(pagePaths.learnerHome)
  await expect.element(again.getByText('Your challenge was in Duala.')).toBeVisible()
  expect(names()[0]).toBe('Duálá')
  await again.getByRole('button', { name: 'Learn Duala' }).click()
  await expect.poll(() => wantedCourse.read()).toBeNull()
  await expect.poll(() => currentAddress()).not.toBe(pagePaths.learnerHome)
})

it('shows a newcomer the courses, and leads to the first lesson by one tap on a language', async () => {
  const screen = await open(pagePaths.learnerHome)
  await expect
    .element(screen.getByRole('heading', { name: 'Which language would you like to learn?' }))
    .toBeVisible()
  const choice = screen.getByRole('button', { name: 'Learn Ewondo' })
  await expect.element(choice).toBeVisible()
  expect(choice.element().getBoundingClientRect().bottom).toBeLessThan(680)
  await activateLanguage('fr')
  await expect.element(screen.getByText(/^Choisissez-en une/)).toBeVisible()
  const choose = screen
    .getByRole('button', { name: /^Choisir / })
    .first()
    .element()
  expect(choose.getBoundingClientRect().bottom).toBeLessThan(680)
  await activateLanguage('en')
  await screen.getByRole('button', { name: 'Find a language' }).click()
  await expect.element(screen.getByRole('searchbox', { name: 'Find a language' })).toHaveFocus()
  await choice.click()
  await expect.element(screen.getByRole('heading', { name: 'A new word' })).toBeVisible()
  expect(currentAddress()).toBe(sessionPath(pagePaths.learnerWords))
})

it('today shows what waits, how long it may take, and begins it', async () => {
  const screen = await openHome()
  await expect
    .element(screen.getByText('3 new words. Nothing to review. About 1 minute.'))
    .toBeVisible()
  await expect.element(screen.getByText('angogé')).toHaveAttribute('lang', 'ewo')
  // Who has not practised yet is shown nothing of what practice has come to.
  expect(screen.getByText(/of 4 days|Your cloth/).elements()).toEqual([])
  await expect
    .element(screen.getByRole('link', { name: 'Start' }))
    .toHaveAttribute('href', sessionPath(pagePaths.learnerWords))
})

it('says that practice goes on where there is no network', async () => {
  await saveChosenCourse(userId)
  const home = await open(pagePaths.learnerHome)
  await expect.element(home.getByRole('heading', { name: 'For today' })).toBeVisible()
  expect(home.getByText(/^You’re offline/).elements()).toEqual([])
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => {
    vi.restoreAllMocks()
  })
  window.dispatchEvent(new Event('offline'))
  await expect.element(home.getByText(/^You’re offline. You can keep practising/)).toBeVisible()
})

it('keeps the chosen course on the device for the next time, without a network', async () => {
  const first = await openHome()
  await expect.element(first.getByText('Ewondo (1 kB)')).toBeVisible()
  await first.unmount()
  isOnline = false
  const again = await open(pagePaths.learnerHome)
  await expect
    .element(again.getByText('3 new words. Nothing to review. About 1 minute.'))
    .toBeVisible()
})

it('units hold each word with its meaning, its source and how far it is checked', async () => {
  await saveChosenCourse(userId)
  const lessons = await open(pagePaths.learnerLessons)
  await lessons.getByRole('link', { name: 'Time' }).click()
  await expect.element(lessons.getByRole('heading', { name: 'Time' })).toHaveFocus()
  expect(currentAddress()).toBe(`${pagePaths.learnerLessons}/units/time`)
  const [entry] = lessons.getByRole('listitem').all()
  if (entry === undefined) throw new Error('The unit lists no word')
  await expect.element(entry.getByText('angogé')).toHaveAttribute('lang', 'ewo')
  await expect.element(entry.getByText('yesterday')).toBeVisible()
  await expect.element(entry.getByText('hier')).toHaveAttribute('lang', 'fr')
  await entry.getByText('Where it comes from').click()
  await expect.element(entry.getByText('CLDR 48.2, main/ewo (Unicode-3.0)')).toBeVisible()
  await expect.element(entry.getByText('Licence in Mboa: Unicode-3.0')).toBeVisible()
})

it('a lesson that is not in the course says so', async () => {
  await saveChosenCourse(userId)
  const lesson = await open(`${pagePaths.learnerLessons}/nowhere`)
  await expect
    .element(lesson.getByRole('heading', { name: 'This lesson isn’t in your course' }))
    .toBeVisible()
})

it('progress of somebody who has not practised leads to the first lesson', async () => {
  const home = await openHome()
  await expect.element(home.getByRole('heading', { name: 'For today' })).toBeVisible()
  // What other devices did has come: before it, nobody knows that nothing was practised.
  const database = await openLearnerDatabase(userId)
  await expect.poll(() => hasBeenSynced(database)).toBe(true)
  database.close()
  await home.unmount()
  const progress = await open(pagePaths.learnerProgress)
  await expect.element(progress.getByText(/^Nothing practised yet\./)).toBeVisible()
  await expect
    .element(progress.getByRole('link', { name: 'Start' }))
    .toHaveAttribute('href', pagePaths.learnerNextLesson)
})

it.each([
  [pagePaths.learnerHome, 'Welcome Test Learner', 'Bienvenue Test Learner', 'Dashboard'],
  [pagePaths.learnerCourses, 'Courses', 'Cours', 'Courses'],
  [pagePaths.learnerLessons, 'Lessons', 'Leçons', 'Lessons'],
  [pagePaths.learnerWords, 'Word Practise', 'Pratique des mots', 'Word Practise'],
  [pagePaths.learnerSentences, 'Sentence Practise', 'Pratique des phrases', 'Sentence Practise'],
  [pagePaths.learnerProgress, 'Progress', 'Progrès', 'Progress'],
  [pagePaths.learnerSearch, 'Search', 'Recherche', 'Search'],
  [pagePaths.learnerProfile, 'Test Learner', 'Test Learner', 'Profile'],
  [
    `${pagePaths.learnerHome}/x`,
    '404 Page Not Found',
    '404 Page introuvable',
    '404 Page Not Found',
  ],
])('%s has one main part, one heading and a title, in both languages', async (...row) => {
  const [path, english, french, title] = row
  const screen = await open(path)
  const heading = screen.getByRole('heading', { level: 1 })
  await expect.element(heading).toHaveTextContent(english)
  await expect.poll(() => document.title).toBe(`${title} · Mboa`)
  expect(screen.getByRole('main').elements()).toHaveLength(1)
  await activateLanguage('fr')
  await expect.element(heading).toHaveTextContent(french)
})

it('the bell lists words and sentences that are due, and leads to each', async () => {
  await saveChosenCourse(userId)
  const database = await openLearnerDatabase(userId)
  const answeredAt = Date.now() - 9 * 24 * 60 * 60 * 1000
  const met = { course: 'ewo', answeredAt }
  await putInOutbox(database, [
    buildReview({ id: testId(1), ...met, item: 'ewo.today' }),
    buildReview({ id: testId(2), ...met, item: 'ewo.tomorrow' }),
    buildReview({
      id: testId(3),
      ...met,
      item: 'ewo.how-are-you',
      kind: 'build-sentence',
      skill: 'recall',
    }),
  ])
  database.close()
  const home = await open(pagePaths.learnerHome)
  await home.getByRole('button', { name: 'Notifications: 2' }).click()
  const bell = home.getByRole('dialog', { name: 'Notifications' })
  await expect
    .element(bell.getByRole('link', { name: '2 words to review' }))
    .toHaveAttribute('href', sessionPath(pagePaths.learnerWords))
  await expect
    .element(bell.getByRole('link', { name: '1 sentence to review' }))
    .toHaveAttribute('href', sessionPath(pagePaths.learnerSentences))
})

it('the bell lists a report that the server refused, until it is dismissed', async () => {
  const report: Report = {
    id: testId(1),
    reportedAt: 1,
    course: 'ewo',
    item: 'ewo.today',
    exercise: 'type-word',
    reason: 'accept-answer',
    comment: '',
    answer: 'odo',
    expected: 'ɔ̀dɔ́',
  }
  const database = await openLearnerDatabase(userId)
  await putReport(database, report)
  const answers = new Map<string, object>([
    [
      api.syncPractice.path,
      { acknowledged: [], refused: [], events: [], cursor: 0, more: false, epoch: 'first' },
    ],
    [api.sendReports.path, { acknowledged: [], refused: [{ id: report.id, reason: 'malformed' }] }],
  ])
  vi.stubGlobal('fetch', (path: string) => {
    const answer = answers.get(path)
    return Promise.resolve(answer ? Response.json(answer) : answerAboutTestCourse(path))
  })
  const screen = await open(pagePaths.learnerHome)
  await screen.getByRole('button', { name: 'Notifications: 1' }).click()
  const bell = screen.getByRole('dialog', { name: 'Notifications' })
  await expect.element(bell.getByText('One of your reports didn’t reach us')).toBeVisible()
  await expect.element(bell.getByText(/It was about “ɔ̀dɔ́”/)).toBeVisible()
  await bell.getByRole('button', { name: 'Dismiss' }).click()
  await expect.element(bell.getByText('Nothing new')).toBeVisible()
  expect(await database.count('reports')).toBe(0)
  database.close()
})

import { api, pagePaths } from '@mboa/contract'
import { buildReview } from '@mboa/domain/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { activateLanguage } from '../i18n/messages.ts'
import { readStoredConsents } from '../platform/consents/stored-consents.ts'
import { withLearnerDatabase } from '../platform/device-store/learner-database.ts'
import { countPending, putInOutbox } from '../platform/device-store/outbox.ts'
import { newEventId } from '../platform/event-id.ts'
import { readRecordingFacts } from '../platform/recording-lists/recording-facts-store.ts'
import { renderAppPart } from '../testing/render-app-part.tsx'
import { openOwnTakes, recordTake } from '../testing/takes-of-device.ts'
import { answerAboutRecording } from '../testing/recording-lists.ts'
import { aProfile, aUser } from '../testing/users.ts'
import { AppRoutes } from './app-routes.tsx'

beforeEach(() => {
  vi.stubGlobal('fetch', (path: string) => Promise.resolve(answerAboutRecording(path)))
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const open = (path: string, fullName = 'Test Recorder', id: string = crypto.randomUUID()) =>
  renderAppPart(<AppRoutes />, { user: aUser({ id, role: 'recorder', fullName }), path })

it('welcomes the recorder by name, or as a recorder where there is none', async () => {
  const named = await open(pagePaths.recorderHome)
  await expect
    .element(named.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Welcome Test Recorder')
  await named.unmount()
  const nameless = await open(pagePaths.recorderHome, '')
  await expect
    .element(nameless.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Welcome Recorder')
})

it('leads who coordinates a language to its desk, and nobody else', async () => {
  const plain = await open(pagePaths.recorderHome)
  await expect.element(plain.getByText('3 words to record.')).toBeVisible()
  expect(plain.getByRole('link', { name: 'Language desk' }).elements()).toEqual([])
  await plain.unmount()
  const profile = aProfile({ recorderLanguages: ['ewo'], coordinatedLanguages: ['ewo'] })
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(
      path === api.readProfile.path ? Response.json(profile) : answerAboutRecording(path),
    ),
  )
  const coordinator = await open(pagePaths.recorderHome)
  await expect
    .element(coordinator.getByRole('link', { name: 'Language desk' }))
    .toHaveAttribute('href', pagePaths.languageDesk)
})

it('shows its Logout button on small screens only', async () => {
  const screen = await open(pagePaths.recorderHome)
  const logout = screen.getByRole('main').getByRole('button', { name: 'Logout' })
  await expect.element(logout).toBeVisible()
  await page.viewport(1280, 800)
  await expect.poll(() => logout.elements()).toEqual([])
  await page.viewport(360, 740)
})

it('leads from what waits for a voice to the studio', async () => {
  const screen = await open(pagePaths.recorderHome)
  await expect.element(screen.getByText('3 words to record.')).toBeVisible()
  const link = screen.getByRole('link', { name: 'Start recording' })
  await expect
    .element(link)
    .toHaveAttribute('href', `${pagePaths.recorderWords}?record=ewo&list=all`)
})

it.each([
  [pagePaths.recorderHome, 'Welcome Test Recorder', 'Bienvenue Test Recorder', 'Dashboard'],
  [pagePaths.recorderRecordings, 'Recordings', 'Enregistrements', 'Recordings'],
  [pagePaths.recorderWords, 'Word Practise', 'Pratique des mots', 'Word Practise'],
  [pagePaths.recorderSentences, 'Sentence Practise', 'Pratique des phrases', 'Sentence Practise'],
  [pagePaths.recorderProfile, 'Test Recorder', 'Test Recorder', 'Profile'],
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

it('shows what waits on this device', async () => {
  const id = crypto.randomUUID()
  await recordTake(await openOwnTakes(id))
  const screen = await open(pagePaths.recorderRecordings, 'Test Recorder', id)
  // The take itself, by what becomes of it: not merely the filter of the same name.
  await expect
    .element(
      screen
        .getByRole('listitem')
        .getByText(/^On this device[,.]/)
        .first(),
    )
    .toBeVisible()
})

it('has home, lists and studio without a network after any page that was opened with one', async () => {
  const id = crypto.randomUUID()
  const first = await open(pagePaths.recorderConsent, 'Test Recorder', id)
  await expect.poll(() => readRecordingFacts(id, 'ewo')).toBeDefined()
  await first.unmount()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  const home = await open(pagePaths.recorderHome, 'Test Recorder', id)
  await expect.element(home.getByText('3 words to record.')).toBeVisible()
  expect(home.getByRole('button', { name: 'Try again' }).elements()).toEqual([])
  await home.unmount()
  const lists = await open(pagePaths.recorderWords, 'Test Recorder', id)
  await expect.element(lists.getByText('Ewondo').first()).toBeVisible()
  await expect.poll(() => readStoredConsents(id)).toBeDefined()
})

it('sends what somebody practised before they became a recorder', async () => {
  const userId = crypto.randomUUID()
  const review = buildReview({ id: newEventId() })
  await withLearnerDatabase(userId, (database) => putInOutbox(database, [review]))
  const acknowledged = [{ id: review.id, receivedAt: 1 }]
  const synced = { acknowledged, refused: [], events: [], cursor: 1, more: false, epoch: 'first' }
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(
      path === api.syncPractice.path ? Response.json(synced) : answerAboutRecording(path),
    ),
  )
  await open(pagePaths.recorderHome, undefined, userId)
  await expect.poll(() => withLearnerDatabase(userId, countPending)).toBe(0)
})

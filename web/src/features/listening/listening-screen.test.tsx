import { pagePaths } from '@mboa/contract'
import { buildReview } from '@mboa/domain/testing'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { activateLanguage } from '../../i18n/messages.ts'
import { openLearnerDatabase } from '../../platform/device-store/learner-database.ts'
import { newEventId } from '../../platform/event-id.ts'
import { listeningPath } from '../../platform/navigation/session-address.ts'
import { PracticeProvider } from '../../platform/practice-store/practice-provider.tsx'
import { complaints, takeComplaint } from '../../testing/complaints.ts'
import { failWrites, storageTroubles } from '../../testing/fill-device.ts'
import { aRecording } from '../../testing/recordings.ts'
import { renderAppPart } from '../../testing/render-app-part.tsx'
import spoken from '../../testing/sounds/spoken.mp3?url'
import { answerAboutTestCourse, testUnit } from '../../testing/test-course.ts'
import { ListeningScreen } from './listening-screen.tsx'

const recorded = testUnit.words.slice(0, 2)
const [first, second] = recorded
const handlers = new Map<MediaSessionAction, MediaSessionActionHandler | null>()
let userId: string
let played: string[]

beforeEach(async () => {
  userId = crypto.randomUUID()
  played = []
  handlers.clear()
  const sound = await (await fetch(spoken)).blob()
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(
      path.startsWith('/api/packs')
        ? Response.json(testUnit)
        : path.startsWith('/api/clips')
          ? new Response(sound)
          : answerAboutTestCourse(path),
    ),
  )
  vi.spyOn(navigator.mediaSession, 'setActionHandler').mockImplementation((action, handler) => {
    handlers.set(action, handler)
  })
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (
    this: HTMLMediaElement,
  ) {
    // The silence between is no voice.
    if (!this.loop) {
      played.push(this.src)
      setTimeout(() => this.dispatchEvent(new Event('pause')))
    }
    return Promise.resolve()
  })
  onTestFinished(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
})

/** A learner whose device knows recordings of two words. */
async function open(language: 'en' | 'fr' = 'en', withSound = true) {
  const database = await openLearnerDatabase(userId)
  const id = newEventId()
  const event = {
    type: 'setting' as const,
    id,
    answeredAt: 1,
    name: 'current-course',
    value: 'ewo',
  }
  await database.put('events', { id, event, pending: 1 })
  for (const [nth, word] of (withSound ? recorded : []).entries()) {
    // The second is new.
    const met = buildReview({ id: newEventId(), course: 'ewo', item: word.id, answeredAt: 2 })
    if (nth === 0) await database.put('events', { id: met.id, event: met, pending: 1 })
    const recording = aRecording({ id: newEventId(), item: word.id })
    await database.put('recordings', { id: recording.id, course: 'ewo', recording })
  }
  database.close()
  await activateLanguage(language)
  onTestFinished(() => activateLanguage('en'))
  return renderAppPart(
    <PracticeProvider userId={userId}>
      <ListeningScreen />
    </PracticeProvider>,
    { path: listeningPath },
  )
}

async function listReviews() {
  const database = await openLearnerDatabase(userId)
  const stored = await database.getAll('events')
  database.close()
  return stored
    .map(({ event }) => event)
    .filter((event) => event.type === 'review')
    .filter(({ kind }) => kind === 'say-and-compare')
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const press = (action: MediaSessionAction) => handlers.get(action)?.({ action })
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000)
/** Whatever needed a real clock to begin with is there. */
function stopTime() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
}

it('shows the meaning, waits, and has the speaker heard twice; nothing counts unanswered', async () => {
  await open()
  await expect.element(page.getByText(first?.gloss.en[0] ?? '', { exact: true })).toBeVisible()
  await expect.element(page.getByText('1 of 2')).toBeVisible()
  await expect.element(page.getByText(/^.*This device can’t read meanings aloud/)).toBeVisible()
  await expect.element(page.getByText(first?.text ?? '')).not.toBeVisible()
  await expect.element(button('I knew it')).toBeDisabled()
  stopTime()
  await button('Play').click()
  await pass(6.5)
  expect(played).toEqual([])
  await pass(0.7)
  await vi.waitFor(() => expect(played).toHaveLength(1))
  await expect.element(page.getByText(first?.text ?? '')).toBeVisible()
  await pass(2)
  await vi.waitFor(() => expect(played).toHaveLength(2))
  await pass(2)
  await expect.element(page.getByText('2 of 2')).toBeVisible()
  expect(await listReviews()).toEqual([])
})

it('what the learner says of it counts for saying it', async () => {
  await open()
  await expect.element(button('Play')).toBeVisible()
  stopTime()
  await button('Play').click()
  await pass(7.5)
  await expect.element(button('Not yet')).toBeEnabled()
  press('pause')
  await button('Not yet').click()
  await expect.element(page.getByText('Noted.')).toBeVisible()
  await expect.element(button('Not yet')).toBeDisabled()
  press('nexttrack')
  await pass(7.5)
  await expect.element(page.getByText('New to you: just listen.')).toBeVisible()
  await expect.element(button('Not yet')).toBeDisabled()
  expect(await listReviews()).toMatchObject([
    { item: first?.id, kind: 'say-and-compare', skill: 'say', rating: 1, outcome: 'wrong' },
  ])
})

it.each(storageTroubles)(
  'says why a store with %s keeps no answer, and lets it be given again',
  async (name, said) => {
    await open()
    await expect.element(button('Play')).toBeVisible()
    stopTime()
    await button('Play').click()
    await pass(7.5)
    press('pause')
    const mend = failWrites(name)
    await button('Not yet').click()
    await expect.element(page.getByText(said)).toBeVisible()
    mend()
    await button('Not yet').click()
    await expect.element(page.getByText('Noted.')).toBeVisible()
    complaints.length = 0
  },
)

it('the buttons of the lock screen work, and it shows what is heard', async () => {
  const shown = await open()
  await expect.element(button('Play')).toBeVisible()
  // The buttons are taken once the screen is drawn.
  await expect.poll(() => handlers.get('play')).toBeTypeOf('function')
  stopTime()
  press('play')
  await expect.element(button('Pause')).toBeVisible()
  await expect.poll(() => navigator.mediaSession.playbackState).toBe('playing')
  expect(navigator.mediaSession.metadata?.title).toBe(first?.gloss.en[0])
  press('nexttrack')
  await expect.element(page.getByText('2 of 2')).toBeVisible()
  expect(navigator.mediaSession.metadata?.title).toBe(second?.gloss.en[0])
  press('previoustrack')
  await expect.element(page.getByText('1 of 2')).toBeVisible()
  press('pause')
  await expect.element(button('Play')).toBeVisible()
  expect(navigator.mediaSession.playbackState).toBe('paused')
  press('nexttrack')
  press('nexttrack')
  await expect.element(page.getByRole('heading', { name: 'All heard.' })).toBeVisible()
  await shown.unmount()
  expect([...handlers.values()]).toEqual([null, null, null, null])
  expect(navigator.mediaSession.metadata).toBeNull()
})

it('a sound that cannot be played is told, and tried again', async () => {
  await open()
  await expect.element(button('Play')).toBeVisible()
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play')
  const plays = play.getMockImplementation()
  play.mockImplementation(function (this: HTMLMediaElement) {
    return this.loop
      ? Promise.resolve()
      : Promise.reject(new DOMException('no', 'NotSupportedError'))
  })
  stopTime()
  await button('Play').click()
  await pass(7.5)
  await expect.element(page.getByText(/^The sound couldn’t be played/)).toBeVisible()
  await expect.element(button('Play')).toBeVisible()
  await takeComplaint('playing a listening lesson')
  if (plays) play.mockImplementation(plays)
  await button('Play').click()
  await expect.element(page.getByText(/^The sound couldn’t be played/)).not.toBeInTheDocument()
})

it.each([
  ['en', 'Listen, hands free', 'Back to Word Practise'],
  ['fr', 'Écouter, mains libres', 'Retour à la pratique des mots'],
] as const)('says what it does in %s', async (language, title, back) => {
  await open(language)
  await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: back }))
    .toHaveAttribute('href', pagePaths.learnerWords)
})

it('says so where nothing can be heard', async () => {
  await open('en', false)
  await expect.element(page.getByText(/^No word of this course has a recording/)).toBeVisible()
  expect(button('Play').elements()).toEqual([])
})

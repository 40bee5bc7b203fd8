import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Course } from '../../platform/course-store/course-store.ts'
import { readVoicePreference } from '../../platform/course-store/voice-preference.ts'
import { openLearnerDatabase } from '../../platform/device-store/learner-database.ts'
import { newEventId } from '../../platform/event-id.ts'
import { PracticeProvider } from '../../platform/practice-store/practice-provider.tsx'
import { aRecording } from '../../testing/recordings.ts'
import { renderAppPart } from '../../testing/render-app-part.tsx'
import spoken from '../../testing/sounds/spoken.mp3?url'
import { testCourse, testUnit } from '../../testing/test-course.ts'
import { ReplanContext } from '../session/replan-context.ts'
import { RecordingButton } from './recording-button.tsx'

const sound = await (await fetch(spoken)).blob()
const voices = ['Ama', 'Essomba', 'Ngono']
const addresses = new Map(voices.map((name) => [URL.createObjectURL(sound), name]))
const recordings = Array.from(addresses, ([address, name]) =>
  aRecording({
    id: `by ${name}`,
    voice: { speaker: name.toLowerCase(), name, dialect: null },
    opus: { address, bytes: 1 },
  }),
)
const course: Course = { summary: testCourse, units: [testUnit] }
const { course: code } = testCourse

let userId: string
const heard: string[] = []
beforeEach(() => {
  userId = crypto.randomUUID()
  heard.length = 0
  localStorage.clear()
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (
    this: HTMLMediaElement,
  ) {
    heard.push(addresses.get(this.src) ?? this.src)
    return Promise.resolve()
  })
  onTestFinished(() => {
    play.mockRestore()
    localStorage.clear()
  })
})

/** The button in a session of this id. */
const showIn = (session: string) =>
  renderAppPart(
    <PracticeProvider userId={userId}>
      <ReplanContext value={{ course, session, exercise: undefined, replan: () => undefined }}>
        <RecordingButton
          course={code}
          recordings={recordings}
          startsAlone={false}
          fallback={null}
        />
      </ReplanContext>
    </PracticeProvider>,
    {},
  )

/** Who is heard in a session of this id. */
async function hearIn(session: string): Promise<string | undefined> {
  const shown = await showIn(session)
  const before = heard.length
  await page.getByRole('button', { name: 'Listen' }).click()
  await expect.poll(() => heard.length).toBe(before + 1)
  await shown.unmount()
  return heard.at(-1)
}

const sessions = Array.from({ length: 12 }, (_, nth) => `session ${nth}`)

it('each session has a voice, and all of them their turn', async () => {
  const first: (string | undefined)[] = []
  for (const session of sessions) first.push(await hearIn(session))
  expect(new Set(first)).toEqual(new Set(voices))
  for (const [nth, session] of sessions.slice(0, 3).entries()) {
    expect(await hearIn(session)).toBe(first[nth])
  }
})

it('a voice that was chosen is heard in every session, and kept for all devices', async () => {
  const shown = await showIn('session 1')
  await page.getByRole('button', { name: 'Voice and speed' }).click()
  await expect.element(page.getByRole('radio', { name: /^All voices in turn/ })).toBeChecked()
  await expect.element(page.getByText(/heard now$/)).toBeVisible()
  await page.getByRole('radio', { name: /^Ngono/ }).click()
  await expect.element(page.getByRole('radio', { name: /^Ngono/ })).toBeChecked()
  await page.getByRole('radio', { name: 'Slow' }).click()
  await shown.unmount()
  for (const session of sessions.slice(0, 5)) expect(await hearIn(session)).toBe('Ngono')

  const database = await openLearnerDatabase(userId)
  const events = (await database.getAll('events')).map(({ event }) => event)
  database.close()
  // The pace is the device's own.
  expect(events).toMatchObject([{ type: 'setting', name: `voice/${code}`, value: 'ngono' }])
})

it('what was chosen on another device holds here, for downloads as well', async () => {
  const id = crypto.randomUUID()
  const database = await openLearnerDatabase(userId)
  const event = {
    type: 'setting' as const,
    id,
    answeredAt: 1,
    name: `voice/${code}`,
    value: 'essomba',
  }
  await database.put('events', { id, event, receivedAt: 1 })
  database.close()
  const shown = await showIn('session 1')
  await expect.poll(() => readVoicePreference(code).speaker).toBe('essomba')
  await shown.unmount()
  for (const session of sessions.slice(0, 3)) expect(await hearIn(session)).toBe('Essomba')
})

it('notes who was heard to the end, once, for the next sync', async () => {
  const take = aRecording({
    id: newEventId(),
    opus: { address: [...addresses.keys()][0] ?? '', bytes: 1 },
  })
  const shown = await renderAppPart(
    <PracticeProvider userId={userId}>
      <RecordingButton course={code} recordings={[take]} startsAlone={false} fallback={null} />
    </PracticeProvider>,
    {},
  )
  const database = await openLearnerDatabase(userId)
  onTestFinished(() => database.close())
  const noted = () => database.get('values', 'played-takes')
  const listen = page.getByRole('button', { name: 'Listen' })
  // Silenced before its end.
  await listen.click()
  await listen.click()
  await expect.poll(() => heard).toHaveLength(2)
  expect(await noted()).toBeUndefined()
  vi.restoreAllMocks()
  await listen.click()
  const day = Math.floor(Date.now() / 86_400_000)
  await expect.poll(noted).toEqual([{ id: take.id, day }])
  await shown.unmount()
})

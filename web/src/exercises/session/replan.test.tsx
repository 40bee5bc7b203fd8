import { api } from '@mboa/contract'
import { type Exercise, type PracticeSession } from '@mboa/domain'
import { beginSession } from '@mboa/domain/testing'
import { useMemo } from 'react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Course } from '../../platform/course-store/course-store.ts'
import { withLearnerDatabase } from '../../platform/device-store/learner-database.ts'
import { newEventId } from '../../platform/event-id.ts'
import { PracticeProvider } from '../../platform/practice-store/practice-provider.tsx'
import { abilities, endPause, findPauseEnd, pause } from '../../platform/sound/pauses.ts'
import { complaints, takeComplaint } from '../../testing/complaints.ts'
import { aRecording } from '../../testing/recordings.ts'
import { renderAppPart } from '../../testing/render-app-part.tsx'
import spoken from '../../testing/sounds/spoken.mp3?url'
import { stubNetwork, unreachable } from '../../testing/stub-network.ts'
import { testCourse, testUnit } from '../../testing/test-course.ts'
import { SessionScreen, usePracticeSession } from './session-screen.tsx'

const played = vi.spyOn(HTMLMediaElement.prototype, 'play')

let userId: string
beforeEach(() => {
  userId = newEventId()
  stubNetwork({ [api.syncPractice.path]: unreachable })
  played.mockClear()
  onTestFinished(() => abilities.forEach(endPause))
})

const words = testUnit.words.map(({ id, text }) => ({ item: id, text }))
const recordings = new Map(
  words.map(({ item }) => [item, [aRecording({ item, opus: { address: spoken, bytes: 1 } })]]),
)
const course: Course = { summary: testCourse, units: [testUnit], recordings }
const [yesterday = '', today = '', tomorrow = ''] = words.map(({ item }) => item)

const written = (item: string): Exercise => ({
  kind: 'choose-written',
  skill: 'hear',
  item,
  isNew: false,
  meaning: { en: `the meaning of ${item}`, fr: '' },
  options: words,
})
const said = (item: string): Exercise => ({
  kind: 'say-and-compare',
  skill: 'say',
  item,
  isNew: false,
  meaning: { en: `the meaning of ${item}`, fr: '' },
  text: 'okírí',
})

const startOf = (planned: readonly Exercise[], id = newEventId()) =>
  beginSession({ id, course: 'ewo', startedAt: Date.now(), planned })

function Practising({ planned }: { planned: readonly Exercise[] }) {
  const source = useMemo(
    () => ({
      course: 'ewo',
      about: 'word' as const,
      compose: (_: unknown, { id }: { id: string }): PracticeSession => ({
        start: startOf(planned, id),
        answers: [],
      }),
    }),
    [planned],
  )
  const controls = usePracticeSession(source, course)
  return (
    <SessionScreen
      course={course}
      controls={controls}
      empty={null}
      summary={() => <h1>Over</h1>}
      prepareSummary={() => undefined}
    />
  )
}

const open = (planned: readonly Exercise[]) =>
  renderAppPart(
    <PracticeProvider userId={userId}>
      <main>
        <Practising planned={planned} />
      </main>
    </PracticeProvider>,
    {},
  )
const button = (name: string) => page.getByRole('button', { name, exact: true })
const task = (name: string) => page.getByRole('heading', { level: 1, name })
const countReviews = () =>
  withLearnerDatabase(userId, async (database) => (await database.getAll('events')).length)

it('who cannot listen is asked otherwise at once, to the end, and nothing is counted', async () => {
  const shown = await open([written(yesterday), written(today), said(tomorrow)])
  await button('Can’t listen now').click()
  await expect
    .element(page.getByRole('dialog', { name: 'An hour without listening?' }))
    .toBeVisible()
  await button('Skip listening').click()
  await expect.element(task('How do you say it in Ewondo?')).toBeVisible()
  await expect.element(page.getByText(`the meaning of ${yesterday}`)).toBeVisible()
  expect(await countReviews()).toBe(0)
  await expect.element(page.getByRole('img', { name: '1 of 3' })).toBeVisible()
  // A closed tab continues without listening too.
  await shown.unmount()
  await open([])
  await expect.element(task('How do you say it in Ewondo?')).toBeVisible()
  await userEvent.keyboard('1')
  await expect.element(button('Next')).toBeVisible()
  await expect.poll(countReviews).toBe(1)
  await button('Next').click()
  await expect.element(task('How do you say it in Ewondo?')).toBeVisible()
  await expect.element(page.getByText(`the meaning of ${today}`)).toBeVisible()
})

it('for an hour exercises give way by themselves, and no sound plays by itself', async () => {
  pause('listening', Date.now() - 59 * 60_000)
  await open([written(today)])
  await expect.element(task('How do you say it in Ewondo?')).toBeVisible()
  expect(played).not.toHaveBeenCalled()
})

it('after the hour there is listening again', async () => {
  pause('listening', Date.now() - 60 * 60_000)
  expect(findPauseEnd('listening', Date.now())).toBeUndefined()
  await open([written(today)])
  await expect.element(button('Can’t listen now')).toBeVisible()
})

it('a clock that was set back makes no hour longer', () => {
  pause('listening', Date.now() + 24 * 60 * 60_000)
  expect(findPauseEnd('listening', Date.now())).toBeUndefined()
})

it('who cannot speak types the word instead, and may still listen', async () => {
  await open([said(tomorrow), written(today)])
  await button('Can’t speak now').click()
  await button('Skip speaking').click()
  await expect.element(task('Write it in Ewondo')).toBeVisible()
  await button('I don’t know').click()
  await button('Next').click()
  await expect.element(button('Can’t listen now')).toBeVisible()
})

it('may be thought better of', async () => {
  await open([written(today)])
  await button('Can’t listen now').click()
  await button('Not now').click()
  await expect.element(task('Which word do you hear?')).toBeVisible()
  expect(findPauseEnd('listening', Date.now())).toBeUndefined()
})

it('where the device cannot keep it, the exercise stays and says so', async () => {
  await open([written(today)])
  await button('Can’t listen now').click()
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError')
  })
  onTestFinished(() => put.mockRestore())
  await button('Skip listening').click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  await takeComplaint('keeping an answer')
  put.mockRestore()
  // A full device can't note either that the word was heard, which may have ended just then.
  const others = complaints.filter((each) => !each.includes('noting what was heard'))
  complaints.splice(0, complaints.length, ...others)
  await button('Can’t listen now').click()
  await button('Skip listening').click()
  await expect.element(task('How do you say it in Ewondo?')).toBeVisible()
})

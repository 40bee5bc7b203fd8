import { emptyFold, startSession } from '@mboa/domain'
import { buildReview, testId } from '@mboa/domain/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Course } from '../../platform/course-store/course-store.ts'
import { PracticeProvider } from '../../platform/practice-store/practice-provider.tsx'
import { aRecording } from '../../testing/recordings.ts'
import { renderAppPart } from '../../testing/render-app-part.tsx'
import { answerAboutTestCourse, testCourse, testUnit } from '../../testing/test-course.ts'
import { SessionSummaryScreen } from './session-summary-screen.tsx'

const course: Course = {
  summary: testCourse,
  units: [testUnit],
  recordings: new Map([['ewo.tomorrow', [aRecording()]]]),
}

beforeEach(() => {
  vi.stubGlobal('fetch', (path: string) => Promise.resolve(answerAboutTestCourse(path)))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** A session in which each word of the course was answered once. */
function playedSession() {
  const items = testUnit.words.map(({ id }) => id)
  const { start } = startSession({
    id: 'a-session',
    course: 'ewo',
    now: 1,
    fold: emptyFold(),
    length: 10,
    units: course.units,
    newWords: 10,
    kinds: ['choose-meaning'],
    strictness: 'standard',
    only: items,
  })
  const answers = items.map((item, nth) =>
    buildReview({
      id: testId(nth),
      course: 'ewo',
      item,
      session: 'a-session',
      answeredAt: nth + 2,
    }),
  )
  return { start, answers }
}

it('plays each word that is recorded, and has no button for the others', async () => {
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  await renderAppPart(
    <PracticeProvider userId={crypto.randomUUID()}>
      <SessionSummaryScreen
        session={playedSession()}
        course={course}
        practised={(count) => count}
        more="More"
        onAnother={() => undefined}
      />
    </PracticeProvider>,
    {},
  )
  await expect.element(page.getByText('okírí').first()).toBeVisible()
  const listen = page.getByRole('button', { name: 'Listen' })
  await expect.element(listen).toBeVisible()
  expect(listen.elements()).toHaveLength(1)
  expect(play).not.toHaveBeenCalled()
})

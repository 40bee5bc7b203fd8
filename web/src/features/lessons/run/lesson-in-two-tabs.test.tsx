import { pagePaths } from '@mboa/contract'
import { testId } from '@mboa/domain/testing'
import { Route } from 'wouter'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { withLearnerDatabase } from '../../../platform/device-store/learner-database.ts'
import { putInOutbox } from '../../../platform/device-store/outbox.ts'
import { newEventId } from '../../../platform/event-id.ts'
import { PracticeProvider } from '../../../platform/practice-store/practice-provider.tsx'
import { renderAppPart } from '../../../testing/render-app-part.tsx'
import { answerAboutTestCourse } from '../../../testing/test-course.ts'
import { unitWithLessons } from '../../../testing/test-lessons.ts'
import { LessonScreen } from '../lesson-screen.tsx'

let userId: string
beforeEach(async () => {
  userId = newEventId()
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(
      path.startsWith('/api/packs') ? Response.json(unitWithLessons) : answerAboutTestCourse(path),
    ),
  )
  await withLearnerDatabase(userId, (database) =>
    putInOutbox(database, [
      { type: 'setting', id: testId(1), answeredAt: 1, name: 'current-course', value: 'ewo' },
    ]),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const open = () =>
  renderAppPart(
    <PracticeProvider userId={userId}>
      <Route path={`${pagePaths.learnerLessons}/:lesson`}>
        <LessonScreen />
      </Route>
    </PracticeProvider>,
    { path: `${pagePaths.learnerLessons}/ewo.one` },
  )
const heading = (name: string) => page.getByRole('heading', { name, exact: true })

it('a lesson that another tab has is left to it, or taken over', async () => {
  const name = `mboa-lesson-${userId}-ewo.one-false`
  const ended = Promise.withResolvers<undefined>()
  const lost = navigator.locks.request(name, () => ended.promise).catch(() => 'taken over')
  await open()
  await expect.element(heading('This lesson is open in another tab')).toBeVisible()
  await expect.element(heading('This lesson is open in another tab')).toHaveFocus()
  await page.getByRole('button', { name: 'Continue here' }).click()
  await expect.element(heading('Tone')).toBeVisible()
  expect(await lost).toBe('taken over')
  // And back again: the other tab continues.
  ended.resolve(undefined)
  await navigator.locks.request(name, { steal: true }, () => Promise.resolve())
  await expect.element(heading('This lesson is open in another tab')).toBeVisible()
})

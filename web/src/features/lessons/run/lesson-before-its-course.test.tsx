import { api, pagePaths, type CourseSummary, type UnitPack } from '@mboa/contract'
import { testId } from '@mboa/domain/testing'
import { Route } from 'wouter'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { withLearnerDatabase } from '../../../platform/device-store/learner-database.ts'
import { putInOutbox } from '../../../platform/device-store/outbox.ts'
import { newEventId } from '../../../platform/event-id.ts'
import { PracticeProvider } from '../../../platform/practice-store/practice-provider.tsx'
import { answerPacksUpTo } from '../../../testing/answer-packs.ts'
import { currentAddress, renderAppPart } from '../../../testing/render-app-part.tsx'
import { answerAboutTestCourse, testCourse } from '../../../testing/test-course.ts'
import { unitWithLessons } from '../../../testing/test-lessons.ts'
import { LessonScreen } from '../lesson-screen.tsx'

const [lesson] = unitWithLessons.lessons ?? []
const laterUnit: UnitPack = {
  ...unitWithLessons,
  unit: 'later',
  order: 2,
  lessons: lesson === undefined ? [] : [{ ...lesson, id: 'ewo.later' }],
}
const course: CourseSummary = {
  ...testCourse,
  units: [unitWithLessons, laterUnit].flatMap(({ unit, order }) =>
    testCourse.units.map((summary) => ({ ...summary, unit, order })),
  ),
}

const lessonPath = (name: string) => `${pagePaths.learnerLessons}/${name}`
const heading = (name: string) => page.getByRole('heading', { name, exact: true })
const tone = () => page.getByRole('heading', { name: 'Tone', exact: true })

let userId: string
/** The rest of the course comes. */
let continues: () => void

beforeEach(async () => {
  userId = newEventId()
  const { promise: rest, resolve } = Promise.withResolvers<undefined>()
  continues = () => resolve(undefined)
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
    if (path === api.listCourses.path) return Promise.resolve(Response.json({ courses: [course] }))
    if (!path.startsWith('/api/packs')) return Promise.resolve(answerAboutTestCourse(path))
    const packOf = (unit: string) => (unit === 'later' ? laterUnit : unitWithLessons)
    const held = { unit: 'later', rest, signal: init?.signal }
    return Promise.resolve(answerPacksUpTo(path, packOf, held))
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  await withLearnerDatabase(userId, (database) =>
    putInOutbox(database, [
      { type: 'setting', id: testId(1), answeredAt: 1, name: 'current-course', value: 'ewo' },
    ]),
  )
})

const open = (path: string) =>
  renderAppPart(
    <PracticeProvider userId={userId}>
      <Route path={`${pagePaths.learnerLessons}/:lesson`}>
        <LessonScreen />
      </Route>
    </PracticeProvider>,
    { path },
  )

it('a lesson opens as soon as its own unit is here, and stays as it is when the rest comes', async () => {
  await open(lessonPath('next'))
  await expect.poll(currentAddress).toBe(lessonPath('ewo.one'))
  await expect.element(tone()).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect.element(heading('Letters')).toBeVisible()
  const shown = document.querySelector('.lesson-page')
  continues()
  await expect
    .poll(() => withLearnerDatabase(userId, (database) => database.count('packs')))
    .toBe(2)
  await expect.element(heading('Letters')).toBeVisible()
  expect(document.querySelector('.lesson-page')).toBe(shown)
})

it.each([lessonPath('ewo.later'), lessonPath('next')])(
  'a lesson of a unit that is on its way is waited for: %s',
  async (path) => {
    await withLearnerDatabase(userId, (database) =>
      putInOutbox(
        database,
        (unitWithLessons.lessons ?? []).map(({ id }) => ({
          type: 'lesson',
          id: newEventId(),
          answeredAt: 2,
          course: 'ewo',
          lesson: id,
          how: 'done',
        })),
      ),
    )
    await open(path)
    await expect.element(page.getByRole('status')).toBeVisible()
    await expect
      .poll(() => withLearnerDatabase(userId, (database) => database.count('packs')))
      .toBe(1)
    await expect.element(heading('Lesson')).toBeVisible()
    expect(currentAddress()).toBe(path)
    continues()
    await expect.element(tone()).toBeVisible()
    expect(currentAddress()).toBe(lessonPath('ewo.later'))
  },
)

import { api, pagePaths, type UnitPack } from '@mboa/contract'
import { buildReview, testId } from '@mboa/domain/testing'
import { Route, Switch } from 'wouter'
import { afterEach, beforeEach, vi } from 'vitest'
import { page } from 'vitest/browser'
import { activateLanguage } from '../../../i18n/messages.ts'
import { openLearnerDatabase } from '../../../platform/device-store/learner-database.ts'
import { putInOutbox } from '../../../platform/device-store/outbox.ts'
import { PracticeProvider } from '../../../platform/practice-store/practice-provider.tsx'
import { answerPacks } from '../../../testing/answer-packs.ts'
import { renderAppPart } from '../../../testing/render-app-part.tsx'
import { answerAboutTestCourse, testCourse } from '../../../testing/test-course.ts'
import { unitWithLessons } from '../../../testing/test-lessons.ts'
import { LessonScreen } from '../lesson-screen.tsx'
import { LessonsScreen } from '../lessons-screen.tsx'
import { MissionScreen } from '../mission/mission-screen.tsx'

/** What the server has, and whether it can be reached. A test may change it before it opens a page. */
export const server: { unit: UnitPack; laterUnit: UnitPack | undefined; isOnline: boolean } = {
  unit: unitWithLessons,
  laterUnit: undefined,
  isOnline: true,
}
let userId: string

/** Gives each test of a file a learner of the test course, who has done nothing yet. */
export function withLearnerOfLessons(): void {
  beforeEach(async () => {
    userId = crypto.randomUUID()
    Object.assign(server, { unit: unitWithLessons, laterUnit: undefined, isOnline: true })
    vi.stubGlobal('fetch', (path: string) =>
      server.isOnline
        ? Promise.resolve(answerAboutLessons(path))
        : Promise.reject(new TypeError('offline')),
    )
    const database = await openLearnerDatabase(userId)
    await putInOutbox(database, [
      { type: 'setting', id: testId(1), answeredAt: 1, name: 'current-course', value: 'ewo' },
    ])
    database.close()
  })
  afterEach(async () => {
    vi.unstubAllGlobals()
    await activateLanguage('en')
  })
}

function answerAboutLessons(path: string): Response {
  const { unit, laterUnit } = server
  if (path.startsWith('/api/packs')) {
    return answerPacks(path, (name) => (name === laterUnit?.unit ? laterUnit : unit))
  }
  if (path === api.listCourses.path && laterUnit !== undefined) {
    const units = testCourse.units.flatMap((each) => [each, { ...each, unit: 'later', order: 2 }])
    return Response.json({ courses: [{ ...testCourse, units }] })
  }
  return answerAboutTestCourse(path)
}

/** Opens the path, or a lesson. */
export const open = (path: string = pagePaths.learnerLessons) =>
  renderAppPart(
    <PracticeProvider userId={userId}>
      <Switch>
        <Route path={pagePaths.learnerLessons}>
          <main>
            <LessonsScreen />
          </main>
        </Route>
        <Route path={`${pagePaths.learnerLessons}/missions/:mission`}>
          <MissionScreen />
        </Route>
        <Route path={`${pagePaths.learnerLessons}/:lesson`}>
          <LessonScreen />
        </Route>
      </Switch>
    </PracticeProvider>,
    { path },
  )
export const lessonPath = (name: string) => `${pagePaths.learnerLessons}/ewo.${name}`
export const heading = (name: string) => page.getByRole('heading', { name, exact: true })
export const next = () => page.getByRole('button', { name: 'Next' })
export const step = (at: string) => page.getByRole('img', { name: at })

export async function readEvents() {
  const database = await openLearnerDatabase(userId)
  const events = (await database.getAll('events')).map(({ event }) => event)
  database.close()
  return events
}

export async function finish(name: string, how: 'done' | 'skipped' = 'done') {
  const database = await openLearnerDatabase(userId)
  const id = crypto.randomUUID()
  await putInOutbox(database, [
    { type: 'lesson', id, answeredAt: 2, course: 'ewo', lesson: `ewo.${name}`, how },
  ])
  database.close()
}

const dayMs = 86_400_000

/** What is produced on three days is known. */
export async function learn(...items: string[]) {
  const database = await openLearnerDatabase(userId)
  const reviews = items.flatMap((item) =>
    [9, 8, 4].map((daysAgo) =>
      buildReview({
        id: crypto.randomUUID(),
        course: 'ewo',
        item,
        skill: 'recall',
        answeredAt: Date.now() - daysAgo * dayMs,
      }),
    ),
  )
  await putInOutbox(database, reviews)
  database.close()
}

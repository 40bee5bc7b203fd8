import { api, addressOf, pagePaths } from '@mboa/contract'
import {
  emptyFold,
  startLesson,
  type CourseLesson,
  type Exercise,
  type LessonRun,
} from '@mboa/domain'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { Route } from 'wouter'
import {
  withLearnerDatabase,
  type LearnerDatabase,
} from '../../../platform/device-store/learner-database.ts'
import { putInOutbox } from '../../../platform/device-store/outbox.ts'
import { newEventId } from '../../../platform/event-id.ts'
import { PracticeProvider } from '../../../platform/practice-store/practice-provider.tsx'
import { storedLesson } from '../../../platform/practice-store/stored-lesson.ts'
import { pause, endPause } from '../../../platform/sound/pauses.ts'
import { renderAppPart } from '../../../testing/render-app-part.tsx'
import { aRecording } from '../../../testing/recordings.ts'
import spoken from '../../../testing/sounds/spoken.mp3?url'
import { answerAboutTestCourse } from '../../../testing/test-course.ts'
import { unitWithLessons } from '../../../testing/test-lessons.ts'
import { LessonScreen } from '../lesson-screen.tsx'

const [lesson] = unitWithLessons.lessons as CourseLesson[]

/** A lesson whose exercises all have to be heard, left before the first of them. */
function leaveHeardLesson(): LessonRun {
  if (lesson === undefined) throw new Error('The test lesson is gone')
  const run = startLesson({
    lesson,
    course: 'ewo',
    newId: newEventId,
    now: Date.now(),
    units: [unitWithLessons],
    fold: emptyFold(),
    kinds: ['choose-meaning'],
    strictness: 'relaxed',
  })
  const parts = run.parts.map((part) => {
    if (!('start' in part)) return part
    const planned = part.start.planned.flatMap((exercise) =>
      exercise.kind === 'match-pairs'
        ? []
        : [
            {
              kind: 'choose-written' as const,
              skill: 'hear' as const,
              item: exercise.item,
              isNew: false,
              meaning: { en: 'a meaning', fr: 'un sens' },
              options: unitWithLessons.words.map(({ id, text }) => ({ item: id, text })),
            },
          ],
    )
    return { ...part, start: { ...part.start, planned } }
  })
  return { ...run, parts, at: parts.findIndex((part) => 'start' in part) }
}

const recordings = unitWithLessons.words.map(({ id: item }) =>
  aRecording({ id: newEventId(), item }),
)

/** A server whose course is recorded, and tells so once `listed` is over. */
async function serve(listed: Promise<unknown> = Promise.resolve()) {
  const sound = await (await fetch(spoken)).blob()
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.startsWith('/api/packs')) return Response.json(unitWithLessons)
    if (path.startsWith('/api/clips')) return new Response(sound)
    if (!path.startsWith(addressOf(api.listCourseRecordings, { params: { course: 'ewo' } }))) {
      return answerAboutTestCourse(path)
    }
    await listed
    return Response.json({ recordings, withdrawn: [], cursor: 2, epoch: 'first', more: false })
  })
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
}

async function chooseCourse(userId: string, more?: (database: LearnerDatabase) => Promise<void>) {
  await withLearnerDatabase(userId, async (database) => {
    const id = newEventId()
    await putInOutbox(database, [
      { type: 'setting', id, answeredAt: 1, name: 'current-course', value: 'ewo' },
    ])
    await more?.(database)
  })
}

const open = (userId: string) =>
  renderAppPart(
    <PracticeProvider userId={userId}>
      <Route path={`${pagePaths.learnerLessons}/:lesson`}>
        <LessonScreen />
      </Route>
    </PracticeProvider>,
    { path: `${pagePaths.learnerLessons}/ewo.one` },
  )

/** Of everything that the lesson asks, as this device keeps it. */
async function listPlanned(userId: string): Promise<readonly Exercise[]> {
  const stored = await storedLesson(lesson as CourseLesson, false).find(userId)
  const parts = stored?.run.parts ?? []
  return parts.flatMap((part) => ('start' in part ? part.start.planned : []))
}

it('a lesson asks by ear for what is recorded, when that comes while its pages are read', async () => {
  const userId = newEventId()
  const listed = Promise.withResolvers<undefined>()
  await serve(listed.promise)
  await chooseCourse(userId)
  await open(userId)
  const next = page.getByRole('button', { name: 'Next' })
  await next.click()
  await expect.element(page.getByRole('heading', { name: 'Letters' })).toBeVisible()
  const isHeard = ({ skill }: Exercise) => skill === 'hear'
  expect((await listPlanned(userId)).some(isHeard)).toBe(false)
  await next.click()
  await expect.element(page.getByText('yesterday').first()).toBeVisible()
  listed.resolve(undefined)
  await expect.element(page.getByRole('button', { name: /^Listen/ })).toBeVisible()
  await next.click()
  await expect.element(page.getByText('today').first()).toBeVisible()
  expect((await listPlanned(userId)).some(isHeard)).toBe(true)
})

it('a lesson asks for nothing that has to be heard while its learner cannot listen', async () => {
  const userId = newEventId()
  await serve()
  pause('listening', Date.now())
  onTestFinished(() => endPause('listening'))
  await chooseCourse(userId, async (database) => {
    for (const recording of recordings) {
      await database.put('recordings', { id: recording.id, course: 'ewo', recording })
    }
  })
  await storedLesson(lesson as CourseLesson, false).store(userId, leaveHeardLesson())
  await open(userId)
  await expect
    .element(page.getByRole('heading', { name: 'How do you say it in Ewondo?' }))
    .toBeVisible()
  const kinds = (await listPlanned(userId)).map(({ kind }) => kind)
  expect(new Set(kinds)).toEqual(new Set(['choose-word']))
})

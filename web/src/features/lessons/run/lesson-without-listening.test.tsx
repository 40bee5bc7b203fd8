import { apiPaths, pagePaths } from '@mboa/contract'
import { emptyFold, startLesson, type CourseLesson, type LessonRun } from '@mboa/domain'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { Route } from 'wouter'
import { loadCatalogue } from '../../../i18n/catalogue.ts'
import { withLearnerDatabase } from '../../../platform/device-store/learner-database.ts'
import { putInOutbox } from '../../../platform/device-store/outbox.ts'
import { newEventId } from '../../../platform/event-id.ts'
import { PracticeProvider } from '../../../platform/practice-store/practice-provider.tsx'
import { storedLesson } from '../../../platform/practice-store/stored-lesson.ts'
import { pause, endPause } from '../../../platform/sound/pauses.ts'
import { renderAppPart } from '../../../testing/render-app-part.tsx'
import { aRecording } from '../../../testing/recordings.ts'
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

it('a lesson asks for nothing that has to be heard while its learner cannot listen', async () => {
  const userId = newEventId()
  const recordings = unitWithLessons.words.map(({ id: item }) =>
    aRecording({ id: newEventId(), item }),
  )
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(
      path.startsWith('/api/packs')
        ? Response.json(unitWithLessons)
        : path.startsWith(apiPaths.courseRecordings.replace(':course', 'ewo'))
          ? Response.json({ recordings, withdrawn: [], cursor: 2, more: false })
          : answerAboutTestCourse(path),
    ),
  )
  pause('listening', Date.now())
  onTestFinished(() => {
    endPause('listening')
    vi.unstubAllGlobals()
  })
  await loadCatalogue('lessons')
  await withLearnerDatabase(userId, async (database) => {
    const id = newEventId()
    await putInOutbox(database, [
      { type: 'setting', id, answeredAt: 1, name: 'current-course', value: 'ewo' },
    ])
    for (const recording of recordings) {
      await database.put('recordings', { id: recording.id, course: 'ewo', recording })
    }
  })
  const run = leaveHeardLesson()
  await storedLesson(lesson as CourseLesson, false).store(userId, run)
  await renderAppPart(
    <PracticeProvider userId={userId}>
      <Route path={`${pagePaths.learnerLessons}/:lesson`}>
        <LessonScreen />
      </Route>
    </PracticeProvider>,
    { path: `${pagePaths.learnerLessons}/ewo.one` },
  )
  await expect
    .element(page.getByRole('heading', { name: 'How do you say it in Ewondo?' }))
    .toBeVisible()
  const stored = await storedLesson(lesson as CourseLesson, false).find(userId)
  const kinds = stored?.run.parts.flatMap((part) =>
    'start' in part ? part.start.planned.map(({ kind }) => kind) : [],
  )
  expect(new Set(kinds)).toEqual(new Set(['choose-word']))
})

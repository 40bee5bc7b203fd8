import { expect, it, onTestFinished, vi } from 'vitest'
import { answerAboutTwoCourses, otherTestCourse, otherTestUnit } from '../../testing/test-course.ts'
import { loadCourse } from './course-store.ts'

// As on a first visit whose network goes before everything is kept.
vi.mock('./as-stored.ts', () => {
  throw new Error('The code does not come')
})

it('without a network a course opens also where the code that knows its pictures is not here', async () => {
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(
      path.startsWith('/api/packs') ? Response.json(otherTestUnit) : answerAboutTwoCourses(path),
    ),
  )
  onTestFinished(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })
  const userId = crypto.randomUUID()
  await loadCourse(userId, otherTestCourse)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const offline = await loadCourse(userId, otherTestCourse)
  expect(offline).toMatchObject({ ok: true, value: { units: [otherTestUnit] } })
})

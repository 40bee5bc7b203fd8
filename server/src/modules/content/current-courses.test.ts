import { expect, it, onTestFinished, vi } from 'vitest'
import { UnavailableError } from '../../platform/unavailable-error.ts'
import { openCourseLibrary } from './course-library.ts'
import { createReadCurrentCourses } from './current-courses.ts'

it('what hangs while the courses are composed is given up, and the next who asks is answered', async () => {
  const library = await openCourseLibrary()
  let hasHung = false
  const readCurrentCourses = createReadCurrentCourses(library, {
    readMark: () => Promise.resolve('same'),
    place: () => Promise.resolve([]),
    read: () =>
      hasHung
        ? Promise.resolve([new Map(), new Map(), new Set<string>(), new Map()])
        : new Promise(() => (hasHung = true)),
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const askers = [readCurrentCourses(), readCurrentCourses()]
  const refused = Promise.all(
    askers.map((asker) => expect(asker).rejects.toThrow(UnavailableError)),
  )
  await vi.advanceTimersByTimeAsync(60_000)
  await refused
  const { courses } = await readCurrentCourses()
  expect(courses.content.length).toBeGreaterThan(0)
})

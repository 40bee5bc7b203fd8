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

it('a course to which nothing was added is not composed again', async () => {
  const library = await openCourseLibrary()
  const given = () => ({ words: [], sentences: [], changes: new Map() })
  const [ofEwondo, sounds] = [given(), new Map()]
  let mark = 0
  const readCurrentCourses = createReadCurrentCourses(library, {
    readMark: () => Promise.resolve(String(mark)),
    place: () => Promise.resolve([]),
    read: () => {
      const contributed = new Map([
        ['ewo', ofEwondo],
        ['dua', given()],
      ])
      return Promise.resolve([contributed, sounds, new Set<string>(), new Map()])
    },
  })
  const before = await readCurrentCourses()
  mark += 1
  const after = await readCurrentCourses()
  expect(after).not.toBe(before)
  expect(after.listSpeakersThemes('ewo')).toBe(before.listSpeakersThemes('ewo'))
  expect(after.findCourse('ewo')?.summary).toBe(before.findCourse('ewo')?.summary)
  expect(after.listSpeakersThemes('dua')).not.toBe(before.listSpeakersThemes('dua'))
})

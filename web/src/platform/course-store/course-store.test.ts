import type { CourseSummary } from '@mboa/contract'
import { expect, it, vi } from 'vitest'
import { otherTestCourse, testCourse } from '../../testing/test-course.ts'
import { listStoredCourses, refreshCourses } from './course-store.ts'

it('gives a list that has not changed as the device has it, whatever its order', async () => {
  const userId = crypto.randomUUID()
  const courses: CourseSummary[] = [testCourse, otherTestCourse]
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ courses })))
  const first = await refreshCourses(userId)
  courses.reverse()
  expect(await refreshCourses(userId)).toEqual(first)
  expect(first).toEqual({ ok: true, value: await listStoredCourses(userId) })
  vi.unstubAllGlobals()
})

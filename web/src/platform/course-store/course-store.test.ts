import type { CourseSummary } from '@mboa/contract'
import { expect, it, vi } from 'vitest'
import {
  answerAboutTwoCourses,
  otherTestCourse,
  otherTestUnit,
  testCourse,
} from '../../testing/test-course.ts'
import { takeComplaint } from '../../testing/complaints.ts'
import { fillDevice } from '../../testing/fill-device.ts'
import { listStoredCourses, loadCourse, refreshCourses } from './course-store.ts'

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

it('on a full device courses open all the same, for as long as there is a network', async () => {
  const userId = crypto.randomUUID()
  vi.stubGlobal('fetch', (path: string) => Promise.resolve(answerAboutTwoCourses(path)))
  const freeSpace = fillDevice('dua')
  const list = await refreshCourses(userId)
  expect(list.ok && list.value.map(({ course }) => course)).toEqual(['ewo', 'dua'])
  await takeComplaint('keeping a course')
  expect(await listStoredCourses(userId)).not.toContainEqual(otherTestCourse)
  const opened = await loadCourse(userId, otherTestCourse)
  expect(opened).toMatchObject({ ok: true, value: { units: [otherTestUnit] } })
  await takeComplaint('keeping a course')
  freeSpace()
  await refreshCourses(userId)
  await loadCourse(userId, otherTestCourse)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await listStoredCourses(userId)).toHaveLength(2)
  expect((await loadCourse(userId, otherTestCourse)).ok).toBe(true)
  vi.unstubAllGlobals()
})

import { pagePaths } from '@mboa/contract'
import { useMemo } from 'react'
import type { Course } from '../../platform/course-store/course-store.ts'
import { sessionPath } from '../../platform/navigation/session-address.ts'
import { useResource, type Source } from '../../platform/network/use-resource.ts'
import { findBegun, type Begun } from '../../platform/practice-store/find-begun.ts'
import { usePracticeStore } from '../../platform/practice-store/practice-context.ts'
import type { Home } from './stored-home.ts'
import { readClock } from '../../platform/true-clock.ts'

/** What was left in the middle of a course on this device; nothing until the device answered. */
export function useBegun(course: Course | undefined): Home['begun'] {
  const { userId } = usePracticeStore()
  const code = course?.summary.course
  const source = useMemo(
    () => (code === undefined ? undefined : begunIn(userId, code)),
    [userId, code],
  )
  const { value: begun } = useResource(source)
  if (course === undefined || begun === undefined) return undefined
  if (begun.kind !== 'lesson') {
    const page = begun.kind === 'word' ? pagePaths.learnerWords : pagePaths.learnerSentences
    return { path: sessionPath(page), lesson: undefined }
  }
  const lessons = course.units.flatMap((unit) => unit.lessons ?? [])
  const lesson = lessons.find(({ id }) => id === begun.lesson)
  return lesson && { path: `${pagePaths.learnerLessons}/${lesson.id}`, lesson: lesson.title }
}

const begunIn = (userId: string, course: string): Source<Begun> => ({
  during: 'looking for what was left',
  read: () => findBegun(userId, course, readClock()),
})

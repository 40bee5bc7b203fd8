import { pagePaths } from '@mboa/contract'
import { useEffect, useState } from 'react'
import type { Course } from '../../platform/course-store/course-store.ts'
import { sessionPath } from '../../platform/navigation/session-address.ts'
import { findBegun, type Begun } from '../../platform/practice-store/find-begun.ts'
import { usePracticeStore } from '../../platform/practice-store/practice-context.ts'
import { reportProblem } from '../../platform/report-problem.ts'
import type { Home } from './stored-home.ts'
import { readClock } from '../../platform/true-clock.ts'

/** What was left in the middle of a course on this device; nothing until the device answered. */
export function useBegun(course: Course | undefined): Home['begun'] {
  const { userId } = usePracticeStore()
  const code = course?.summary.course
  const [found, setFound] = useState<{ course: string; begun: Begun | undefined }>()

  useEffect(() => {
    if (code === undefined) return
    let isCurrent = true
    findBegun(userId, code, readClock())
      .then((begun) => {
        if (isCurrent) setFound({ course: code, begun })
      })
      .catch((error: unknown) => reportProblem('looking for what was left', error))
    return () => {
      isCurrent = false
    }
  }, [userId, code])

  if (course === undefined || found?.begun === undefined || found.course !== code) return undefined
  const { begun } = found
  if (begun.kind !== 'lesson') {
    const page = begun.kind === 'word' ? pagePaths.learnerWords : pagePaths.learnerSentences
    return { path: sessionPath(page), lesson: undefined }
  }
  const lessons = course.units.flatMap((unit) => unit.lessons ?? [])
  const lesson = lessons.find(({ id }) => id === begun.lesson)
  return lesson && { path: `${pagePaths.learnerLessons}/${lesson.id}`, lesson: lesson.title }
}

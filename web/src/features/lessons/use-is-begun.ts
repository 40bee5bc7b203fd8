import type { Lesson } from '@mboa/contract'
import { useEffect, useState } from 'react'
import { usePracticeStore } from '../../platform/practice-store/practice-context.ts'
import { isLessonBegun } from '../../platform/practice-store/stored-lesson.ts'
import { reportProblem } from '../../platform/report-problem.ts'

/** Whether a lesson was left in the middle on this device; no, until the device has answered. */
export function useIsBegun(lesson: Lesson): boolean {
  const { userId } = usePracticeStore()
  const [isBegun, setIsBegun] = useState(false)
  useEffect(() => {
    let isCurrent = true
    isLessonBegun(userId, lesson).then(
      (is) => {
        if (isCurrent) setIsBegun(is)
      },
      (error: unknown) => reportProblem('looking for a lesson that was left', error),
    )
    return () => {
      isCurrent = false
    }
  }, [userId, lesson])
  return isBegun
}

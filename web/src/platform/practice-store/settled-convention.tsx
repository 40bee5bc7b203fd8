import type { CourseSummary } from '@mboa/contract'
import { useEffect } from 'react'
import { findSeenConvention, settleConvention } from '../course-store/seen-convention.ts'
import { reportProblem } from '../report-problem.ts'
import { usePractice, usePracticeStore } from './practice-context.ts'

/**
 * Keeps the units of a course on this device in the spelling that the learner chose, here or on
 * another device; shows nothing.
 */
export function SettledConvention({ course }: { course: CourseSummary }) {
  const { userId } = usePracticeStore()
  const { status, fold } = usePractice()
  const seen = findSeenConvention(course, fold)

  useEffect(() => {
    if (status !== 'ready') return
    settleConvention(userId, course, seen).catch((error: unknown) =>
      reportProblem('writing a course in another spelling', error),
    )
  }, [userId, course, status, seen])

  return null
}

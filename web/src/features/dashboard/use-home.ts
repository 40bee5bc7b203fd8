import { areFirstQuestionsOpen } from '@mboa/domain'
import { useEffect, useMemo, useState } from 'react'
import type { Loaded } from '../../platform/network/loaded.ts'
import type { CourseInUse } from '../../platform/practice-store/course-in-use.ts'
import { lastHome } from '../../platform/last-home.ts'
import { useCurrentCourse } from '../../platform/practice-store/use-change-settings.ts'
import { usePractice, usePracticeStore } from '../../platform/practice-store/practice-context.ts'
import { whenIdle } from '../../platform/run-when-idle.ts'
import { useMinute } from '../../platform/clock.ts'
import { useBegun } from './use-begun.ts'
import { findStoredHome, saveHome, type Home } from './stored-home.ts'
import { planToday } from './today.ts'

/**
 * What home says of the course in use: while that is being read, what it said last, if that was
 * said to the same learner of the same course.
 */
export function useHome(course: CourseInUse): Loaded<Home> | { status: 'none-chosen' } {
  const { userId } = usePracticeStore()
  const { fold } = usePractice()
  const { currentCourse } = useCurrentCourse()
  const now = useMinute()
  const [stored] = useState(() => findStoredHome(userId, now))
  const loaded = course.status === 'ready' ? course.value : undefined

  const begun = useBegun(loaded)
  const home = useMemo(
    () =>
      loaded && {
        course: loaded.summary,
        plan: planToday(fold, { course: loaded, now }),
        isAsked: areFirstQuestionsOpen(fold, now),
        isOfToday: true,
        begun,
      },
    [loaded, fold, now, begun],
  )
  useEffect(() => home && whenIdle(() => saveHome(userId, home, now)), [userId, home, now])
  useEffect(() => {
    if (course.status === 'none-chosen') lastHome.remove()
  }, [course.status])

  if (course.status !== 'ready' && course.status !== 'loading') return course
  // What was said of another course is nothing to continue with.
  const isOfOther = stored && currentCourse !== undefined && stored.course.course !== currentCourse
  const shown = course.status === 'ready' ? home : isOfOther ? undefined : stored
  return shown === undefined ? { status: 'loading' } : { status: 'ready', value: shown }
}

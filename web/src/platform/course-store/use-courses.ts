import type { CourseSummary } from '@mboa/contract'
import { useCallback, useEffect, useState } from 'react'
import { beginningOf, type Loaded } from '../network/loaded.ts'
import type * as Background from './follow-course.ts'
import { reportProblem } from '../report-problem.ts'
import { whenIdle } from '../run-when-idle.ts'
import { listStoredCourses, loadCourse, refreshCourses, type Course } from './course-store.ts'

const loading = { status: 'loading' } as const

/** The device's own store did not answer: full, blocked by the browser, or broken. */
const deviceFailure = (retry: () => void) =>
  ({ status: 'failed', failure: { code: 'general', fields: {} }, retry }) as const

/**
 * What nobody waits for: after what the page shows, whose time its code would take. Without a
 * network it comes another time.
 */
function inBackground(work: (background: typeof Background) => Promise<unknown>): void {
  whenIdle(() => {
    import('./follow-course.ts')
      .then((background) => {
        // Everybody who is signed in comes by here, and nobody else does: a challenge keeps nothing.
        // What the pages before it received is counted as well.
        background.recordTransfers()
        return work(background)
      })
      .catch(() => undefined)
  })
}

/** The list of courses: what the device has at once, then what the server says. */
export function useCourses(userId: string): Loaded<CourseSummary[]> {
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<Loaded<CourseSummary[]>>(loading)
  const retry = useCallback(() => {
    setState(loading)
    setAttempt((count) => count + 1)
  }, [])

  useEffect(() => {
    let isCurrent = true
    async function load() {
      const stored = await listStoredCourses(userId)
      if (isCurrent && stored.length > 0) setState({ status: 'ready', value: stored })
      const fresh = await refreshCourses(userId)
      if (!isCurrent) return
      if (fresh.ok) {
        // The same list again must not make everything that hangs on it begin again.
        if (JSON.stringify(fresh.value) !== JSON.stringify(stored))
          setState({ status: 'ready', value: fresh.value })
        // Of the courses on this device, what has changed and nothing else.
        inBackground(({ refreshChanged }) => refreshChanged(userId, fresh.value))
      } else if (stored.length === 0) setState({ status: 'failed', failure: fresh.failure, retry })
    }
    load().catch((error: unknown) => {
      reportProblem('loading the courses', error)
      if (!isCurrent) return
      setState((shown) => (shown.status === 'ready' ? shown : deviceFailure(retry)))
    })
    return () => {
      isCurrent = false
    }
  }, [userId, attempt, retry])

  return state
}

/** One course with all its words; undefined summary means that there is none to load yet. */
export function useCourse(userId: string, summary: CourseSummary | undefined): Loaded<Course> {
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<Loaded<Course>>(loading)
  const retry = useCallback(() => {
    setState(loading)
    setAttempt((count) => count + 1)
  }, [])

  useEffect(() => {
    if (summary === undefined) return
    let isCurrent = true
    const update = (change: (shown: Course) => Course) =>
      setState((shown) =>
        isCurrent && shown.status === 'ready'
          ? { status: 'ready', value: change(shown.value) }
          : shown,
      )
    const begin = (begun: Course) =>
      setState((shown) =>
        // What is shown whole stays so while it is loaded again.
        isCurrent && (shown.status !== 'ready' || shown.value.summary.course !== summary.course)
          ? { status: 'loading', begun }
          : shown,
      )
    loadCourse(userId, summary, begin)
      .then((result) => {
        if (!isCurrent) return
        if (!result.ok) {
          setState({ status: 'failed', failure: result.failure, retry })
          return
        }
        setState({ status: 'ready', value: result.value })
        // Nothing waits for what is newer, or for pictures: they come another time if not now.
        inBackground(({ followOpenCourse }) =>
          followOpenCourse(userId, result.value, { now: Date.now(), update }),
        )
      })
      .catch((error: unknown) => {
        reportProblem('loading the course', error)
        if (isCurrent) setState(deviceFailure(retry))
      })
    return () => {
      isCurrent = false
    }
  }, [userId, summary, attempt, retry])

  const shown = beginningOf(state)
  // Of the course that was open before.
  return shown !== undefined && shown.summary.course !== summary?.course ? loading : state
}

import type { CourseSummary } from '@mboa/contract'
import { useMemo } from 'react'
import type { Loaded } from '../network/loaded.ts'
import { useResource, type Source } from '../network/use-resource.ts'
import type * as Background from './follow-course.ts'
import { whenIdle } from '../run-when-idle.ts'
import { listStoredCourses, loadCourse, refreshCourses, type Course } from './course-store.ts'

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
export const useCourses = (userId: string): Loaded<CourseSummary[]> =>
  useResource(useMemo(() => coursesOf(userId), [userId])).state

const coursesOf = (userId: string): Source<CourseSummary[]> => ({
  during: 'loading the courses',
  async read() {
    const stored = await listStoredCourses(userId)
    return stored.length > 0 ? stored : undefined
  },
  ask: () => refreshCourses(userId),
  asksOnce: true,
  isSame: (shown, next) => JSON.stringify(shown) === JSON.stringify(next),
  // Fetches only what has changed in the courses on this device.
  keep: (courses) => inBackground(({ refreshChanged }) => refreshChanged(userId, courses)),
})

/** One course with all its words; undefined summary means that there is none to load yet. */
export function useCourse(userId: string, summary: CourseSummary | undefined): Loaded<Course> {
  const source = useMemo(() => summary && courseOf(userId, summary), [userId, summary])
  return useResource(source).state
}

const courseOf = (userId: string, summary: CourseSummary): Source<Course> => ({
  during: 'loading the course',
  key: `${userId} ${summary.course}`,
  ask: (_signal, begin) => loadCourse(userId, summary, begin),
  asksOnce: true,
  // Nothing waits for what is newer, or for pictures: they come another time if not now.
  keep: (course, change) =>
    inBackground(({ followOpenCourse }) =>
      followOpenCourse(userId, course, {
        now: Date.now(),
        update: (how) => change((shown) => shown && how(shown)),
      }),
    ),
})

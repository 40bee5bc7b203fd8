import { useEffect, useState } from 'react'
import { loadCourse, type Course } from '../../platform/course-store/course-store.ts'
import { usePracticeStore } from '../../platform/practice-store/practice-context.ts'
import { reportProblem } from '../../platform/report-problem.ts'
import type { ProgressScope } from './use-progress-scope.ts'

const none: readonly Course[] = []

/** The courses in scope with their words: the one, or each of all as it gets here. */
export function useCoursesInScope({ course, courses, words }: ProgressScope): readonly Course[] {
  const { userId } = usePracticeStore()
  const [loaded, setLoaded] = useState(none)
  const isOfAll = course === undefined

  useEffect(() => {
    if (!isOfAll) return
    let isCurrent = true
    async function load() {
      const found: Course[] = []
      for (const summary of courses) {
        const result = await loadCourse(userId, summary)
        if (!isCurrent) return
        if (!result.ok) continue
        found.push(result.value)
        setLoaded([...found])
      }
    }
    load().catch((error: unknown) => reportProblem('loading the courses', error))
    return () => {
      isCurrent = false
    }
  }, [userId, isOfAll, courses])

  if (isOfAll) return loaded
  return words?.status === 'ready' ? [words.value] : none
}

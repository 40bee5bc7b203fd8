import type { CourseSummary } from '@mboa/contract'
import { useMemo } from 'react'
import { loadCourse, type Course } from '../../platform/course-store/course-store.ts'
import { usePracticeStore } from '../../platform/practice-store/practice-context.ts'
import { beginningOf } from '../../platform/network/loaded.ts'
import { useResource, type Source } from '../../platform/network/use-resource.ts'
import type { ProgressScope } from './use-progress-scope.ts'

const none: readonly Course[] = []

/** The courses in scope with their words: the one, or each of all as it gets here. */
export function useCoursesInScope({ course, courses, words }: ProgressScope): readonly Course[] {
  const { userId } = usePracticeStore()
  const isOfAll = course === undefined
  const source = useMemo(
    () => (isOfAll ? allOf(userId, courses) : undefined),
    [isOfAll, userId, courses],
  )
  const { state } = useResource(source)

  if (isOfAll) return beginningOf(state) ?? none
  return words?.status === 'ready' ? [words.value] : none
}

const allOf = (userId: string, courses: readonly CourseSummary[]): Source<readonly Course[]> => ({
  during: 'loading the courses',
  key: userId,
  async read(signal, begin) {
    const found: Course[] = []
    for (const summary of courses) {
      if (signal.aborted) break
      const result = await loadCourse(userId, summary)
      if (!result.ok) continue
      found.push(result.value)
      begin([...found])
    }
    return found
  },
})

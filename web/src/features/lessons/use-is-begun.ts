import type { Lesson } from '@mboa/contract'
import { useMemo } from 'react'
import { useResource, type Source } from '../../platform/network/use-resource.ts'
import { usePracticeStore } from '../../platform/practice-store/practice-context.ts'
import { isLessonBegun } from '../../platform/practice-store/stored-lesson.ts'

/** Whether a lesson was left in the middle on this device; no, until the device has answered. */
export function useIsBegun(lesson: Lesson): boolean {
  const { userId } = usePracticeStore()
  const source = useMemo(() => begunOf(userId, lesson), [userId, lesson])
  return useResource(source).value ?? false
}

const begunOf = (userId: string, lesson: Lesson): Source<boolean> => ({
  during: 'looking for a lesson that was left',
  read: () => isLessonBegun(userId, lesson),
})

import { chooseCourse, findCurrentCourse } from '@mboa/domain'
import { usePractice } from './practice-context.ts'
import { useChangeSettings } from './use-change-settings.ts'

/** The course being learnt, on all devices of the learner; undefined until one is chosen. */
export function useCurrentCourse(): {
  currentCourse: string | undefined
  chooseCourse: (course: string) => Promise<void>
} {
  const { fold } = usePractice()
  const change = useChangeSettings()
  return {
    currentCourse: findCurrentCourse(fold),
    chooseCourse: (course) => change(chooseCourse(fold, course)),
  }
}

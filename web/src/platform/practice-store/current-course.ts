import { readSetting } from '@mboa/domain'
import { newEventId } from '../event-id.ts'
import { usePractice, usePracticeStore } from './practice-context.ts'

const settingName = 'current-course'

/** The course being learnt, on all devices of the learner; undefined until one is chosen. */
export function useCurrentCourse(): {
  currentCourse: string | undefined
  chooseCourse: (course: string) => Promise<void>
} {
  const store = usePracticeStore()
  const { fold } = usePractice()
  const value = readSetting(fold, settingName)
  return {
    currentCourse: typeof value === 'string' ? value : undefined,
    chooseCourse: (course) =>
      store.record([
        {
          type: 'setting',
          id: newEventId(),
          answeredAt: Date.now(),
          name: settingName,
          value: course,
        },
      ]),
  }
}

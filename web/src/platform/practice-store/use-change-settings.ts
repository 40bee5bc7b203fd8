import type { PracticeEvent } from '@mboa/contract'
import { chooseCourse, findCurrentCourse, type SettingChange } from '@mboa/domain'
import { newEventId } from '../event-id.ts'
import { usePracticeStore, usePracticeValue } from './practice-context.ts'
import { readClock } from '../true-clock.ts'

/** The events by which changes of settings are kept; `answeredAt` is epoch ms. */
export function buildSettingEvents(
  changes: readonly SettingChange[],
  answeredAt: number,
): PracticeEvent[] {
  return changes.map((change) => ({ type: 'setting', id: newEventId(), answeredAt, ...change }))
}

/** Keeps changes of settings on this device; the learner's other devices get them by themselves. */
export function useChangeSettings(): (changes: readonly SettingChange[]) => Promise<void> {
  const store = usePracticeStore()
  return (changes) => store.record(buildSettingEvents(changes, readClock()))
}

/** The course being learnt, on all devices of the learner; undefined until one is chosen. */
export function useCurrentCourse(): {
  currentCourse: string | undefined
  chooseCourse: (course: string) => Promise<void>
} {
  const { getSnapshot } = usePracticeStore()
  const change = useChangeSettings()
  return {
    currentCourse: usePracticeValue(({ fold }) => findCurrentCourse(fold)),
    chooseCourse: (course) => change(chooseCourse(getSnapshot().fold, course)),
  }
}

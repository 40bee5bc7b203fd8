import type { PracticeEvent } from '@mboa/contract'
import { extendFold, type PracticeFold, type SettingChange } from '@mboa/domain'
import { startTransition, useOptimistic, useState } from 'react'
import { usePractice, usePracticeStore } from '../../platform/practice-store/practice-context.ts'
import { buildSettingEvents } from '../../platform/practice-store/use-change-settings.ts'
import { reportProblem } from '../../platform/report-problem.ts'
import { readClock } from '../../platform/true-clock.ts'

interface Settings {
  /** `loading` until this device's own events are read; `failed` when its storage refuses. */
  status: 'loading' | 'ready' | 'failed'
  /** With what was changed just now, before the device has kept it. */
  fold: PracticeFold
  /** The device could not keep the last change: what holds is shown again. */
  hasFailed: boolean
  change: (change: SettingChange) => void
}

/** A learner's settings, to be seen and changed. */
export function useSettings(): Settings {
  const store = usePracticeStore()
  const { fold, status } = usePractice()
  const [shown, showAtOnce] = useOptimistic(fold, (before, events: PracticeEvent[]) =>
    extendFold(before, events),
  )
  const [hasFailed, setHasFailed] = useState(false)

  function change(setting: SettingChange) {
    const events = buildSettingEvents([setting], readClock())
    setHasFailed(false)
    startTransition(async () => {
      showAtOnce(events)
      try {
        await store.record(events)
      } catch (error) {
        reportProblem('changing a setting', error)
        setHasFailed(true)
      }
    })
  }

  return { status, fold: shown, hasFailed, change }
}

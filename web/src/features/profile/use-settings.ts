import type { PracticeEvent } from '@mboa/contract'
import { extendFold, type PracticeFold, type SettingChange } from '@mboa/domain'
import { startTransition, useOptimistic, useState } from 'react'
import { usePractice, usePracticeStore } from '../../platform/practice-store/practice-context.ts'
import { buildSettingEvents } from '../../platform/practice-store/use-change-settings.ts'
import {
  storageTroubleOf,
  type StorageTrouble,
} from '../../platform/device-store/storage-trouble.ts'
import { reportProblem } from '../../platform/report-problem.ts'
import { readClock } from '../../platform/true-clock.ts'

interface Settings {
  /** `loading` until this device's own events are read; `failed` when its storage refuses. */
  status: 'loading' | 'ready' | 'failed'
  /** With what was changed just now, before the device has kept it. */
  fold: PracticeFold
  /** Why this device could not store the last change; what holds is shown again. */
  trouble: StorageTrouble | undefined
  change: (change: SettingChange) => void
}

/** A learner's settings, to be seen and changed. */
export function useSettings(): Settings {
  const store = usePracticeStore()
  const { fold, status } = usePractice()
  const [shown, showAtOnce] = useOptimistic(fold, (before, events: PracticeEvent[]) =>
    extendFold(before, events),
  )
  const [trouble, setTrouble] = useState<StorageTrouble>()

  function change(setting: SettingChange) {
    const events = buildSettingEvents([setting], readClock())
    setTrouble(undefined)
    startTransition(async () => {
      showAtOnce(events)
      try {
        await store.record(events)
      } catch (error) {
        reportProblem('changing a setting', error)
        setTrouble(storageTroubleOf(error))
      }
    })
  }

  return { status, fold: shown, trouble, change }
}

import { changePreferredVoice, readPreferredVoice, type PreferredVoice } from '@mboa/domain'
import { use, useEffect, useState, useSyncExternalStore } from 'react'
import {
  readVoicePreference,
  saveVoicePreference,
  type VoicePreference,
} from '../../platform/course-store/voice-preference.ts'
import { PracticeContext } from '../../platform/practice-store/practice-context.ts'
import { buildSettingEvents } from '../../platform/practice-store/use-change-settings.ts'
import { reportProblem } from '../../platform/report-problem.ts'
import { ReplanContext } from '../session/replan-context.ts'
import { readClock } from '../../platform/true-clock.ts'

interface HeardVoice {
  preference: VoicePreference
  /** Whose turn it is follows from it; undefined outside sessions. */
  session: string | undefined
  /** Keeps who is to be heard on all devices, and the pace on this one. */
  choose: (preference: VoicePreference) => void
}

const nothing = () => undefined
const neverChanges = () => nothing

/** In whose voice a course is heard here, and how fast. */
export function useVoice(course: string): HeardVoice {
  const store = use(PracticeContext)
  const session = use(ReplanContext)?.session
  const practice = useSyncExternalStore(
    store?.subscribe ?? neverChanges,
    store?.getSnapshot ?? nothing,
  )
  const [here, setHere] = useState(() => readVoicePreference(course))
  const chosen = practice && readPreferredVoice(practice.fold, course)
  const preference = chosen === undefined ? here : { isSlow: here.isSlow, ...chosen }

  // Chosen on another device: downloads of this one go by it as well.
  const synced = chosen && JSON.stringify(preference)
  useEffect(() => {
    if (synced !== undefined) saveVoicePreference(course, JSON.parse(synced) as VoicePreference)
  }, [course, synced])

  return {
    preference,
    session,
    choose(next) {
      setHere(next)
      saveVoicePreference(course, next)
      if (store === null || isSame(preference, next)) return
      store
        .record(buildSettingEvents([changePreferredVoice(course, next)], readClock()))
        .catch((error: unknown) => reportProblem('keeping whose voice is liked', error))
    },
  }
}

const isSame = (one: PreferredVoice, other: PreferredVoice) =>
  one.speaker === other.speaker && one.dialect === other.dialect

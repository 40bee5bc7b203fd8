import { useEffect, useState, useSyncExternalStore } from 'react'
import type { StoredSpeaker } from '../device-store/take-database.ts'
import { reportProblem } from '../report-problem.ts'
import {
  chooseSpeaker,
  followCurrentSpeaker,
  readCurrentSpeaker,
} from '../speaker-store/current-speaker.ts'
import { maySpeak } from './speaker-of-take.ts'
import { useTakeStore } from './take-store-context.ts'

/** Sooner than the minute in which a withdrawal holds everywhere. */
const followMs = 45_000

export interface ShownSpeakers {
  /** Undefined until they are read. */
  readonly speakers: readonly StoredSpeaker[] | undefined
  /** Who speaks now; undefined where who is signed in does. */
  readonly current: StoredSpeaker | undefined
  /** One tap, without a network. */
  readonly choose: (speaker: string | undefined) => void
}

/** Who speaks on this device, and who does so now. */
export function useSpeakers(userId: string): ShownSpeakers {
  const { store, changes } = useTakeStore()
  const [speakers, setSpeakers] = useState<readonly StoredSpeaker[]>()
  const chosen = useSyncExternalStore(followCurrentSpeaker, () => readCurrentSpeaker(userId))
  useEffect(() => {
    let isCurrent = true
    store?.speakers
      .list()
      .then((listed) => isCurrent && setSpeakers(listed))
      .catch((error: unknown) => {
        reportProblem('reading who speaks on this device', error)
        if (isCurrent) setSpeakers([])
      })
    return () => {
      isCurrent = false
    }
  }, [store, changes])
  const current = speakers?.find((each) => each.id === chosen && maySpeak(each))
  return { speakers, current, choose: (speaker) => chooseSpeaker(userId, speaker) }
}

/** While the page is seen: what a speaker withdrew elsewhere holds here within a minute. */
export function useFollowedSpeakers(): void {
  const { store } = useTakeStore()
  useEffect(() => {
    if (store === undefined) return undefined
    store.speakers.follow()
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') store.speakers.follow()
    }, followMs)
    return () => clearInterval(timer)
  }, [store])
}

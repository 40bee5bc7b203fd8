import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { SpeakerHere, StoredSpeaker } from '../device-store/take-database.ts'
import { useResource, type Source } from '../network/use-resource.ts'
import {
  chooseSpeaker,
  followCurrentSpeaker,
  readCurrentSpeaker,
} from '../speaker-store/current-speaker.ts'
import type { WorkshopsHere } from '../speaker-store/workshops-here.ts'
import { maySpeak } from './speaker-of-take.ts'
import type { TakeStore } from './open-take-store.ts'
import { useTakeStore } from './take-store-context.ts'

/** Sooner than the minute in which a withdrawal holds everywhere. */
const followMs = 45_000

export interface ShownSpeakers {
  /** Whom this device's recorder added, and whom others of a workshop did; undefined until read. */
  readonly speakers: readonly SpeakerHere[] | undefined
  /** The former alone. */
  readonly own: readonly StoredSpeaker[]
  readonly workshops: WorkshopsHere
  /** Who speaks now; undefined where who is signed in does. */
  readonly current: SpeakerHere | undefined
  /** Whoever was chosen is not here any more: what is said next is nobody's before one is chosen. */
  readonly isLost: boolean
  /** One tap, without a network. */
  readonly choose: (speaker: string | undefined) => void
}

type Read = Pick<ShownSpeakers, 'speakers' | 'own' | 'workshops'>

const unread: Read = { speakers: undefined, own: [], workshops: { joined: [], shared: [] } }

/** Who speaks on this device, and who does so now. */
export function useSpeakers(userId: string): ShownSpeakers {
  const { store, changes } = useTakeStore()
  const [ends, setEnds] = useState(0)
  const chosen = useSyncExternalStore(followCurrentSpeaker, () => readCurrentSpeaker(userId))
  const { value, failure } = useResource(
    useMemo(() => store && speakersOf(store), [store]),
    changes + ends,
  )
  const read = value ?? (failure === undefined ? unread : { ...unread, speakers: [] })
  const { joined } = read.workshops
  const nextEnd = Math.min(...joined.map(({ endsAt }) => endsAt))
  useEffect(() => {
    if (nextEnd === Infinity) return undefined
    const timer = setTimeout(() => setEnds((count) => count + 1), nextEnd - Date.now() + 1)
    return () => clearTimeout(timer)
  }, [nextEnd])
  const current = read.speakers?.find((each) => each.id === chosen && maySpeak(each))
  const isLost = chosen !== undefined && read.speakers !== undefined && current === undefined
  return { ...read, current, isLost, choose: (speaker) => chooseSpeaker(userId, speaker) }
}

const speakersOf = (store: TakeStore): Source<Read> => ({
  during: 'reading who speaks on this device',
  read: () => readSpeakers(store),
})

async function readSpeakers({ speakers: store }: TakeStore): Promise<Read> {
  const [own, workshops] = await Promise.all([store.list(), store.workshops()])
  const guests = workshops.shared.map(
    ({ id, name, dialect, textVersion, workshop }): SpeakerHere => {
      return { id, name, dialect, consent: { textVersion }, guestOf: workshop }
    },
  )
  const isOwn = (id: string) => own.some((each) => each.id === id)
  return { own, workshops, speakers: [...own, ...guests.filter(({ id }) => !isOwn(id))] }
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

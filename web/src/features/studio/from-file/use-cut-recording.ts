import { consentTextVersion, type Contribution } from '@mboa/contract'
import {
  alignToList,
  findLanguage,
  lastPlaced,
  leaveOut,
  lengthProblem,
  shiftPlaces,
  standing,
  takeIn,
  type Places,
  type RecordingPrompt,
} from '@mboa/domain'
import { useRef, useState } from 'react'
import { newEventId } from '../../../platform/event-id.ts'
import {
  storageTroubleOf,
  type StorageTrouble,
} from '../../../platform/device-store/storage-trouble.ts'
import { reportProblem } from '../../../platform/report-problem.ts'
import type { TakeStore } from '../../../platform/take-store/open-take-store.ts'
import type { SpeakerOfTake } from '../../../platform/take-store/speaker-of-take.ts'
import type { ReadRecording } from './read-recording.ts'
import { dropCut, keepCut, type BegunCut, type CutOf } from './unfinished-cut.ts'

/** What was said at one place of the recording. */
export interface CutRow {
  readonly at: number
  /** Undefined: no entry of the list. */
  readonly place: number | undefined
  /** Too weak to be kept. */
  readonly isUnusable: boolean
  /** To be listened to before it is kept: something may be missing or too much here. */
  readonly isUnsure: boolean
  /** It is a take on this device. */
  readonly isSaved: boolean
  /** Entries of the list before it that nothing in the recording stands for. */
  readonly unsaid: readonly number[]
}

export interface CutRecording {
  readonly rows: readonly CutRow[]
  /** Entries after the last row that nothing in the recording stands for. */
  readonly unsaid: readonly number[]
  /** Once something of it is saved, every word stands where it stands. */
  readonly isFixed: boolean
  /** How many would be kept now. */
  readonly ready: number
  readonly saving: { readonly done: number; readonly total: number } | undefined
  /** Why the rest is not on this device. */
  readonly trouble: StorageTrouble | undefined
  /** How many are on the device; undefined until all are. */
  readonly saved: number | undefined
  /** @param by how many entries down the list, from where `base` has them */
  readonly shift: (base: Places, from: number, by: number) => void
  readonly places: Places
  readonly leaveOut: (at: number) => void
  readonly takeIn: (at: number) => void
  readonly markHeard: (at: number) => void
  readonly save: () => void
}

interface CutRecordingDeps {
  readonly recording: ReadRecording
  readonly of: CutOf
  /** As it was cut before, where some of it was saved then. */
  readonly begun: BegunCut | undefined
  readonly prompts: readonly RecordingPrompt[]
  /** Kept before the first take of them: the same again changes nothing. */
  readonly contributions: readonly Contribution[]
  readonly store: TakeStore
  readonly dialect: string | null
  /** Whose voice a line is, where that is not the recorder. */
  readonly speakerOf: (prompt: RecordingPrompt) => SpeakerOfTake | undefined
  /** The build that makes the takes. */
  readonly appVersion: string
}

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, nth) => from + nth)

/** Which entry of the list each of what was said is, until all of it are takes on this device. */
export function useCutRecording(deps: CutRecordingDeps): CutRecording {
  const { recording, of, begun, prompts, contributions, store, dialect, speakerOf, appVersion } =
    deps
  const { course } = of
  const { takes, samples, sampleRate, container } = recording
  const count = prompts.length
  const [aligned] = useState(() => {
    const said = takes.map(({ speech }) => ({ startMs: (speech.start / sampleRate) * 1000 }))
    return alignToList(said, count)
  })
  const [takeIds] = useState(() => begun?.takeIds ?? takes.map(() => newEventId()))
  const [places, setPlaces] = useState(begun?.places ?? aligned.places)
  const held = standing(places, count)
  // Before anything was saved, all that was marked had been listened to.
  const [heard, setHeard] = useState<ReadonlySet<number>>(
    () => new Set(begun === undefined ? [] : takes.keys()),
  )
  const [kept, setKept] = useState<ReadonlySet<number>>(begun?.saved ?? new Set())
  const [saving, setSaving] = useState<CutRecording['saving']>()
  const [trouble, setTrouble] = useState<StorageTrouble>()
  const [isOver, setIsOver] = useState(false)
  // A second press can come before the button has been rendered as busy.
  const isRunning = useRef(false)

  const promptAt = (place: number | undefined) => (place === undefined ? undefined : prompts[place])
  const language = findLanguage(course)
  const last = lastPlaced(held)
  const rows = takes.map(({ speech, quality }, at): CutRow => {
    const place = held[at]
    const prompt = promptAt(place)
    const ms = ((speech.end - speech.start) / sampleRate) * 1000
    const isOdd = prompt !== undefined && lengthProblem(ms, { prompt, language }) !== undefined
    // Where the last of them is right, and none before is odd, none is shifted.
    const isAsked = at === last || aligned.unsure.has(at) || isOdd
    return {
      at,
      place,
      isUnusable: quality.verdict === 'record-again',
      isUnsure: place !== undefined && isAsked && !heard.has(at),
      isSaved: kept.has(at),
      unsaid:
        place === undefined ? [] : range((held[lastPlaced(held.slice(0, at))] ?? -1) + 1, place),
    }
  })
  const wanted = rows.filter(({ place, isUnusable }) => place !== undefined && !isUnusable)

  /** Whoever moves words listens to the last of them anew. */
  function move(next: Places, from: number) {
    setPlaces(next)
    setHeard(new Set([...heard].filter((at) => at < from)))
  }

  async function saveOne({ at, place }: CutRow): Promise<StorageTrouble | undefined> {
    const [take, id] = [takes[at], takeIds[at]]
    const prompt = promptAt(place)
    if (take === undefined || id === undefined || prompt === undefined) return undefined
    const { range, cut } = take
    const beganMs = Math.round((range.start / sampleRate) * 1000)
    const stored = await store.uploads.saveAsTake(
      { id, lastModified: recording.recordedAt + beganMs },
      {
        course,
        item: prompt.item,
        kind: prompt.kind,
        dialect,
        pace: prompt.state === 'again' ? 'slower' : 'usual',
        consentTextVersion,
        ...speakerOf(prompt),
        appVersion,
        microphone: { source: 'file', container, sampleRate },
      },
      {
        samples: samples.slice(range.start, range.end),
        cut: { start: cut.start - range.start, end: cut.end - range.start },
        sampleRate,
      },
    )
    return stored.ok ? undefined : stored.trouble
  }

  async function saveAll(): Promise<void> {
    setTrouble(undefined)
    const done = new Set(kept)
    try {
      // A take of a word that nobody knows is refused.
      const told = contributions.length === 0 ? undefined : await store.contribute(contributions)
      if (told?.ok === false) {
        setTrouble(told.trouble)
        return
      }
      const cut = takeIds.map((takeId, at) => ({ takeId, prompt: promptAt(held[at]) }))
      keepCut(of, recording, cut)
      for (const row of wanted) {
        setSaving({ done: done.size, total: wanted.length })
        if (done.has(row.at)) continue
        const because = await saveOne(row)
        if (because !== undefined) {
          setTrouble(because)
          return
        }
        done.add(row.at)
        setKept(new Set(done))
      }
      dropCut(of, recording)
      setIsOver(true)
    } finally {
      isRunning.current = false
      setSaving(undefined)
    }
  }

  return {
    rows,
    unsaid: range((held[last] ?? -1) + 1, count),
    isFixed: saving !== undefined || kept.size > 0,
    ready: wanted.filter(({ isSaved }) => !isSaved).length,
    saving,
    trouble,
    saved: isOver ? kept.size : undefined,
    places,
    shift: (base, from, by) => move(shiftPlaces(base, from, by), from),
    leaveOut: (at) => move(leaveOut(places, at), at),
    takeIn: (at) => move(takeIn(places, at), at),
    markHeard: (at) => setHeard(new Set([...heard, at])),
    save() {
      if (isRunning.current) return
      isRunning.current = true
      saveAll().catch((error: unknown) => {
        reportProblem('saving what was cut', error)
        setTrouble(storageTroubleOf(error))
      })
    },
  }
}

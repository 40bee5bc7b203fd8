import {
  chooseWord,
  shiftWords,
  startMending,
  toggleUnwanted,
  wordAt,
  type Mending,
} from '@mboa/domain'
import { useState } from 'react'
import {
  storageTroubleOf,
  type StorageTrouble,
} from '../../../platform/device-store/storage-trouble.ts'
import { reportProblem } from '../../../platform/report-problem.ts'
import type { TakeStore } from '../../../platform/take-store/open-take-store.ts'
import type { SessionTake } from './use-sessions.ts'

/** A take in its place of the session. */
export interface MendedRow {
  readonly at: number
  readonly take: SessionTake
  /** What it is to be filed under; undefined where nothing is named. */
  readonly item: string | undefined
  readonly isMoved: boolean
  readonly isUnwanted: boolean
}

export interface MendedSession {
  readonly rows: readonly MendedRow[]
  readonly moved: number
  readonly unwanted: number
  /** Moved past an end of the list, and not unwanted. */
  readonly wordless: number
  readonly isSaving: boolean
  /** Why the changes are not on this device. */
  readonly trouble: StorageTrouble | undefined
  /** How many changes are on the device; undefined until they are. */
  readonly saved: number | undefined
  readonly places: Mending['places']
  /** @param by how many entries down the list, from where `base` has them */
  readonly shift: (base: Mending['places'], from: number, by: number) => void
  readonly choose: (at: number, item: string) => void
  readonly toggleUnwanted: (at: number) => void
  readonly save: () => void
}

/** What the takes of a session are filed under, until all that was changed is on this device. */
export function useMending(
  takes: readonly SessionTake[],
  store: TakeStore | undefined,
): MendedSession {
  const [mending, setMending] = useState(() => startMending(takes.map(({ item }) => item)))
  const [isSaving, setIsSaving] = useState(false)
  const [trouble, setTrouble] = useState<StorageTrouble>()
  const [saved, setSaved] = useState<number>()

  const rows = takes.map((take, at): MendedRow => {
    const isUnwanted = mending.unwanted.has(at)
    const item = wordAt(mending, at)
    const isMoved = !isUnwanted && item !== undefined && item !== take.item
    return { at, take, item, isMoved, isUnwanted }
  })
  const moves = rows.flatMap(({ take, item, isMoved }) =>
    isMoved && item !== undefined ? [{ takeId: take.id, from: take.item, to: item }] : [],
  )
  const unwanted = rows.filter(({ isUnwanted }) => isUnwanted).map(({ take }) => take.id)

  async function saveAll(): Promise<void> {
    setTrouble(undefined)
    setIsSaving(true)
    try {
      const written = await store?.mendTakes({ moves, unwanted })
      if (written?.ok === true) setSaved(moves.length + unwanted.length)
      else setTrouble(written?.trouble ?? 'storage-failed')
    } finally {
      setIsSaving(false)
    }
  }

  return {
    rows,
    moved: moves.length,
    unwanted: unwanted.length,
    wordless: rows.filter(({ item, isUnwanted }) => item === undefined && !isUnwanted).length,
    isSaving,
    trouble,
    saved,
    places: mending.places,
    shift: (base, from, by) => setMending((now) => shiftWords(now, base, from, by)),
    choose: (at, item) => setMending((now) => chooseWord(now, at, item)),
    toggleUnwanted: (at) => setMending((now) => toggleUnwanted(now, at)),
    save() {
      saveAll().catch((error: unknown) => {
        reportProblem('mending a session', error)
        setTrouble(storageTroubleOf(error))
      })
    },
  }
}

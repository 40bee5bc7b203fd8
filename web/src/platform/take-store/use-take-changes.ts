import { useEffect, useRef, useState } from 'react'
import { reportProblem } from '../report-problem.ts'
import type { TakeChanges } from './own-takes.ts'
import { useTakeStore } from './take-store-context.ts'

const none: TakeChanges = { moves: [], discarded: [] }

/** What was changed here in takes that the server has, as long as it has not heard of it. */
export function useTakeChanges(): TakeChanges {
  const { store, changes } = useTakeStore()
  const [waiting, setWaiting] = useState(none)
  useEffect(() => {
    let isCurrent = true
    store
      ?.listChanges()
      .then((listed) => isCurrent && setWaiting((now) => (isSame(now, listed) ? now : listed)))
      .catch((error: unknown) => {
        // Who leaves closes the store, in the middle of this too.
        if (isCurrent) reportProblem('reading what was changed in takes', error)
      })
    return () => {
      isCurrent = false
    }
  }, [store, changes])
  return waiting
}

const isSame = (a: TakeChanges, b: TakeChanges) => JSON.stringify(a) === JSON.stringify(b)

/** Calls when the server has heard of some of it: what it lists is another by now. */
export function useOnChangesHeard(changes: TakeChanges, act: () => void): void {
  const waiting = changes.moves.length + changes.discarded.length
  const known = useRef(waiting)
  useEffect(() => {
    const { current: before } = known
    known.current = waiting
    if (waiting < before) act()
  }, [waiting, act])
}

/** Takes of the server's list as they are from now on: without those that nobody is to hear. */
export function withChanges<Take extends { readonly id: string; readonly item: string }>(
  takes: readonly Take[],
  { moves, discarded }: TakeChanges,
  move: (take: Take, item: string) => Take = (take, item) => ({ ...take, item }),
): readonly Take[] {
  const standing = moves.filter(({ refusedBecause }) => refusedBecause === undefined)
  if (standing.length === 0 && discarded.length === 0) return takes
  const items = new Map(standing.map(({ takeId, to }) => [takeId, to]))
  const gone = new Set(discarded)
  return takes
    .filter(({ id }) => !gone.has(id))
    .map((take) => {
      const item = items.get(take.id)
      return item === undefined || item === take.item ? take : move(take, item)
    })
}

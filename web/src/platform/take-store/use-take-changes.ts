import { useEffect, useMemo, useRef } from 'react'
import { useResource, type Source } from '../network/use-resource.ts'
import type { TakeStore } from './open-take-store.ts'
import type { TakeChanges } from './own-takes.ts'
import { useTakeStore } from './take-store-context.ts'

const none: TakeChanges = { moves: [], discarded: [] }

/** What was changed here in takes that the server has, as long as it has not heard of it. */
export function useTakeChanges(): TakeChanges {
  const { store, changes } = useTakeStore()
  const source = useMemo(() => store && changesOf(store), [store])
  return useResource(source, changes).value ?? none
}

const changesOf = (store: TakeStore): Source<TakeChanges> => ({
  during: 'reading what was changed in takes',
  read: () => store.listChanges(),
  isSame: (shown, next) => JSON.stringify(shown) === JSON.stringify(next),
})

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

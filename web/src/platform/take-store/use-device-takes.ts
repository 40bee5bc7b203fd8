import { useEffect, useMemo, useRef } from 'react'
import { useResource, type Source } from '../network/use-resource.ts'
import type { StoredTake } from '../device-store/take-database.ts'
import type { TakeStore } from './open-take-store.ts'
import { useTakeStore } from './take-store-context.ts'

/** All takes of this device, the oldest first; undefined until they are read. */
export function useDeviceTakes(): readonly StoredTake[] | undefined {
  const { store, changes } = useTakeStore()
  const source = useMemo(() => store && takesOf(store), [store])
  return useResource(source, changes).value
}

const takesOf = (store: TakeStore): Source<readonly StoredTake[]> => ({
  during: 'reading the takes of this device',
  read: () => store.listTakes(),
})

/** Calls when the server has got another take of this device: not for those it had before. */
export function useOnReceived(act: () => void): void {
  const received = useDeviceTakes()?.filter(
    ({ pending, state }) => pending !== 1 && state !== 'refused',
  ).length
  const known = useRef(received)
  useEffect(() => {
    const { current: before } = known
    known.current = received
    if (before !== undefined && received !== undefined && received > before) act()
  }, [received, act])
}

import { useEffect, useRef, useState } from 'react'
import { reportProblem } from '../report-problem.ts'
import type { StoredTake } from '../device-store/take-database.ts'
import { useTakeStore } from './take-store-context.ts'

/** All takes of this device, the oldest first; undefined until they are read. */
export function useDeviceTakes(): readonly StoredTake[] | undefined {
  const { store, changes } = useTakeStore()
  const [takes, setTakes] = useState<readonly StoredTake[]>()

  useEffect(() => {
    let isCurrent = true
    store
      ?.listTakes()
      .then((listed) => isCurrent && setTakes(listed))
      .catch((error: unknown) => reportProblem('reading the takes of this device', error))
    return () => {
      isCurrent = false
    }
  }, [store, changes])

  return takes
}

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

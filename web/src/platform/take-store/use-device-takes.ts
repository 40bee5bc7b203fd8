import { useEffect, useState } from 'react'
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

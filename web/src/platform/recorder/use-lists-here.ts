import { useEffect } from 'react'
import { reportProblem } from '../report-problem.ts'
import { whenIdle } from '../run-when-idle.ts'

/** Sees to it that a recorder's lists are on this device before there is no network. */
export function useListsHere(userId: string): void {
  useEffect(() => {
    let stop: () => void = () => undefined
    function bring() {
      stop()
      if (!navigator.onLine) return
      // After what the page itself asks for.
      stop = whenIdle(() => {
        import('./bring-lists.ts')
          .then(({ bringLists }) => bringLists(userId))
          .catch((error: unknown) => reportProblem('bringing the lists to record from', error))
      })
    }
    bring()
    window.addEventListener('online', bring)
    return () => {
      stop()
      window.removeEventListener('online', bring)
    }
  }, [userId])
}

import { useEffect } from 'react'
import { reportProblem } from '../../platform/report-problem.ts'

/** Keeps the screen on while it is wanted; browsers let go of it whenever the page is hidden. */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    // Absent in some browsers, whatever the typings say.
    const { wakeLock } = navigator as { wakeLock?: WakeLock }
    if (!isWanted || wakeLock === undefined) return
    let lock: WakeLockSentinel | undefined
    const leaving = new AbortController()
    const { signal } = leaving
    const ask = () => {
      if (document.visibilityState !== 'visible') return
      wakeLock
        .request('screen')
        .then(async (given) => {
          if (signal.aborted) await given.release()
          else lock = given
        })
        .catch((error: unknown) => {
          // A phone that saves its battery says no: recording continues without.
          if (!(error instanceof DOMException)) reportProblem('keeping the screen on', error)
        })
    }
    ask()
    document.addEventListener('visibilitychange', ask, { signal })
    return () => {
      leaving.abort()
      lock?.release().catch(() => undefined)
    }
  }, [isWanted])
}

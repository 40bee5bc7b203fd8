import { useEffect, useState } from 'react'
import { reportProblem } from '../report-problem.ts'

/**
 * Returns whether a version newer than this page's is installed. It stays true after another tab
 * has activated that version: this page runs the old one until its next load.
 */
export function useWaitingVersion(): boolean {
  const [isWaiting, setIsWaiting] = useState(false)

  useEffect(() => {
    if (!('serviceWorker' in navigator)) return
    const stop = new AbortController()
    const { signal } = stop
    function watch(registration: ServiceWorkerRegistration) {
      if (signal.aborted) return
      function look() {
        if (registration.waiting !== null) setIsWaiting(true)
      }
      const listen = () =>
        registration.installing?.addEventListener('statechange', look, { signal })
      registration.addEventListener('updatefound', listen, { signal })
      listen()
      look()
    }
    // On the first visit nothing is registered yet. Once ready, one version is active.
    navigator.serviceWorker.ready
      .then(watch)
      .catch((error: unknown) => reportProblem('looking for a new version', error))
    return () => stop.abort()
  }, [])

  return isWaiting
}

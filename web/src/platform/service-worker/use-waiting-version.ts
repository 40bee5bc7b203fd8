import { useEffect, useState } from 'react'
import { reportProblem } from '../report-problem.ts'

/** Whether a new version of the app is installed and waits until the old one's tabs are closed. */
export function useWaitingVersion(): boolean {
  const [isWaiting, setIsWaiting] = useState(false)

  useEffect(() => {
    if (!('serviceWorker' in navigator)) return
    const stop = new AbortController()
    const { signal } = stop
    function watch(registration: ServiceWorkerRegistration) {
      if (signal.aborted) return
      const look = () => setIsWaiting(registration.waiting !== null && registration.active !== null)
      look()
      const listen = () =>
        registration.installing?.addEventListener('statechange', look, { signal })
      registration.addEventListener('updatefound', listen, { signal })
    }
    // On the first visit nothing is registered yet when this asks.
    navigator.serviceWorker.ready
      .then(watch)
      .catch((error: unknown) => reportProblem('looking for a new version', error))
    return () => stop.abort()
  }, [])

  return isWaiting
}

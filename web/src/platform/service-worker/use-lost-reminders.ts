import { useEffect, useState } from 'react'
import { reportProblem } from '../report-problem.ts'
import { forget, lostReminders, recall } from './worker-memory.ts'

/** Whether this device reminds its learner no more; true on one page, until it is left. */
export function useLostReminders(): boolean {
  const [isLost, setIsLost] = useState(false)
  useEffect(() => {
    // Without caches there is no service worker, and nothing reminds.
    if (!('caches' in window)) return
    recall(lostReminders)
      .then((found) => {
        if (found === undefined) return
        setIsLost(true)
        return forget(lostReminders)
      })
      .catch((error: unknown) => reportProblem('reading whether reminders are off', error))
  }, [])
  return isLost
}

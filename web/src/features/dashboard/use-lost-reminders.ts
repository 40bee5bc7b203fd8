import { useEffect, useState } from 'react'
import { reportProblem } from '../../platform/report-problem.ts'
import { forget, lostReminders, recall } from '../../platform/service-worker/worker-memory.ts'

/** True once, on the first page after the browser ended the subscription for reminders. */
export function useLostReminders(): boolean {
  const [areLost, setAreLost] = useState(false)
  useEffect(() => {
    findLost()
      .then((found) => {
        if (found) setAreLost(true)
      })
      .catch((error: unknown) => reportProblem('reading whether reminders are off', error))
  }, [])
  return areLost
}

async function findLost(): Promise<boolean> {
  // Without caches there is no service worker, and nothing reminds.
  if (!('caches' in window) || (await recall(lostReminders)) === undefined) return false
  await forget(lostReminders)
  return true
}

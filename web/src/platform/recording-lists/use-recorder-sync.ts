import { useEffect } from 'react'
import { withLearnerDatabase } from '../device-store/learner-database.ts'
import { countPending } from '../device-store/outbox.ts'
import { reportProblem } from '../report-problem.ts'
import { whenIdle } from '../run-when-idle.ts'
import { followSync, requestSync } from '../sync/sync-client.ts'

/**
 * Sees to it, at the start and whenever there is a network again, that what a recorder practised
 * as a learner reaches the server, and that their lists are on this device.
 */
export function useRecorderSync(userId: string): void {
  useEffect(() => {
    let stop: () => void = () => undefined
    function prefetch() {
      stop()
      if (!navigator.onLine) return
      // After what the page itself asks for.
      stop = whenIdle(() => {
        import('./prefetch-lists.ts')
          .then(({ prefetchLists }) => prefetchLists(userId))
          .catch((error: unknown) => reportProblem('bringing the lists to record from', error))
        sendPractice(userId).catch((error: unknown) =>
          reportProblem('sending what was practised', error),
        )
      })
    }
    prefetch()
    // What fails is tried again as long as somebody follows it.
    const stopFollowing = followSync(userId, () => undefined)
    window.addEventListener('online', prefetch)
    return () => {
      stop()
      stopFollowing()
      window.removeEventListener('online', prefetch)
    }
  }, [userId])
}

async function sendPractice(userId: string): Promise<void> {
  if ((await withLearnerDatabase(userId, countPending)) > 0) requestSync(userId)
}

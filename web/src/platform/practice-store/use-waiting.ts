import { useEffect, useState } from 'react'
import { openLearnerDatabase } from '../device-store/learner-database.ts'
import { countWaiting, type Waiting } from '../device-store/outbox.ts'
import { reportProblem } from '../report-problem.ts'
import { usePractice, usePracticeStore } from './practice-context.ts'

/** What this device keeps until the server has it; undefined until it is counted. */
export function useWaiting(): Waiting | undefined {
  const { userId } = usePracticeStore()
  const { pending } = usePractice()
  const [waiting, setWaiting] = useState<Waiting>()

  useEffect(() => {
    let isCurrent = true
    async function count() {
      const database = await openLearnerDatabase(userId)
      try {
        const counted = await countWaiting(database)
        if (isCurrent) setWaiting(counted)
      } finally {
        database.close()
      }
    }
    count().catch((error: unknown) => reportProblem('counting what waits to be sent', error))
    return () => {
      isCurrent = false
    }
  }, [userId, pending])

  return waiting
}

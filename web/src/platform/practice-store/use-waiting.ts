import { useEffect, useState } from 'react'
import { withLearnerDatabase } from '../device-store/learner-database.ts'
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
    withLearnerDatabase(userId, countWaiting)
      .then((counted) => {
        if (isCurrent) setWaiting(counted)
      })
      .catch((error: unknown) => reportProblem('counting what waits to be sent', error))
    return () => {
      isCurrent = false
    }
  }, [userId, pending])

  return waiting
}

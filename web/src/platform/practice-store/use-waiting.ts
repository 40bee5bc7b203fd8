import { useEffect, useState } from 'react'
import { withLearnerDatabase, type LearnerDatabase } from '../device-store/learner-database.ts'
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

/** When the server last had everything, epoch ms; undefined where that is not known. */
export function useLastSent(): number | undefined {
  const { userId } = usePracticeStore()
  const { sync } = usePractice()
  const [lastSentAt, setLastSentAt] = useState<number>()
  useEffect(() => {
    let isShown = true
    withLearnerDatabase(userId, readLastSent)
      .then((read) => {
        if (isShown) setLastSentAt(read)
      })
      .catch((error: unknown) => reportProblem('reading when all was sent', error))
    return () => {
      isShown = false
    }
  }, [userId, sync])
  return lastSentAt
}

/** When the server last received something of this learner's, epoch ms; from any device. */
async function readLastSent(database: LearnerDatabase): Promise<number | undefined> {
  const events = await database.getAll('events')
  const last = events.reduce((latest, { receivedAt = 0 }) => Math.max(latest, receivedAt), 0)
  return last === 0 ? undefined : last
}

import { useEffect, useState } from 'react'
import { withLearnerDatabase } from '../device-store/learner-database.ts'
import { readLastSent } from '../device-store/last-sent.ts'
import { reportProblem } from '../report-problem.ts'
import { usePractice, usePracticeStore } from './practice-context.ts'

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

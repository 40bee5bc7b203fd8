import { createRecallSteps, lacksReviews, type PracticeFold, type RecallBin } from '@mboa/domain'
import { useEffect, useState } from 'react'
import { askFoldWorker } from '../../platform/fold-snapshot/ask-fold-worker.ts'
import { usePracticeStore } from '../../platform/practice-store/practice-context.ts'
import { reportProblem } from '../../platform/report-problem.ts'
import { runWhenIdle } from '../../platform/run-when-idle.ts'

const none: readonly RecallBin[] = []

/**
 * Bins with reviews in them. Going through all reviews takes long on a cheap phone: when idle, or in
 * a worker where there are so many that the page does not hold them.
 */
export function useRecall(fold: PracticeFold, course: string | undefined): readonly RecallBin[] {
  const { userId } = usePracticeStore()
  const [stepsOf] = useState(createRecallSteps)
  const [read, setRead] = useState({ course, bins: none })

  useEffect(() => {
    const show = (bins: readonly RecallBin[]) =>
      setRead({ course, bins: bins.filter(({ reviews }) => reviews > 0) })
    if (!lacksReviews(fold)) return runWhenIdle(stepsOf(fold, course), show)
    let isCurrent = true
    askFoldWorker({ task: 'recall', userId, course })
      .then((bins) => {
        if (isCurrent) show(bins)
      })
      .catch((error: unknown) => reportProblem('reading how well words are known', error))
    return () => {
      isCurrent = false
    }
  }, [stepsOf, fold, userId, course])

  return read.course === course ? read.bins : none
}

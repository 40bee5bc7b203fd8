import { createRecallSteps, lacksReviews, type PracticeFold, type RecallBin } from '@mboa/domain'
import { useMemo, useState } from 'react'
import { askFoldWorker } from '../../platform/fold-snapshot/ask-fold-worker.ts'
import { useResource, type Source } from '../../platform/network/use-resource.ts'
import { usePracticeStore } from '../../platform/practice-store/practice-context.ts'
import { runWhenIdle } from '../../platform/run-when-idle.ts'

const none: readonly RecallBin[] = []

/**
 * Bins with reviews in them. Going through all reviews takes long on a cheap phone: when idle, or in
 * a worker where there are so many that the page does not hold them.
 */
export function useRecall(fold: PracticeFold, course: string | undefined): readonly RecallBin[] {
  const { userId } = usePracticeStore()
  const [stepsOf] = useState(createRecallSteps)
  const source = useMemo(
    () => recallOf(fold, { userId, course, stepsOf }),
    [fold, userId, course, stepsOf],
  )
  return useResource(source).value ?? none
}

interface RecallScope {
  userId: string
  course: string | undefined
  stepsOf: ReturnType<typeof createRecallSteps>
}

const recallOf = (
  fold: PracticeFold,
  { userId, course, stepsOf }: RecallScope,
): Source<readonly RecallBin[]> => ({
  during: 'reading how well words are known',
  key: `${userId} ${course}`,
  async read(signal) {
    const bins = lacksReviews(fold)
      ? await askFoldWorker({ task: 'recall', userId, course })
      : await new Promise<readonly RecallBin[]>((resolve) => {
          signal.addEventListener('abort', runWhenIdle(stepsOf(fold, course), resolve))
        })
    return bins.filter(({ reviews }) => reviews > 0)
  },
})

import { createRecallSteps, type PracticeFold, type RecallBin } from '@mboa/domain'
import { useEffect, useState } from 'react'
import { runWhenIdle } from '../../platform/run-when-idle.ts'

const none: readonly RecallBin[] = []

/** Bins with reviews in them. Going through all reviews takes long on a cheap phone: when idle. */
export function useRecall(fold: PracticeFold, course: string | undefined): readonly RecallBin[] {
  const [stepsOf] = useState(createRecallSteps)
  const [read, setRead] = useState({ course, bins: none })

  useEffect(
    () =>
      runWhenIdle(stepsOf(fold, course), (bins) =>
        setRead({ course, bins: bins.filter(({ reviews }) => reviews > 0) }),
      ),
    [stepsOf, fold, course],
  )

  return read.course === course ? read.bins : none
}

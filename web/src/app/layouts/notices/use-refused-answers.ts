import { use, useSyncExternalStore } from 'react'
import { PracticeContext } from '../../../platform/practice-store/practice-context.ts'
import { reportProblem } from '../../../platform/report-problem.ts'
import type { Notice } from './notice.ts'

const neverChanges = () => () => undefined

/** Answers of this learner that the server refused: they count on this device alone. */
export function useRefusedAnswers(): Notice[] {
  const store = use(PracticeContext)
  const count = useSyncExternalStore(
    store?.subscribe ?? neverChanges,
    () => store?.getSnapshot().refusedAnswers.length ?? 0,
  )
  if (count === 0) return []
  const onDismiss = () => {
    store
      ?.forgetRefusedAnswers()
      .catch((error: unknown) => reportProblem('putting refused answers away', error))
  }
  return [{ kind: 'refused-answers', count, onDismiss }]
}

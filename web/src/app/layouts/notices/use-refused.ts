import type { Report } from '@mboa/contract'
import { use, useSyncExternalStore } from 'react'
import { PracticeContext } from '../../../platform/practice-store/practice-context.ts'
import { reportProblem } from '../../../platform/report-problem.ts'
import type { Notice } from './notice-list.tsx'

const neverChanges = () => () => undefined
const none: readonly Report[] = []

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

/** Reports of this learner that the server refused: nobody has read them. */
export function useRefusedReports(): Notice[] {
  const store = use(PracticeContext)
  const refused = useSyncExternalStore(
    store?.subscribe ?? neverChanges,
    () => store?.getSnapshot().refusedReports ?? none,
  )
  return refused.map(({ id, expected }) => ({
    kind: 'refused-report',
    id,
    expected,
    onDismiss: () => {
      store
        ?.forgetReport(id)
        .catch((error: unknown) => reportProblem('putting a refused report away', error))
    },
  }))
}

import type { Report } from '@mboa/contract'
import { use, useSyncExternalStore } from 'react'
import { PracticeContext } from '../../../platform/practice-store/practice-context.ts'
import { reportProblem } from '../../../platform/report-problem.ts'
import type { Notice } from './notice.ts'

const neverChanges = () => () => undefined
const none: readonly Report[] = []

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

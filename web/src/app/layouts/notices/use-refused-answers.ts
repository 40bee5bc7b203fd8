import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { CloudAlert } from 'lucide-react'
import { use, useSyncExternalStore } from 'react'
import { PracticeContext } from '../../../platform/practice-store/practice-context.ts'
import { reportProblem } from '../../../platform/report-problem.ts'
import type { Notice } from './notice.ts'

const neverChanges = () => () => undefined

/** Answers of this learner that the server refused: they count on this device alone. */
export function useRefusedAnswers(): Notice[] {
  const { t } = useLingui()
  const store = use(PracticeContext)
  const count = useSyncExternalStore(
    store?.subscribe ?? neverChanges,
    () => store?.getSnapshot().refusedAnswers.length ?? 0,
  )
  if (count === 0) return []
  return [
    {
      key: 'refused-answers',
      sign: CloudAlert,
      text: t`${plural(count, {
        one: '# of your answers didn’t reach us',
        other: '# of your answers didn’t reach us',
      })}`,
      detail: t`The server couldn’t read what this device sent. It’s saved and counts here, and the next version of Mboa will send it again.`,
      onDismiss: () => {
        store
          ?.forgetRefusedAnswers()
          .catch((error: unknown) => reportProblem('putting refused answers away', error))
      },
    },
  ]
}

import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { pagePaths } from '@mboa/contract'
import { Mic } from 'lucide-react'
import { useSignedInUser } from '../../../platform/session/session-context.ts'
import type { Notice } from './notice.ts'
import { useDismissed, useServerNews } from './use-server-news.ts'

/** Only recorders ask: learners do not load what takes are. */
const askForCounts = async (signal: AbortSignal) =>
  (await import('./ask-for-counts.ts')).askForCounts(signal)

/** A recorder's takes that were sent back, until they are recorded again, and those approved. */
export function useDecidedTakes(): Notice[] {
  const { t } = useLingui()
  const { id, role } = useSignedInUser()
  const [seenApproved, dismiss] = useDismissed(id, 'approved-takes')
  const news = useServerNews(role === 'recorder' ? askForCounts : undefined)
  if (news === undefined) return []
  const approved = news.counts
    .filter(({ state }) => state === 'approved')
    .reduce((sum, { count }) => sum + count, 0)
  const newlyApproved = approved - seenApproved
  const sentBack = news.toRecordAgain
  const notices: (Notice | false)[] = [
    sentBack > 0 && {
      key: 'takes-sent-back',
      sign: Mic,
      text: t`${plural(sentBack, { one: '# recording was sent back', other: '# recordings were sent back' })}`,
      detail: t`See why, and record again when you like.`,
      path: `${pagePaths.recorderRecordings}?state=sent-back`,
    },
    newlyApproved > 0 && {
      key: 'takes-approved',
      sign: Mic,
      text: t`${plural(newlyApproved, { one: '# recording was approved', other: '# recordings were approved' })}`,
      detail: t`Learners can now listen.`,
      path: pagePaths.recorderRecordings,
      onDismiss: () => dismiss(approved),
    },
  ]
  return notices.filter((notice) => notice !== false)
}

import type { TakeCounts } from '@mboa/contract'
import { useResource, type Source } from '../../../platform/network/use-resource.ts'
import { useSignedInUser } from '../../../platform/session/session-context.ts'
import type { Notice } from './notice-list.tsx'
import { useDismissed } from './use-dismissed.ts'

/** Only recorders ask: learners do not load what takes are. */
const counts: Source<TakeCounts> = {
  during: 'counting the takes',
  ask: async (signal) => (await import('./ask-for-counts.ts')).askForCounts(signal),
  asksOnce: true,
}

/** A recorder's takes that were sent back, until they are recorded again, and those approved. */
export function useDecidedTakes(): Notice[] {
  const { id, role } = useSignedInUser()
  const [seenApproved, dismiss] = useDismissed(id, 'approved-takes')
  const { value: news } = useResource(role === 'recorder' ? counts : undefined)
  if (news === undefined) return []
  const approved = news.counts
    .filter(({ state }) => state === 'approved')
    .reduce((sum, { count }) => sum + count, 0)
  const newlyApproved = approved - seenApproved
  const sentBack = news.toRecordAgain
  const notices: (Notice | false)[] = [
    sentBack > 0 && { kind: 'takes-sent-back', count: sentBack },
    newlyApproved > 0 && {
      kind: 'takes-approved',
      count: newlyApproved,
      onDismiss: () => dismiss(approved),
    },
  ]
  return notices.filter((notice) => notice !== false)
}

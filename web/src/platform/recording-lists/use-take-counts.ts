import { api, type TakeCounts } from '@mboa/contract'
import { useMemo } from 'react'
import { call } from '../network/api-client.ts'
import { useOnReceived } from '../take-store/use-device-takes.ts'
import { useResource, type Source } from '../network/use-resource.ts'
import type { Loaded } from '../network/loaded.ts'
import { saveCounts, readStoredCounts } from './stored-lists.ts'

/** What is shown of them. The rest is told by the server alone: kept, it grows old. */
type Counts = Pick<TakeCounts, 'counts' | 'heardBy'> & Partial<Pick<TakeCounts, 'toReview'>>

/**
 * How many of one's takes stand where: as this device last heard at once, then as the server says;
 * asked again when it has received another one.
 */
export function useTakeCounts(userId: string): Loaded<Counts> & { again: () => void } {
  const { state, askAgain } = useResource(useMemo(() => countsOf(userId), [userId]))
  useOnReceived(askAgain)
  return { ...state, again: askAgain }
}

const countsOf = (userId: string): Source<Counts> => ({
  during: 'counting the takes',
  read: async () => {
    const counts = await readStoredCounts(userId)
    return counts && { counts }
  },
  ask: (signal) => call(api.countTakes, { signal, account: userId }),
  keep: ({ counts }) => saveCounts(userId, counts),
})

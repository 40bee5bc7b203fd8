import { takeCountsSchema, type TakeCounts, recorderApiPaths } from '@mboa/contract'
import { useMemo } from 'react'
import { callApi } from '../network/api-client.ts'
import { useOnReceived } from '../take-store/use-device-takes.ts'
import type { Loaded } from '../network/loaded.ts'
import { useResource, type Source } from '../network/use-resource.ts'
import { saveCounts, readStoredCounts } from './stored-lists.ts'

type Counts = TakeCounts['counts']

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
  read: () => readStoredCounts(userId),
  async ask(signal) {
    const asked = await callApi(recorderApiPaths.takeCounts, {
      answer: takeCountsSchema,
      signal,
      account: userId,
    })
    return asked.ok ? { ok: true, value: asked.value.counts } : asked
  },
  keep: (counts) => saveCounts(userId, counts),
})

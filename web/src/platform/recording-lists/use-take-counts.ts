import { apiPaths, takeCountsSchema, type TakeCounts } from '@mboa/contract'
import { useCallback, useEffect, useState } from 'react'
import type { Loaded } from '../course-store/use-courses.ts'
import { callApi } from '../network/api-client.ts'
import { reportProblem } from '../report-problem.ts'
import { useOnReceived } from '../take-store/use-device-takes.ts'
import { saveCounts, readStoredCounts } from './stored-lists.ts'

type Counts = TakeCounts['counts']

/**
 * How many of one's takes stand where: as this device last heard at once, then as the server says;
 * asked again when it has received another one, and when the network returns.
 */
export function useTakeCounts(userId: string): Loaded<Counts> & { again: () => void } {
  const [state, setState] = useState<Loaded<Counts>>({ status: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const again = useCallback(() => setAttempt((count) => count + 1), [])
  useOnReceived(again)

  useEffect(() => {
    const giveUp = new AbortController()
    const { signal } = giveUp
    const isOver = () => signal.aborted
    // Numbers that are a little old are better than none.
    const show = (shown: Loaded<Counts>) =>
      setState((now) => (shown.status === 'ready' || now.status !== 'ready' ? shown : now))
    async function load() {
      const stored = await readStoredCounts(userId)
      if (isOver()) return
      if (stored !== undefined)
        setState((now) => (now.status === 'ready' ? now : readyWith(stored)))
      const asked = await callApi(apiPaths.takeCounts, {
        answer: takeCountsSchema,
        signal,
        account: userId,
      })
      if (isOver()) return
      if (asked.ok) {
        show(readyWith(asked.value.counts))
        await saveCounts(userId, asked.value.counts)
      } else show({ status: 'failed', failure: asked.failure, retry: again })
    }
    load().catch((error: unknown) => {
      if (isOver()) return
      reportProblem('counting the takes', error)
      show({ status: 'failed', failure: { code: 'general', fields: {} }, retry: again })
    })
    return () => giveUp.abort()
  }, [userId, attempt, again])

  useEffect(() => {
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [again])

  return { ...state, again }
}

const readyWith = (value: Counts): Loaded<Counts> => ({ status: 'ready', value })

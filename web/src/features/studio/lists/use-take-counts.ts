import { apiPaths, takeCountsSchema, type TakeCounts } from '@mboa/contract'
import { useCallback, useEffect, useState } from 'react'
import type { Loaded } from '../../../platform/course-store/use-courses.ts'
import { callApi } from '../../../platform/network/api-client.ts'
import { reportProblem } from '../../../platform/report-problem.ts'
import { useDeviceTakes } from '../../../platform/take-store/use-device-takes.ts'

/** How many of one's takes stand where, as the server says; asked again when it has received one. */
export function useTakeCounts(): Loaded<TakeCounts['counts']> {
  const [state, setState] = useState<Loaded<TakeCounts['counts']>>({ status: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const received = (useDeviceTakes() ?? []).filter(({ pending }) => pending !== 1).length

  const retry = useCallback(() => {
    setState({ status: 'loading' })
    setAttempt((count) => count + 1)
  }, [])

  useEffect(() => {
    const giveUp = new AbortController()
    const fail = (failure: Extract<Loaded<never>, { status: 'failed' }>['failure']) => {
      // Numbers that are a little old are better than none.
      setState((now) => (now.status === 'ready' ? now : { status: 'failed', failure, retry }))
    }
    callApi(apiPaths.takeCounts, { answer: takeCountsSchema, signal: giveUp.signal })
      .then((result) => {
        if (giveUp.signal.aborted) return
        if (result.ok) setState({ status: 'ready', value: result.value.counts })
        else fail(result.failure)
      })
      .catch((error: unknown) => {
        if (giveUp.signal.aborted) return
        reportProblem('counting the takes', error)
        fail({ code: 'general', fields: {} })
      })
    return () => giveUp.abort()
  }, [attempt, received, retry])

  useEffect(() => {
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [retry])

  return state
}

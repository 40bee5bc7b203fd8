import { useCallback, useEffect, useState } from 'react'
import type { ApiFailure, ApiResult } from '../../platform/network/api-client.ts'
import { reportProblem } from '../../platform/report-problem.ts'

export interface Answer<Value> {
  /** Undefined until the server has answered; kept when it cannot be reached later. */
  value: Value | undefined
  /** Why the last asking failed. */
  failure: ApiFailure | undefined
  reload: () => void
  /** Takes over what another call has brought. */
  replace: (value: Value) => void
}

/**
 * What the server says now; asked again on demand and when the network comes back.
 * @param ask stays the same between renders
 */
export function useAnswer<Value>(
  ask: (signal: AbortSignal) => Promise<ApiResult<Value>>,
): Answer<Value> {
  const [value, setValue] = useState<Value | undefined>()
  const [failure, setFailure] = useState<ApiFailure | undefined>()
  const [attempt, setAttempt] = useState(0)
  const reload = useCallback(() => setAttempt((count) => count + 1), [])
  const replace = useCallback((fresh: Value) => {
    setValue(fresh)
    setFailure(undefined)
  }, [])

  useEffect(() => {
    const giveUp = new AbortController()
    ask(giveUp.signal)
      .then((result) => {
        if (giveUp.signal.aborted) return
        if (result.ok) replace(result.value)
        else setFailure(result.failure)
      })
      .catch((error: unknown) => {
        if (giveUp.signal.aborted) return
        reportProblem('asking for the profile', error)
        setFailure({ code: 'internal', fields: {} })
      })
    return () => giveUp.abort()
  }, [ask, attempt, replace])

  useEffect(() => {
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [reload])

  return { value, failure, reload, replace }
}

import { useCallback, useEffect, useState } from 'react'
import type { Loaded } from '../../../platform/course-store/use-courses.ts'
import type { ApiResult } from '../../../platform/network/api-client.ts'
import { reportProblem } from '../../../platform/report-problem.ts'

type Asked<Value> = Loaded<Value> & { change: (how: (value: Value) => Value) => void }

/**
 * What the server answers, asked again when the network returns and when `changes` grows.
 * @param ask the same function between renders
 */
export function useAsked<Value>(
  ask: (signal: AbortSignal) => Promise<ApiResult<Value>>,
  changes = 0,
): Asked<Value> {
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<Loaded<Value>>({ status: 'loading' })
  const retry = useCallback(() => setAttempt((count) => count + 1), [])

  useEffect(() => {
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [retry])

  useEffect(() => {
    const giveUp = new AbortController()
    ask(giveUp.signal)
      .then((asked) => {
        if (giveUp.signal.aborted) return
        if (asked.ok) setState({ status: 'ready', value: asked.value })
        else {
          const { failure } = asked
          setState((shown) =>
            shown.status === 'ready' ? shown : { status: 'failed', failure, retry },
          )
        }
      })
      .catch((error: unknown) => {
        if (!giveUp.signal.aborted) reportProblem('asking for what recorders told', error)
      })
    return () => giveUp.abort()
  }, [ask, attempt, changes, retry])

  const change = useCallback((how: (value: Value) => Value) => {
    setState((shown) =>
      shown.status === 'ready' ? { status: 'ready', value: how(shown.value) } : shown,
    )
  }, [])
  return { ...state, change }
}

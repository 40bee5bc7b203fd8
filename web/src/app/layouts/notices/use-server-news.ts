import { useEffect, useState } from 'react'
import type { ApiResult } from '../../../platform/network/api-client.ts'
import { saveDismissed, readDismissed } from '../../../platform/dismissed.ts'
import { reportProblem } from '../../../platform/report-problem.ts'

/**
 * What the server tells when asked, once for each stay in the frame; undefined until it has
 * answered. Nobody waits for it: without a network the bell tells it another time.
 * @param ask stays the same from render to render; undefined where there is nothing to ask
 */
export function useServerNews<Value>(
  ask: ((signal: AbortSignal) => Promise<ApiResult<Value>>) | undefined,
): Value | undefined {
  const [news, setNews] = useState<Value>()
  useEffect(() => {
    if (ask === undefined || !navigator.onLine) return
    const giveUp = new AbortController()
    ask(giveUp.signal)
      .then((answer) => {
        if (answer.ok) setNews(answer.value)
      })
      .catch((error: unknown) => {
        if (!giveUp.signal.aborted) reportProblem('asking for news', error)
      })
    return () => giveUp.abort()
  }, [ask])
  return news
}

/** Up to where one has dismissed what the bell tells, on this device: a count or an instant. */
export function useDismissed(userId: string, what: string): [number, (upTo: number) => void] {
  const [upTo, setUpTo] = useState(() => readDismissed(userId, what))
  const dismiss = (next: number) => {
    setUpTo(next)
    saveDismissed(userId, what, next)
  }
  return [upTo, dismiss]
}

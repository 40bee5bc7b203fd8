import { useEffect, useState } from 'react'
import type { ApiResult } from '../../../platform/network/api-client.ts'
import { reportProblem } from '../../../platform/report-problem.ts'
import { storedValue } from '../../../platform/stored-value.ts'

/**
 * What the server answers when asked, once for each stay in the frame; undefined until it has
 * answered. Nobody waits for it: without a network the bell shows it another time.
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

/**
 * Up to where somebody has dismissed a notice of the bell: a count or an instant; 0 at first. Where
 * nothing can be stored, it comes again at the next visit.
 */
const dismissedOf = (userId: string, what: string) =>
  storedValue(`mboa-put-away-${userId}-${what}`, {
    name: 'what was dismissed',
    parse: (text) => Number(text ?? 0),
    format: String,
  })

/** Up to where one has dismissed what the bell lists, on this device: a count or an instant. */
export function useDismissed(userId: string, what: string): [number, (upTo: number) => void] {
  const [upTo, setUpTo] = useState(() => dismissedOf(userId, what).read())
  const dismiss = (next: number) => {
    setUpTo(next)
    dismissedOf(userId, what).save(next)
  }
  return [upTo, dismiss]
}

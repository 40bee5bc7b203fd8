import { useCallback, useEffect, useState } from 'react'
import { reportProblem } from '../report-problem.ts'
import type { ApiFailure, ApiResult } from './api-client.ts'
import type { Loaded } from './loaded.ts'

/** Where something comes from. The same object between renders: another one is another thing. */
export interface Source<Value> {
  /** As it stands after “Problem while”: `asking for the consents`. */
  readonly during: string
  /** What this device has of it; undefined where it has nothing. */
  readonly read?: () => Promise<Value | undefined>
  readonly ask: (signal: AbortSignal) => Promise<ApiResult<Value>>
  /** Stores on this device what the server answered. */
  readonly keep?: (value: Value) => Promise<unknown>
}

export interface Resource<Value> {
  /** Failed only where there is nothing to show. */
  readonly state: Loaded<Value>
  /** Why the server could not be asked the last time, whatever is shown. */
  readonly failure: ApiFailure | undefined
  readonly askAgain: () => void
  /** Shows otherwise, as after a change that the server has just answered to. */
  readonly change: (how: (shown: Value | undefined) => Value | undefined) => void
}

interface Known<Value> {
  readonly value?: Value
  readonly failure?: ApiFailure
}

/**
 * What this device has at once, then what the server says; asked again when the network returns and
 * when `changes` grows. A device that cannot be read has nothing, one that is full keeps nothing:
 * both are reported, and the server's answer is shown.
 */
export function useResource<Value>(source: Source<Value>, changes = 0): Resource<Value> {
  const [known, setKnown] = useState<Known<Value> & { of: Source<Value> }>({ of: source })
  const [attempt, setAttempt] = useState(0)
  const askAgain = useCallback(() => setAttempt((count) => count + 1), [])

  useEffect(() => {
    window.addEventListener('online', askAgain)
    return () => window.removeEventListener('online', askAgain)
  }, [askAgain])

  const update = useCallback(
    (how: (before: Known<Value>) => Known<Value>) =>
      setKnown(({ of, ...before }) => ({ ...how(of === source ? before : {}), of: source })),
    [source],
  )

  useEffect(() => {
    const giveUp = new AbortController()
    const isOver = () => giveUp.signal.aborted
    const report = (error: unknown) => {
      if (!isOver()) reportProblem(source.during, error)
    }
    async function load() {
      const stored = await source.read?.().catch(report)
      if (isOver()) return
      if (stored !== undefined) update((before) => ({ value: stored, ...before }))
      const asked = await source.ask(giveUp.signal)
      if (isOver()) return
      if (!asked.ok) {
        update((before) => ({ ...before, failure: asked.failure }))
        return
      }
      update(() => ({ value: asked.value }))
      await source.keep?.(asked.value).catch(report)
    }
    load().catch((error: unknown) => {
      report(error)
      const failure = { code: 'general', fields: {} } as const
      if (!isOver()) update((before) => ({ ...before, failure }))
    })
    return () => giveUp.abort()
  }, [source, update, attempt, changes])

  const change = useCallback(
    (how: (shown: Value | undefined) => Value | undefined) =>
      update((before) => {
        const value = how(before.value)
        return value === undefined ? before : { value }
      }),
    [update],
  )
  const { value, failure } = known.of === source ? known : ({} as Known<Value>)
  return { state: toLoaded(value, failure, askAgain), failure, askAgain, change }
}

function toLoaded<Value>(
  value: Value | undefined,
  failure: ApiFailure | undefined,
  retry: () => void,
): Loaded<Value> {
  if (value !== undefined) return { status: 'ready', value }
  return failure === undefined ? { status: 'loading' } : { status: 'failed', failure, retry }
}

import { useCallback, useEffect, useMemo, useState } from 'react'
import { reportProblem } from '../report-problem.ts'
import type { ApiFailure, ApiResult } from './api-client.ts'
import type { Loaded } from './loaded.ts'

/** How something is read. The same object between renders: another object is read anew. */
export interface Source<Value> {
  /** The words after “Problem while”: `asking for the consents`. */
  readonly during: string
  /** Sources with the same key read the same thing, which stays shown while it is read anew. */
  readonly key?: string
  /** Reads what this device has, undefined if it has nothing. */
  readonly read?: (signal: AbortSignal, begin: (part: Value) => void) => Promise<Value | undefined>
  /** Asks the server; absent from what only this device knows. */
  readonly ask?: (signal: AbortSignal, begin: (part: Value) => void) => Promise<ApiResult<Value>>
  /** True if the server, once it has answered, is not asked again when the network returns. */
  readonly asksOnce?: boolean
  /** Finds values that need not replace each other, so that what hangs on them doesn't run again. */
  readonly isSame?: (shown: Value, next: Value) => boolean
  /** Stores or completes what the server answered; `change` does nothing once the source is left. */
  readonly keep?: (value: Value, change: Resource<Value>['change']) => unknown
}

export interface Resource<Value> {
  /** Failed only if there is nothing to show. */
  readonly state: Loaded<Value>
  readonly value: Value | undefined
  /** Why the last reading failed, whatever is shown. */
  readonly failure: ApiFailure | undefined
  readonly askAgain: () => void
  /** Shows another value, as after a change that the server has just answered to. */
  readonly change: (how: (shown: Value | undefined) => Value | undefined) => void
}

interface Known<Value> {
  readonly of: unknown
  readonly value?: Value | undefined
  /** The first part of a value that is on its way. */
  readonly begun?: Value | undefined
  readonly failure?: ApiFailure
}

const unreadable: ApiFailure = { code: 'general', fields: {} }

/**
 * Reads something: what this device has at once, then what the server says. The server is asked
 * again when the network returns, and all is read anew when `changes` is another value. A device
 * that cannot be read or is full is reported, and the server's answer is shown.
 * @param source undefined while there is nothing to read
 */
export function useResource<Value>(
  source: Source<Value> | undefined,
  changes?: unknown,
): Resource<Value> {
  const of = source?.key ?? source
  const [stored, setKnown] = useState<Known<Value>>({ of })
  const [attempt, setAttempt] = useState(0)
  const askAgain = useCallback(() => setAttempt((count) => count + 1), [])
  const known = stored.of === of ? stored : { of }
  if (known !== stored) setKnown(known)
  const { value, begun, failure } = known

  const isAnswered = value !== undefined && failure === undefined
  const isOpen = source?.ask !== undefined && !(source.asksOnce === true && isAnswered)
  useEffect(() => {
    if (!isOpen) return
    window.addEventListener('online', askAgain)
    return () => window.removeEventListener('online', askAgain)
  }, [isOpen, askAgain])

  const update = useCallback(
    (how: (before: Known<Value>) => Omit<Known<Value>, 'of'>) =>
      setKnown((before) => (before.of === of ? { ...how(before), of } : before)),
    [of],
  )
  const change = useCallback<Resource<Value>['change']>(
    (how) =>
      update((before) => {
        const changed = how(before.value)
        return changed === undefined ? before : { value: changed }
      }),
    [update],
  )

  useEffect(() => {
    if (source === undefined) return
    const { during, read, ask, keep, isSame } = source
    const leaving = new AbortController()
    const { signal } = leaving
    const isOver = () => signal.aborted
    const updateHere: typeof update = (how) => {
      if (!isOver()) update(how)
    }
    const report = (error: unknown) => {
      if (!isOver()) reportProblem(during, error)
    }
    const begin = (part: Value) =>
      updateHere((before) => (before.value === undefined ? { begun: part } : before))
    const show = (next: Value | undefined) =>
      updateHere(({ value: shown }) => {
        const isShown = shown !== undefined && next !== undefined && isSame?.(shown, next) === true
        return { value: isShown ? shown : next }
      })
    async function load() {
      if (ask === undefined) {
        show(await read?.(signal, begin))
        return
      }
      const here = await read?.(signal, begin).catch(report)
      if (isOver()) return
      if (here !== undefined) {
        update((before) => (before.value === undefined ? { ...before, value: here } : before))
      }
      const asked = await ask(signal, begin)
      if (isOver()) return
      if (!asked.ok) {
        update((before) => ({ ...before, failure: asked.failure }))
        return
      }
      show(asked.value)
      try {
        await keep?.(asked.value, (how) => {
          if (!isOver()) change(how)
        })
      } catch (error) {
        report(error)
      }
    }
    load().catch((error: unknown) => {
      report(error)
      updateHere((before) => ({ ...before, failure: unreadable }))
    })
    return () => leaving.abort()
  }, [source, update, change, attempt, changes])

  const missing = value === undefined ? failure : undefined
  const state = useMemo((): Loaded<Value> => {
    if (value !== undefined) return { status: 'ready', value }
    if (missing === undefined) return { status: 'loading', ...(begun !== undefined && { begun }) }
    const retry = () => {
      update((before) => ({ begun: before.begun }))
      askAgain()
    }
    return { status: 'failed', failure: missing, retry }
  }, [value, begun, missing, update, askAgain])
  return { state, value, failure, askAgain, change }
}

import { useCallback, useEffect, useMemo, useState } from 'react'
import type { ClientErrorCode } from '../network/api-client.ts'
import { removedHere } from '../device-store/accounts-here.ts'
import { retryDelayMs } from '../network/retry-delay.ts'
import { useResource, type Source } from '../network/use-resource.ts'
import { reportProblem } from '../report-problem.ts'
import { syncVoices } from './sync-voices.ts'
import { followVoices, listVoicesHere, type VoicesHere } from './voice-store.ts'

export interface ShownVoices extends VoicesHere {
  /** `failed` where the device’s storage refuses. */
  readonly status: 'loading' | 'ready' | 'failed'
  /** Why the server and this device are not together; undefined where they are. */
  readonly failure: ClientErrorCode | undefined
}

/**
 * The voices of one person as they stand on this device. While it is shown, what waits is sent and
 * what other devices did is taken over; failures are tried again with growing pauses.
 */
export function useVoices(userId: string): ShownVoices & { sync: () => void } {
  const [changes, setChanges] = useState(0)
  useEffect(() => followVoices(userId, () => setChanges((count) => count + 1)), [userId])
  const { state } = useResource(
    useMemo(() => voicesOf(userId), [userId]),
    changes,
  )
  const [failure, setFailure] = useState<ClientErrorCode>()
  const [asked, setAsked] = useState(0)
  const sync = useCallback(() => setAsked((count) => count + 1), [])

  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    let timer: ReturnType<typeof setTimeout> | undefined
    let retries = 0
    const run = () => {
      clearTimeout(timer)
      syncVoices(userId)
        .then((result) => {
          if (signal.aborted) return
          setFailure(result.ok ? undefined : result.failure.code)
          if (!result.ok) retryLater()
        })
        .catch((error: unknown) => {
          if (signal.aborted) return
          reportProblem('sending voices', error)
          retryLater()
        })
    }
    const retryLater = () => {
      retries += 1
      timer = setTimeout(run, retryDelayMs(retries, Math.random()))
    }
    run()
    window.addEventListener('online', run, { signal })
    return () => {
      leaving.abort()
      clearTimeout(timer)
    }
  }, [userId, asked])

  const { voices, recordings } = state.status === 'ready' ? state.value : nobody
  return { status: state.status, voices, recordings, failure, sync }
}

const nobody: VoicesHere = { voices: [], recordings: [] }

const voicesOf = (userId: string): Source<VoicesHere> => ({
  during: 'reading the voices of this device',
  read: () =>
    listVoicesHere(userId).catch((error: unknown) => {
      // Removing the account interrupts this read, which then has nothing to report.
      if (!removedHere.has(userId)) throw error
      return undefined
    }),
})

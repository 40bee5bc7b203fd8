import { useCallback, useEffect, useState } from 'react'
import type { ClientErrorCode } from '../network/api-client.ts'
import { removedHere } from '../device-store/accounts-here.ts'
import { retryDelayMs } from '../network/retry-delay.ts'
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
  const [shown, setShown] = useState<Omit<ShownVoices, 'failure'>>({
    status: 'loading',
    voices: [],
    recordings: [],
  })
  const [failure, setFailure] = useState<ClientErrorCode>()
  const [asked, setAsked] = useState(0)
  const sync = useCallback(() => setAsked((count) => count + 1), [])

  useEffect(() => {
    let isCurrent = true
    const read = () => {
      listVoicesHere(userId)
        .then((here) => isCurrent && setShown({ status: 'ready', ...here }))
        .catch((error: unknown) => {
          if (removedHere.has(userId)) return
          reportProblem('reading the voices of this device', error)
          if (isCurrent) setShown({ status: 'failed', voices: [], recordings: [] })
        })
    }
    read()
    const stop = followVoices(userId, read)
    return () => {
      isCurrent = false
      stop()
    }
  }, [userId])

  useEffect(() => {
    let isCurrent = true
    let timer: ReturnType<typeof setTimeout> | undefined
    let retries = 0
    const run = () => {
      clearTimeout(timer)
      syncVoices(userId)
        .then((result) => {
          if (!isCurrent) return
          setFailure(result.ok ? undefined : result.failure.code)
          if (!result.ok) retryLater()
        })
        .catch((error: unknown) => {
          if (!isCurrent) return
          reportProblem('sending voices', error)
          retryLater()
        })
    }
    const retryLater = () => {
      retries += 1
      timer = setTimeout(run, retryDelayMs(retries, Math.random()))
    }
    run()
    window.addEventListener('online', run)
    return () => {
      isCurrent = false
      clearTimeout(timer)
      window.removeEventListener('online', run)
    }
  }, [userId, asked])

  return { ...shown, failure, sync }
}

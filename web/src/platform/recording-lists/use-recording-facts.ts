import { useCallback, useEffect, useRef, useState } from 'react'
import type { Loaded } from '../course-store/use-courses.ts'
import type { ApiResult } from '../network/api-client.ts'
import { reportProblem } from '../report-problem.ts'
import {
  readRecordingDialect,
  readRecordingFacts,
  refreshRecordingFacts,
  writeRecordingDialect,
  type RecordingFacts,
} from './recording-facts-store.ts'

/** What the device has at once, then what the server says; failed only with neither. */
function useStoredAndFresh<Value>(
  read: () => Promise<Value | undefined>,
  refresh: () => Promise<ApiResult<Value>>,
): Loaded<Value> {
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<Loaded<Value>>({ status: 'loading' })
  const retry = useCallback(() => setAttempt((count) => count + 1), [])

  useEffect(() => {
    let isCurrent = true
    const show = (shown: Loaded<Value>) => isCurrent && setState(shown)
    async function load() {
      const stored = await read()
      if (stored !== undefined) show({ status: 'ready', value: stored })
      const fresh = await refresh()
      if (fresh.ok) show({ status: 'ready', value: fresh.value })
      else if (stored === undefined) show({ status: 'failed', failure: fresh.failure, retry })
    }
    load().catch((error: unknown) => {
      reportProblem('loading what there is to record', error)
      const failure = { code: 'general', fields: {} } as const
      if (!isCurrent) return
      setState((shown) => (shown.status === 'ready' ? shown : { status: 'failed', failure, retry }))
    })
    return () => {
      isCurrent = false
      setState({ status: 'loading' })
    }
  }, [read, refresh, retry, attempt])

  return state
}

export function useRecordingFacts(userId: string, course: string): Loaded<RecordingFacts> {
  const read = useCallback(() => readRecordingFacts(userId, course), [userId, course])
  const refresh = useCallback(() => refreshRecordingFacts(userId, course), [userId, course])
  return useStoredAndFresh(read, refresh)
}

/** The dialect that is recorded, undefined until it is read; and how to name another. */
export function useRecordingDialect(userId: string, course: string) {
  const [stored, setStored] = useState<{ course: string; dialect: string | null }>()
  const writing = useRef(Promise.resolve())

  useEffect(() => {
    let isCurrent = true
    readRecordingDialect(userId, course)
      .catch((error: unknown) => {
        reportProblem('reading the dialect', error)
        return null
      })
      .then((dialect) => isCurrent && setStored({ course, dialect }))
      .catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [userId, course])

  function choose(dialect: string | null) {
    setStored({ course, dialect })
    // One after the other: what was typed last is what stays.
    writing.current = writing.current
      .then(() => writeRecordingDialect(userId, course, dialect))
      .catch((error: unknown) => reportProblem('keeping the dialect', error))
  }

  return [stored?.course === course ? stored.dialect : undefined, choose] as const
}

import { apiPaths, profileSchema } from '@mboa/contract'
import { useCallback, useEffect, useState } from 'react'
import type { Loaded } from '../course-store/use-courses.ts'
import { callApi } from '../network/api-client.ts'
import { reportProblem } from '../report-problem.ts'
import { saveLanguages, readStoredLanguages } from './stored-languages.ts'

const sameLanguages = (one: readonly string[], other: readonly string[]) =>
  one.join(' ') === other.join(' ')

/** ISO 639-3 codes of what this person records: from the device at once, then from the server. */
export function useRecorderLanguages(userId: string): Loaded<readonly string[]> {
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<Loaded<readonly string[]>>({ status: 'loading' })
  const retry = useCallback(() => setAttempt((count) => count + 1), [])

  useEffect(() => {
    const giveUp = new AbortController()
    const { signal } = giveUp
    const isOver = () => signal.aborted
    async function load() {
      const stored = await readStoredLanguages(userId)
      if (isOver()) return
      if (stored !== undefined) setState({ status: 'ready', value: stored })
      const asked = await callApi(apiPaths.profile, {
        answer: profileSchema,
        signal,
        account: userId,
      })
      if (isOver()) return
      if (asked.ok) {
        const { recorderLanguages } = asked.value
        if (stored !== undefined && sameLanguages(stored, recorderLanguages)) return
        setState({ status: 'ready', value: recorderLanguages })
        await saveLanguages(userId, recorderLanguages)
      } else if (stored === undefined) {
        setState({ status: 'failed', failure: asked.failure, retry })
      }
    }
    load().catch((error: unknown) => {
      if (isOver()) return
      reportProblem('asking which languages are recorded', error)
      setState((shown) =>
        shown.status === 'ready'
          ? shown
          : { status: 'failed', failure: { code: 'general', fields: {} }, retry },
      )
    })
    return () => giveUp.abort()
  }, [userId, attempt, retry])

  return state
}

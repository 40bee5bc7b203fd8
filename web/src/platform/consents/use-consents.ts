import { apiPaths, consentsSchema, type ConsentChoices, type Consents } from '@mboa/contract'
import { useCallback, useEffect, useState } from 'react'
import { callApi, type ApiFailure, type ApiResult } from '../network/api-client.ts'
import { reportProblem } from '../report-problem.ts'
import { saveConsents, readStoredConsents } from './stored-consents.ts'

interface OwnConsents {
  /** Undefined until the device or the server has said. */
  consents: Consents | undefined
  /** Why the server could not be asked; what the device knows stands then. */
  failure: ApiFailure | undefined
  retry: () => void
  choose: (choices: ConsentChoices) => Promise<ApiResult<Consents>>
}

/** What this person has agreed to: from the device at once, from the server when it answers. */
export function useConsents(userId: string): OwnConsents {
  const [consents, setConsents] = useState<Consents | undefined>()
  const [failure, setFailure] = useState<ApiFailure | undefined>()
  const [attempt, setAttempt] = useState(0)
  const retry = useCallback(() => setAttempt((count) => count + 1), [])

  const take = useCallback(
    (fresh: Consents) => {
      setConsents(fresh)
      setFailure(undefined)
      saveConsents(userId, fresh).catch((error: unknown) =>
        reportProblem('keeping the consents on the device', error),
      )
    },
    [userId],
  )

  useEffect(() => {
    const giveUp = new AbortController()
    const { signal } = giveUp
    readStoredConsents(userId)
      .then((stored) => {
        if (!signal.aborted) setConsents((known) => known ?? stored)
      })
      .catch((error: unknown) => reportProblem('reading the consents of the device', error))
      .then(() => callApi(apiPaths.consents, { answer: consentsSchema, signal, account: userId }))
      .then((asked) => {
        if (signal.aborted) return
        if (asked.ok) take(asked.value)
        else setFailure(asked.failure)
      })
      .catch((error: unknown) => {
        if (!signal.aborted) reportProblem('asking for the consents', error)
      })
    return () => giveUp.abort()
  }, [userId, attempt, take])

  useEffect(() => {
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [retry])

  const choose = useCallback(
    async (choices: ConsentChoices) => {
      const answered = await callApi(apiPaths.consents, {
        method: 'PUT',
        body: choices,
        answer: consentsSchema,
        account: userId,
      })
      if (answered.ok) take(answered.value)
      return answered
    },
    [take, userId],
  )

  return { consents, failure, retry, choose }
}

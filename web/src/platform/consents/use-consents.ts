import { apiPaths, consentsSchema, type ConsentChoices, type Consents } from '@mboa/contract'
import { useCallback, useMemo } from 'react'
import { callApi, type ApiFailure, type ApiResult } from '../network/api-client.ts'
import { reportProblem } from '../report-problem.ts'
import { useResource, type Source } from '../network/use-resource.ts'
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
  const source = useMemo(() => consentsOf(userId), [userId])
  const { state, failure, askAgain, change } = useResource(source)

  const choose = useCallback(
    async (choices: ConsentChoices) => {
      const answered = await callApi(apiPaths.consents, {
        method: 'PUT',
        body: choices,
        answer: consentsSchema,
        account: userId,
      })
      if (!answered.ok) return answered
      change(() => answered.value)
      saveConsents(userId, answered.value).catch((error: unknown) =>
        reportProblem('keeping the consents on the device', error),
      )
      return answered
    },
    [change, userId],
  )

  const consents = state.status === 'ready' ? state.value : undefined
  return { consents, failure, retry: askAgain, choose }
}

const consentsOf = (userId: string): Source<Consents> => ({
  during: 'asking for the consents',
  read: () => readStoredConsents(userId),
  ask: (signal) => callApi(apiPaths.consents, { answer: consentsSchema, signal, account: userId }),
  keep: (consents) => saveConsents(userId, consents),
})

import { api, type ConsentChoices, type Consents } from '@mboa/contract'
import { useCallback, useMemo } from 'react'
import { call, type ApiFailure, type ApiResult } from '../network/api-client.ts'
import { reportProblem } from '../report-problem.ts'
import { openTakeDatabase } from '../device-store/take-database.ts'
import type { Written } from '../device-store/write-takes.ts'
import { useResource, type Source } from '../network/use-resource.ts'
import { saveConsents, readStoredConsents } from './stored-consents.ts'
import { dropUnsent, keepUnsent, sendUnsent } from './unsent-consents.ts'

interface OwnConsents {
  /** Undefined until the device or the server has said. */
  consents: Consents | undefined
  /** Why the server could not be asked; what the device knows stands then. */
  failure: ApiFailure | undefined
  retry: () => void
  choose: (choices: ConsentChoices) => Promise<ApiResult<Consents>>
  /** Without a network: durable on this device, and sent before any take. */
  chooseHere: (choices: ConsentChoices) => Promise<Written<Consents>>
}

/** What this person has agreed to: from the device at once, from the server when it answers. */
export function useConsents(userId: string): OwnConsents {
  const source = useMemo(() => consentsOf(userId), [userId])
  const { state, failure, askAgain, change } = useResource(source)

  const choose = useCallback(
    async (choices: ConsentChoices) => {
      const answered = await call(api.chooseConsents, { body: choices, account: userId })
      if (!answered.ok) return answered
      change(() => answered.value)
      Promise.all([saveConsents(userId, answered.value), dropUnsent(userId)]).catch(
        (error: unknown) => reportProblem('keeping the consents on the device', error),
      )
      return answered
    },
    [change, userId],
  )

  const consents = state.status === 'ready' ? state.value : undefined
  const chooseHere = useCallback(
    async (choices: ConsentChoices) => {
      const kept = await keepUnsent(userId, choices, consents, Date.now())
      if (kept.ok) change(() => kept.value)
      return kept
    },
    [change, consents, userId],
  )
  return { consents, failure, retry: askAgain, choose, chooseHere }
}

const consentsOf = (userId: string): Source<Consents> => ({
  during: 'asking for the consents',
  read: () => readStoredConsents(userId),
  async ask(signal) {
    const sent = await sendBefore(userId)
    if (!sent.ok) return sent
    return call(api.readConsents, { signal, account: userId })
  },
  keep: (consents) => saveConsents(userId, consents),
})

/** What was chosen here without a network is not to be undone by an answer that knows nothing of it. */
async function sendBefore(userId: string): ReturnType<typeof sendUnsent> {
  const database = await openTakeDatabase(userId)
  try {
    return await sendUnsent(userId, database)
  } finally {
    database.close()
  }
}

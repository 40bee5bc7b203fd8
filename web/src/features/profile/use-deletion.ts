import { api, pagePaths, type DeletionConsequences } from '@mboa/contract'
import { useCallback, useState } from 'react'
import { flushSync } from 'react-dom'
import { call, type ApiFailure } from '../../platform/network/api-client.ts'
import { useNavigate } from '../../platform/navigation/history.ts'
import { reportProblem } from '../../platform/report-problem.ts'
import { forgetAccount } from '../../platform/session/stored-on-device.ts'
import { useSession, useSignedInUser } from '../../platform/session/session-context.ts'

type Foreseen =
  | { status: 'idle' | 'loading' }
  | { status: 'ready'; value: DeletionConsequences }
  | { status: 'failed'; failure: ApiFailure }

/** What deleting would take away, as the server says when it is asked. */
export function useForeseenDeletion() {
  const { id } = useSignedInUser()
  const [foreseen, setForeseen] = useState<Foreseen>({ status: 'idle' })
  const foresee = useCallback(() => {
    setForeseen({ status: 'loading' })
    call(api.describeDeletion, { account: id })
      .then((result) => {
        setForeseen(
          result.ok
            ? { status: 'ready', value: result.value }
            : { status: 'failed', failure: result.failure },
        )
      })
      .catch((error: unknown) => {
        reportProblem('asking what deletion takes away', error)
        setForeseen({ status: 'failed', failure: { code: 'internal', fields: {} } })
      })
  }, [id])
  return { foreseen, foresee }
}

/** Leaves nothing of a deleted account on this device, and says so at the login. */
export function useLeaveForGood(): () => void {
  const { setUser } = useSession()
  const { id } = useSignedInUser()
  const navigate = useNavigate()
  return () => {
    // The guards lead to the login first; only then does the address take the notice along.
    flushSync(() => setUser(null))
    navigate(`${pagePaths.login}?success=account-deleted`, { replace: true })
    // Not before: the pages that are left now would open the store again.
    forgetAccount(id).catch((error: unknown) => reportProblem('forgetting an account', error))
  }
}

import type { MessageDescriptor } from '@lingui/core'
import { api, pagePaths, type GooglePending } from '@mboa/contract'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from '../../../platform/navigation/history.ts'
import { call, type ApiFailure, type ApiResult } from '../../../platform/network/api-client.ts'
import { reportProblem } from '../../../platform/report-problem.ts'
import { useSession } from '../../../platform/session/session-context.ts'
import { formTexts } from '../../../ui/form-texts.ts'
import { accountSetUpFailedText, googleSignUpErrorTexts } from '../error-texts.ts'

interface FirstLogin {
  /** Who is about to become a user; undefined until the server has answered. */
  pending: GooglePending | undefined
  failure: MessageDescriptor | undefined
  isBusy: boolean
  complete: () => Promise<void>
}

/**
 * The first sign-in of somebody with Google. It waits on the server for ten minutes; who comes
 * without one, or too late, learns that the session has expired.
 */
export function useFirstLogin(): FirstLogin {
  const { setUser } = useSession()
  const navigate = useNavigate()
  const [pending, setPending] = useState<GooglePending | undefined>()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<MessageDescriptor | undefined>()

  function notify({ code }: ApiFailure) {
    if (code === 'google-session-expired') navigate(pagePaths.sessionExpired, { replace: true })
    else setFailure(googleSignUpErrorTexts[code] ?? accountSetUpFailedText)
  }

  const arrive = useEffectEvent((result: ApiResult<GooglePending>) => {
    if (result.ok) setPending(result.value)
    else notify(result.failure)
  })
  useEffect(() => {
    const giveUp = new AbortController()
    call(api.readPendingGoogleSignUp, { signal: giveUp.signal })
      .then((result) => arrive(result))
      .catch((error: unknown) => {
        if (giveUp.signal.aborted) return
        reportProblem('asking about a Google sign-up', error)
        setFailure(formTexts.unexpected)
      })
    return () => giveUp.abort()
  }, [])

  async function complete() {
    setIsBusy(true)
    setFailure(undefined)
    try {
      const result = await call(api.completeGoogleSignUp)
      if (result.ok) setUser(result.value.user)
      else notify(result.failure)
    } catch (error) {
      reportProblem('completing a Google sign-up', error)
      setFailure(accountSetUpFailedText)
    } finally {
      setIsBusy(false)
    }
  }

  return { pending, failure, isBusy, complete }
}

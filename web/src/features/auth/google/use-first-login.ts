import type { MessageDescriptor } from '@lingui/core'
import { api, pagePaths, type GooglePending } from '@mboa/contract'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from '../../../platform/navigation/history.ts'
import { call, type ApiFailure } from '../../../platform/network/api-client.ts'
import { useResource, type Source } from '../../../platform/network/use-resource.ts'
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
  const { value: pending, failure: unread } = useResource(pendingSignUp)
  const [isBusy, setIsBusy] = useState(false)
  const [refused, setRefused] = useState<ApiFailure>()
  const failure = refused ?? unread
  const isExpired = failure?.code === 'google-session-expired'
  const leave = useEffectEvent(() => navigate(pagePaths.sessionExpired, { replace: true }))
  useEffect(() => {
    if (isExpired) leave()
  }, [isExpired])

  async function complete() {
    setIsBusy(true)
    setRefused(undefined)
    try {
      const result = await call(api.completeGoogleSignUp)
      if (result.ok) setUser(result.value.user)
      else setRefused(result.failure)
    } catch (error) {
      reportProblem('completing a Google sign-up', error)
      setRefused({ code: 'general', fields: {} })
    } finally {
      setIsBusy(false)
    }
  }

  const otherwise = refused === undefined ? formTexts.unexpected : accountSetUpFailedText
  const text = failure && (googleSignUpErrorTexts[failure.code] ?? otherwise)
  return { pending, failure: isExpired ? undefined : text, isBusy, complete }
}

const pendingSignUp: Source<GooglePending> = {
  during: 'asking about a Google sign-up',
  ask: (signal) => call(api.readPendingGoogleSignUp, { signal }),
  asksOnce: true,
}
